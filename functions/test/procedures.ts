import * as z from 'zod/mini';
import { appRouter } from '../src/trpc/appRouter.ts';

const procedureSchema = z.object({
  type: z.enum(['query', 'mutation']),
  inputs: z.optional(z.array(z.custom<z.ZodMiniType>((schema) => schema instanceof z.ZodMiniType))),
});

export type Procedure = {
  name: string;
  type: 'query' | 'mutation';
  /** The schema of the input, null when there is none */
  input: z.ZodMiniType | null;
};

/** Every procedure of the router. */
export const PROCEDURES: Procedure[] = Object.entries(appRouter._def.procedures).map(([name, procedure]) => {
  const { type, inputs } = procedureSchema.parse('_def' in procedure ? procedure._def : undefined);
  return { name, type, input: inputs?.[0] ?? null };
});
