import * as z from 'zod/mini';
import { planSchema, type PlanFields, type User } from './user.ts';

/*
 * Documents of `users`, which other apps write (spec, section 3): fields at the top level, under `data`, or both. If
 * both have a field, the one under `data` wins, whatever its value. Missing or mistyped fields read as empty: reading
 * never fails.
 */

const fieldsSchema = z.catch(z.record(z.string(), z.unknown()), {});
type Fields = z.infer<typeof fieldsSchema>;

const text = z.catch(z.string(), '');
const flag = z.catch(z.boolean(), false);
const list = z.catch(z.array(z.unknown()), []);

/** Only an https address may become an image; another one reads as no picture. */
const picture = z.catch(z.string().check(z.regex(/^https:\/\/[^\s/]\S*$/iu)), '');

const planFieldsSchema = z.object({ plan: z.catch(z.nullable(planSchema), null), isPremium: flag, forced: flag });
const storedUserSchema = z.object({ email: text, name: text, picture, ...planFieldsSchema.shape });
const hypeIdSchema = z.string().check(z.minLength(1));
const purchaseSchema = z.object({ productId: z.object({ hypeId: hypeIdSchema }) });

function merged(document: unknown): Fields {
  const fields = fieldsSchema.parse(document);
  return { ...fields, ...fieldsSchema.parse(fields['data']) };
}

/** Reads the user with this document id. List items that name no hype are left out. */
export function readStoredUser(id: string, document: unknown): User {
  const fields = merged(document);
  const { forced: _, ...user } = storedUserSchema.parse(fields);
  return {
    id,
    ...user,
    likes: readItems(fields['likes'], hypeIdSchema),
    purchasedProducts: readItems(fields['purchasedProducts'], purchaseSchema),
  };
}

function readItems<Item>(value: unknown, schema: z.ZodMiniType<Item>): Item[] {
  return list.parse(value).flatMap((item) => {
    const parsed = schema.safeParse(item);
    return parsed.success ? [parsed.data] : [];
  });
}

/** Reads the three fields that a change of plan writes. */
export function readPlanFields(document: unknown): PlanFields {
  return planFieldsSchema.parse(merged(document));
}

type PlanWrite = { path: [keyof PlanFields] | ['data', keyof PlanFields]; value: string | boolean | null };

/** Where to write each of the three fields so that reads find it: under `data` only if the field is already there. */
export function planWrites(document: unknown, fields: PlanFields): PlanWrite[] {
  const data = fieldsSchema.parse(fieldsSchema.parse(document)['data']);
  const place = (name: keyof PlanFields): PlanWrite['path'] => (Object.hasOwn(data, name) ? ['data', name] : [name]);
  return [
    { path: place('plan'), value: fields.plan },
    { path: place('isPremium'), value: fields.isPremium },
    { path: place('forced'), value: fields.forced },
  ];
}
