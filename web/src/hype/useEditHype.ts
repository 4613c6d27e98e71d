import type { Hype } from '@hypelar/shared/hype';
import { api } from '../api/api.ts';
import { changedFields } from './draft.ts';
import type { HypeFormState } from './useHypeForm.ts';
import { useSubmitHype } from './useSubmitHype.ts';

type EditEnds = {
  /** After a success */
  onDone: () => void;
  /** Takes up the hype as somebody else left it, in place of the form */
  loadNewer: () => void;
};

/** Submits what the form changes of the stored hype, and nothing else. */
export function useEditHype(form: HypeFormState, stored: Hype, ends: EditEnds) {
  const reserve = api.hype.reserve.useMutation();
  const update = api.hype.update.useMutation();
  const { id, updatedAt } = stored;
  return useSubmitHype(form, {
    name: 'edit',
    reserve: async () => (await reserve.mutateAsync({ id })).id,
    save: ({ media }) =>
      update.mutateAsync({
        ...{ id, updatedAt },
        ...changedFields(form.draft, stored),
        ...(Object.keys(media).length > 0 && { media }),
      }),
    ...ends,
  });
}
