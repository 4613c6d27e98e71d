import './ownProject.ts';
import type { Admin } from '@hypelar/shared/admin';
import { APP_CODES } from '@hypelar/shared/appError';
import { hasFlag, type Flag } from '@hypelar/shared/permission';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { send } from './http.ts';
import { makeAdmins, makeStrangers, type Access, type Caller } from './permissionMatrixCallers.ts';
import { makeWorld, ROWS } from './permissionMatrixRows.ts';
import { PROCEDURES, type Procedure } from './procedures.ts';
import { everything } from './state.ts';
import { provideApi } from './provideApi.ts';

/*
 * Over HTTP, with the handler of `api` in this process: so a case covers everything that decides it (the header, Auth's
 * verdict on the token, the context, the flag, the status) without the Functions emulator, which handles one call at a
 * time.
 */
const api = provideApi();
let owner: Admin;
let callers: Caller[];

beforeAll(async () => {
  await makeWorld();
  const admins = await makeAdmins();
  owner = admins.owner;
  callers = [...admins.callers, ...(await makeStrangers())];
});

const GARBAGE = { nonsense: true };
const BAD_INPUT = '400 BAD_REQUEST BAD_INPUT';
const STATUS = { UNAUTHORIZED: 401, FORBIDDEN: 403 } as const;

const refused = (appCode: Access) => `${STATUS[APP_CODES[appCode]]} ${APP_CODES[appCode]} ${appCode}`;
const ACCESS = ['SIGN_IN_REQUIRED', 'NOT_AN_ADMIN', 'ADMIN_DISABLED', 'FLAG_MISSING'] as const satisfies Access[];
const REFUSALS = ACCESS.map(refused);

const errorSchema = z.object({
  error: z.object({ message: z.string(), data: z.object({ code: z.string(), appCode: z.string() }) }),
});

/** "OK", or how the call was refused: status, tRPC code and app code. */
async function outcome({ name, type }: Procedure, { token }: Caller, input: unknown): Promise<string> {
  const text = input === undefined ? undefined : JSON.stringify(input);
  const query = text === undefined ? name : `${name}?input=${encodeURIComponent(text)}`;
  const headers = { 'Content-Type': 'application/json' };
  const call = { token, origin: api.origin };
  const body = text === undefined ? {} : { body: text };
  const { status, json } = await (type === 'query'
    ? send(query, call)
    : send(name, { ...call, ...body, method: 'POST', headers }));
  if (status === 200) return 'OK';
  const { data } = errorSchema.parse(json()).error;
  return `${status} ${data.code} ${data.appCode}`;
}

/** The required refusal, before any state is read; null where the call is let in. */
function expected(flags: readonly Flag[] | null, { flags: held, refusal }: Caller): string | null {
  if (refusal) return refused(refusal);
  return flags && !flags.some((flag) => held && hasFlag(held, flag)) ? refused('FLAG_MISSING') : null;
}

describe('T3: the permission matrix', () => {
  it('has a row for every procedure, and none for another', () => {
    const rows = new Set(ROWS.map(({ procedure }) => procedure));
    expect([...rows].toSorted()).toEqual(PROCEDURES.map(({ name }) => name).toSorted());
  });

  it('has 16 admins and ten who get nowhere', () => {
    expect(callers.map(({ refusal }) => refusal).filter((refusal) => refusal === null)).toHaveLength(16);
    expect(callers).toHaveLength(26);
  });
});

describe.each(PROCEDURES)('$name', (procedure) => {
  const rows = ROWS.filter((row) => row.procedure === procedure.name).map((row) => ({
    ...row,
    holder: row.needs ? `admins with ${row.needs}` : 'every admin',
  }));

  it.each(rows)('is for $holder and nobody else', async ({ needs, opens, input: make }) => {
    const input = await make(owner);
    const gate = needs && (opens ?? [needs]);
    const wrong: object[] = [];
    const check = async (caller: Caller, sent: unknown, right: (answer: string) => boolean) => {
      const answer = await outcome(procedure, caller, sent);
      if (!right(answer)) wrong.push({ caller: caller.name, sent, answer });
    };

    const before = await everything();
    const refusals = callers.map(async (caller) => {
      const [whole, first] = [expected(needs && [needs], caller), expected(gate, caller)];
      if (whole) await check(caller, input, (answer) => answer === whole);
      if (first) await check(caller, GARBAGE, (answer) => answer === first);
      else if (procedure.input) await check(caller, GARBAGE, (answer) => answer === BAD_INPUT);
    });
    await Promise.all(refusals);
    expect(wrong).toEqual([]);
    expect(await everything()).toEqual(before);

    // The owner comes first: for them the input works. Those after may find it used up.
    const admitted = callers.filter((caller) => !expected(needs && [needs], caller));
    for (const [index, caller] of admitted.entries()) {
      await check(caller, input, (answer) => (index === 0 ? answer === 'OK' : !REFUSALS.includes(answer)));
    }
    expect(wrong).toEqual([]);
  });
});
