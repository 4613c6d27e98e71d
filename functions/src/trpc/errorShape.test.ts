import { APP_CODES, AppError } from '@hypelar/shared/appError';
import { createHypeInputSchema } from '@hypelar/shared/hype';
import { TRPCError } from '@trpc/server';
import { expect, it } from 'vitest';
import { asTrpcError, errorShape } from './errorShape.ts';

it('gives a refusal the status of its code and its details', () => {
  const shape = errorShape(asTrpcError(new AppError('CARD_TIME_MISMATCH', { durationMs: 6000 })), 'hype.create');
  expect(shape).toEqual({
    message: 'CARD_TIME_MISMATCH',
    code: -32600,
    data: {
      ...{ code: 'BAD_REQUEST', httpStatus: 400, path: 'hype.create' },
      ...{ appCode: 'CARD_TIME_MISMATCH', details: { durationMs: 6000 } },
    },
  });
});

it('T17: hides what failed inside', () => {
  const cause = new Error('5 NOT_FOUND: projects/secret/databases/(default)');
  const shape = errorShape(
    new TRPCError({ code: 'INTERNAL_SERVER_ERROR', message: cause.message, cause }),
    'hype.list',
  );
  expect(JSON.stringify(shape)).not.toMatch(/secret|databases|stack/);
  expect(shape.data).toMatchObject({ httpStatus: 500, appCode: 'INTERNAL', details: {} });
});

it('names the first wrong field and nothing of its value', () => {
  const cause = createHypeInputSchema.safeParse({ id: 'a', title: 'x'.repeat(300) }).error;
  const shape = errorShape(new TRPCError({ code: 'BAD_REQUEST', cause }), 'hype.create');
  expect(shape.data).toMatchObject({ appCode: 'BAD_INPUT', details: { field: 'title' } });
  expect(shape.message).toBe('BAD_INPUT');
});

it('stays small however much is wrong', () => {
  const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`key${index}`, index]));
  const cause = createHypeInputSchema.safeParse(unknown).error;
  expect(JSON.stringify(errorShape(new TRPCError({ code: 'BAD_REQUEST', cause }), 'hype.create')).length).toBeLessThan(
    500,
  );
});

it('T16: stays small however long the path is', () => {
  const shape = errorShape(new TRPCError({ code: 'NOT_FOUND' }), '\u0001'.repeat(5000));
  expect(JSON.stringify(shape).length).toBeLessThan(1024);
});

it('has a tRPC code for every app code', () => {
  for (const code of Object.values(APP_CODES))
    expect(errorShape(new TRPCError({ code }), undefined).code).toBeLessThan(0);
});
