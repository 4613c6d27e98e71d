import { expect, it } from 'vitest';
import { crash, recover } from './crash.ts';

const SOUND = { atOnce: [], swept: [], atEnd: [] };

// A kill within a transaction leaves locks that take a minute to expire: those cases are in the long campaign.
it('fault 1: killed after two of its files were recorded, a new hype is made by the same request again', async () => {
  const died = await crash('hype.create', 'video-');
  expect(died.calls).toBeNull();
  expect(await recover(died, { first: 'retry', locked: false })).toEqual({
    ...{ ...SOUND, died: { hype: false, recorded: 2 }, outcome: 'OK' },
  });
});

it('fault 1: killed before it could answer, an edit is no conflict with itself when it is sent again', async () => {
  const ended = await crash('hype.update', 1000);
  expect(ended.calls).not.toBeNull();
  expect(await recover(ended, { first: 'retry', locked: false })).toMatchObject({
    ...{ ...SOUND, died: { hype: true }, outcome: 'OK' },
  });
});
