import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { DATABASE_REGION, MEDIA_BUCKET, MEDIA_BUCKET_REGION, REGION } from '../src/env.ts';
import * as deployed from '../src/index.ts';

const endpointSchema = z.looseObject({
  region: z.unknown(),
  availableMemoryMb: z.number(),
  concurrency: z.number(),
  maxInstances: z.number(),
  timeoutSeconds: z.number(),
  eventTrigger: z.optional(z.looseObject({ retry: z.boolean(), eventFilters: z.record(z.string(), z.unknown()) })),
  scheduleTrigger: z.optional(
    z.looseObject({ timeZone: z.unknown(), retryConfig: z.looseObject({ retryCount: z.number() }) }),
  ),
});

/** What a deployment declares about each function. */
const ENDPOINTS = Object.entries(deployed).map(([name, { __endpoint }]) => ({
  name,
  endpoint: endpointSchema.parse(__endpoint),
}));
const endpointOf = (name: string) => ENDPOINTS.find((each) => each.name === name)?.endpoint;

describe('what is deployed', () => {
  it('is the API, three schedules and three triggers', () => {
    expect(ENDPOINTS.map(({ name }) => name).toSorted()).toEqual([
      ...['api', 'indexUser', 'purgeTrash', 'recordRemoval', 'recordUpload', 'shuffleHypes', 'sweepUploads'],
    ]);
  });

  it.each(ENDPOINTS)(
    'T11: $name has limits of its own: memory, calls at once, instances and time',
    ({ name, endpoint }) => {
      const { availableMemoryMb, concurrency, maxInstances, timeoutSeconds } = endpoint;
      expect({ availableMemoryMb, concurrency, maxInstances, timeoutSeconds }).toEqual(LIMITS[name]);
    },
  );

  it.each(['indexUser', 'recordRemoval', 'recordUpload'])('T24: a delivery to %s that failed is repeated', (name) => {
    expect(endpointOf(name)?.eventTrigger?.retry).toBe(true);
  });

  it.each(['purgeTrash', 'shuffleHypes', 'sweepUploads'])(
    'T24: a run of %s that failed is repeated, and never are there two at once',
    (name) => {
      const { scheduleTrigger, concurrency, maxInstances } = endpointOf(name) ?? {};
      expect(scheduleTrigger?.retryConfig.retryCount).toBeGreaterThan(0);
      expect([concurrency, maxInstances]).toEqual([1, 1]);
    },
  );

  it.each([
    ['api', [REGION]],
    ['purgeTrash', [REGION]],
    ['shuffleHypes', [REGION]],
    ['sweepUploads', [REGION]],
    ['indexUser', DATABASE_REGION],
    ['recordUpload', MEDIA_BUCKET_REGION],
    ['recordRemoval', MEDIA_BUCKET_REGION],
  ])('%s runs where its data is', (name, region) => {
    expect(endpointOf(name)?.region).toEqual(region);
  });

  it.each(['recordRemoval', 'recordUpload'])('%s listens to the bucket of the media and no other', (name) => {
    expect(endpointOf(name)?.eventTrigger?.eventFilters).toEqual({ bucket: MEDIA_BUCKET });
  });
});

const limits = (availableMemoryMb: number, concurrency: number, maxInstances: number, timeoutSeconds: number) => ({
  ...{ availableMemoryMb, concurrency, maxInstances, timeoutSeconds },
});
const LIMITS: Record<string, ReturnType<typeof limits>> = {
  // Hosting ends a request after 60 s.
  api: limits(1024, 20, 40, 60),
  indexUser: limits(512, 16, 5, 60),
  recordRemoval: limits(512, 40, 5, 60),
  recordUpload: limits(512, 8, 20, 300),
  purgeTrash: limits(512, 1, 1, 1800),
  shuffleHypes: limits(512, 1, 1, 120),
  sweepUploads: limits(512, 1, 1, 1800),
};
