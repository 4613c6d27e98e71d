import * as z from 'zod/mini';
import type { Random } from './fuzzRandom.ts';
import { EXTRA_KEYS, nastyValue } from './fuzzValues.ts';

export type Fuzz = {
  random: Random;
  /** The input's JSON Schema, null when the procedure has no input */
  schema: JsonSchema | null;
  /** Whether the value must survive JSON */
  json: boolean;
};

const jsonSchema = z.looseObject({
  properties: z.optional(z.record(z.string(), z.unknown())),
  items: z.optional(z.unknown()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  enum: z.optional(z.array(z.unknown())),
});
export type JsonSchema = z.infer<typeof jsonSchema>;

/** The JSON Schema of an input, for values at its boundaries. */
export function boundsOf(input: z.ZodMiniType | null): JsonSchema | null {
  return input && jsonSchema.parse(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }));
}

/** The value with a few changes at random places; often it is still valid. */
export function mutated(value: unknown, fuzz: Fuzz): unknown {
  const { random } = fuzz;
  const times = random.pick([1, 1, 1, 2, 3]);
  let result = value;
  for (let time = 0; time < times; time += 1) {
    const paths = pathsOf(result);
    const path = paths[random.below(paths.length)] ?? [];
    result = changedAt(result, path, (old) => changed(old, boundsAt(fuzz.schema, path), fuzz));
  }
  return result;
}

function changed(value: unknown, bounds: JsonSchema | null, { random, json }: Fuzz): unknown {
  const near = random.chance(0.6);
  if (near && typeof value === 'number') return nearNumber(value, bounds, random);
  if (near && typeof value === 'string') return nearText(value, bounds, random);
  if (near && Array.isArray(value)) return nearList(value, bounds, random);
  if (near && isRecord(value)) return nearRecord(value, bounds, { random, json });
  if (near && typeof value === 'boolean') return random.pick([!value, !value, String(value), Number(value)]);
  return random.pick([() => nastyValue(random, json), () => [value], () => ({ value })])();
}

function nearNumber(value: number, bounds: JsonSchema | null, random: Random): number {
  const edge = random.pick([value, value, bounds?.minimum ?? 0, bounds?.maximum ?? 1000]);
  return edge + random.pick([-1, 0, 0, 1, 0.5]);
}

const LETTERS: [string, ...string[]] = [
  'a',
  'Ş',
  'İ',
  'ı',
  ' ',
  '/',
  '.',
  '_',
  '\0',
  '\ud83d',
  '😀',
  '\u0301',
  '"',
  '%',
];

function nearText(text: string, bounds: JsonSchema | null, random: Random): unknown {
  const at = random.below(text.length + 1);
  const length = Math.min(bounds?.maxLength ?? 128, 10_000);
  return random.pick([
    () => text.slice(0, at) + random.pick(LETTERS) + text.slice(at),
    () => text.slice(0, at) + text.slice(at + 1),
    () => text.slice(0, at),
    () => text.toUpperCase(),
    () => ` ${text} `,
    () => text + text,
    () => 'x'.repeat(length + random.pick([-1, 0, 1])),
    () => (bounds?.enum ? bounds.enum[random.below(bounds.enum.length)] : text),
    () => otherCursor(text, random),
  ])();
}

/** A forged cursor: cursors are JSON in base64url, and this one holds something that no page returned. */
function otherCursor(text: string, random: Random): string {
  const place = parsed(Buffer.from(text, 'base64url').toString());
  const list: unknown[] = Array.isArray(place) ? place : ['a', 1];
  const at = random.below(list.length);
  const other = list.map((item, index) => (index === at ? nastyValue(random, true) : item));
  return Buffer.from(JSON.stringify(other)).toString('base64url');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function nearList(list: unknown[], bounds: JsonSchema | null, random: Random): unknown[] {
  const [first] = list;
  return random.pick([
    () => list.slice(1),
    () => [...list, first],
    () => list.toReversed(),
    () => Array.from({ length: (bounds?.maxItems ?? 10) + random.pick([-1, 0, 1]) }, () => first),
  ])();
}

function nearRecord(record: Record<string, unknown>, bounds: JsonSchema | null, fuzz: Omit<Fuzz, 'schema'>): unknown {
  const { random, json } = fuzz;
  const keys = Object.keys(record);
  const key = keys[random.below(keys.length)] ?? 'id';
  const known = Object.keys(bounds?.properties ?? {});
  const other = random.chance(0.5) ? known[random.below(known.length)] : undefined;
  return random.pick([
    () => Object.fromEntries(Object.entries(record).filter(([name]) => name !== key)),
    () => ({ ...record, [other ?? random.pick(EXTRA_KEYS)]: nastyValue(random, json) }),
    () => ({ ...record, [key]: record[keys[random.below(keys.length)] ?? key] }),
  ])();
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

type Path = readonly string[];

function pathsOf(value: unknown, depth = 0): Path[] {
  if (depth > 5 || (!Array.isArray(value) && !isRecord(value))) return [[]];
  const inside = Object.entries(value).slice(0, 20);
  return [[], ...inside.flatMap(([key, item]) => pathsOf(item, depth + 1).map((path) => [key, ...path]))].slice(0, 60);
}

function changedAt(value: unknown, [key, ...rest]: Path, change: (old: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) => (String(index) === key ? changedAt(item, rest, change) : item));
  }
  return isRecord(value) ? { ...value, [key]: changedAt(value[key], rest, change) } : value;
}

function boundsAt(schema: JsonSchema | null, [key, ...rest]: Path): JsonSchema | null {
  if (!schema || key === undefined) return schema;
  const inner = jsonSchema.safeParse(schema.properties?.[key] ?? schema.items);
  return inner.success ? boundsAt(inner.data, rest) : null;
}
