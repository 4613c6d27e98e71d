import './ownProject.ts';
import type { Admin } from '@hypelar/shared/admin';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { makeAccount, makeAdmin } from './factories.ts';
import { send } from './http.ts';
import { idToken } from './idToken.ts';
import { makeWorld, ROWS } from './permissionMatrixRows.ts';
import { PROCEDURES, type Procedure } from './procedures.ts';
import { everything } from './state.ts';
import { provideApi } from './provideApi.ts';

const api = provideApi();
let owner: Admin;

beforeAll(async () => {
  await makeWorld();
  owner = await makeAdmin();
  await makeAccount(owner);
});

/** Document fields that only the server sets, with values an attacker would like. */
const FIELDS: Record<string, unknown> = {
  ...{ id: 'h2', order: 1, likes: 1e6, createdAt: 0, updatedAt: 0, createdBy: null, deletedBy: 'x', owner: 'x' },
  ...{ duration: 1, timestampsCount: 0, imageCount: 0, videoCount: 0, forHype: true, requestHash: null, objects: {} },
  ...{ gifUrl: 'https://evil.example', audioUrl: 'javascript:alert(1)', videoUrl: 'data:,x', picture: 'x' },
  ...{ premiumHypeCount: 0, premiumHypeIds: [], markedBy: {}, isPremium: true, forced: false, plan: 'Yearly' },
  ...{ email: 'x@hypelar.test', password: 'x'.repeat(32), disabled: false, hypePremiumLimit: 1e6, admin: true },
  ...{ canCreateAdmins: true, canCreateHypes: true, canDeleteHypes: true, canEditHypes: true, version: 1, data: {} },
};

/** The fields of an input, or of its items when it is a list. */
function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodMiniObject) return Object.keys(schema.def.shape);
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniPrefault) return fieldsOf(schema.def.innerType);
  if (schema instanceof z.ZodMiniArray) return fieldsOf(schema.def.element);
  return [];
}

/** The status and app code of a call by the owner, who has every permission. */
async function outcome({ name, type }: Procedure, input: unknown): Promise<string> {
  const text = JSON.stringify(input);
  const call = { token: idToken(owner.id), origin: api.origin };
  const headers = { 'Content-Type': 'application/json' };
  const answer = await (type === 'query'
    ? send(`${name}?input=${encodeURIComponent(text)}`, call)
    : send(name, { ...call, method: 'POST', headers, body: text }));
  return `${answer.status} ${/"appCode":"(\w+)"/.exec(answer.text)?.[1] ?? 'none'}`;
}

/** Valid values of objects inside an input, so that only a foreign field is wrong. */
const INNER: Record<string, unknown> = {
  ...{ flags: {}, media: {}, terms: { detail: 'x' }, privacy: { detail: 'x' } },
  timestamps: [{ timestamp: 6000, type: 'image' }],
};

/** The schemas of the objects inside an input, by field; of a list, those of its items. */
function innerObjects(schema: unknown): [field: string, inner: unknown][] {
  if (!(schema instanceof z.ZodMiniObject)) return [];
  return Object.entries(schema.def.shape).filter(([, inner]) => fieldsOf(inner).length > 0);
}

/** The object, or each item of a list, with one more field. */
const withField = (value: unknown, name: string, foreign: unknown): unknown =>
  Array.isArray(value)
    ? value.map((item: unknown) => withField(item, name, foreign))
    : { ...z.record(z.string(), z.unknown()).parse(value), [name]: foreign };

const takesInput = PROCEDURES.filter(({ type, input }) => type === 'mutation' || input !== null);
const rows = ROWS.flatMap((row) =>
  takesInput.filter(({ name }) => name === row.procedure).map((called) => ({ ...row, called })),
);

describe('T5: a field that a procedure does not ask for is BAD_REQUEST, and nothing changes', () => {
  it.each(rows)('$procedure', async ({ called, input: make }) => {
    const sound = z._default(z.record(z.string(), z.unknown()), {}).parse(await make(owner));
    const asked = fieldsOf(called.input);
    const foreign = Object.entries(FIELDS).filter(([field]) => !asked.includes(field));
    expect(foreign.length).toBeGreaterThan(20);
    const before = await everything();
    const answers = await Promise.all(
      foreign.map(async ([field, value]) => [field, await outcome(called, { ...sound, [field]: value })]),
    );
    expect(answers).toEqual(foreign.map(([field]) => [field, '400 BAD_INPUT']));
    expect(await everything()).toEqual(before);
  });
});

const nested = rows.flatMap((row) =>
  innerObjects(row.called.input).map(([field, inner]) => ({ ...row, field, asked: fieldsOf(inner) })),
);

describe('T5: a field that an object inside an input does not have is BAD_REQUEST, and nothing changes', () => {
  it('looks into every object that an input has', () => {
    expect(new Set(nested.map(({ field }) => field))).toEqual(new Set(Object.keys(INNER)));
  });

  it.each(nested)('$procedure, $field', async ({ called, field, asked, input: make }) => {
    const base = z.record(z.string(), z.unknown()).parse(await make(owner));
    const sound = { ...base, [field]: base[field] ?? INNER[field] };
    expect(called.input?.safeParse(sound)).toMatchObject({ success: true });
    const foreign = Object.entries(FIELDS).filter(([name]) => !asked.includes(name));
    const before = await everything();
    const answers = await Promise.all(
      foreign.map(([name, value]) => outcome(called, { ...sound, [field]: withField(sound[field], name, value) })),
    );
    expect(answers).toEqual(foreign.map(() => '400 BAD_INPUT'));
    expect(await everything()).toEqual(before);
  });
});

const FORM_TYPES = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'application/octet-stream', 'multipart/form-data; boundary=x'],
];
const mutations = rows.filter(({ called }) => called.type === 'mutation');

describe('T15: a mutation that another web site could send is refused before it runs, whatever it is', () => {
  it('is asked of every mutation', () => {
    const all = PROCEDURES.filter(({ type }) => type === 'mutation').map(({ name }) => name);
    expect(new Set(mutations.map(({ procedure }) => procedure))).toEqual(new Set(all));
  });

  it.each(mutations)('$procedure', async ({ procedure, input: make }) => {
    const body = JSON.stringify((await make(owner)) ?? {});
    const before = await everything();
    const call = { method: 'POST', token: idToken(owner.id), origin: api.origin, body };
    const answers = await Promise.all(
      FORM_TYPES.map(async (type) => (await send(procedure, { ...call, headers: { 'Content-Type': type } })).status),
    );
    expect(answers).toEqual(FORM_TYPES.map(() => 415));
    expect(await everything()).toEqual(before);
  });
});

const BAD_IDS = [
  '',
  '.',
  '..',
  'a/b',
  'a//b',
  '../h1',
  '__x__',
  'x'.repeat(129),
  'a\0b',
  'a\nb',
  '\ud800',
  5,
  [],
  {},
  null,
];
const named = rows.flatMap((row) =>
  fieldsOf(row.called.input)
    .filter((field) => ['id', 'hypeId'].includes(field))
    .map((field) => ({ ...row, field })),
);

describe('T6: an id that is none is BAD_REQUEST, whatever path it would lead to, and nothing changes', () => {
  it.each(named)('$procedure, $field', async ({ called, field, input: make }) => {
    const sound = z.record(z.string(), z.unknown()).parse(await make(owner));
    const before = await everything();
    const answers = await Promise.all(BAD_IDS.map((id) => outcome(called, { ...sound, [field]: id })));
    expect(answers).toEqual(BAD_IDS.map(() => '400 BAD_INPUT'));
    expect(await everything()).toEqual(before);
  });
});
