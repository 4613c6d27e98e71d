import type { Hype } from '@hypelar/shared/hype';
import { api } from '../api/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import { changedFields } from './draft.ts';
import { hypeFormTexts } from './hypeFormTexts.ts';
import type { SubmitMemory } from './submitHype.ts';
import type { HypeFormState } from './useHypeForm.ts';
import { useSubmitHype, type NewerHype } from './useSubmitHype.ts';

type EditedHype = {
  stored: Hype;
  sent: SubmitMemory;
  /** Runs after a success, unless the form was left */
  onDone: () => void;
  newer: NewerHype;
};

/** Submits only what the form changes in the stored hype. */
export function useEditHype(form: HypeFormState, { stored, sent, ...ends }: EditedHype) {
  const { t } = useLanguage(hypeFormTexts);
  const reserve = api.hype.reserve.useMutation();
  const update = api.hype.update.useMutation();
  const { id, updatedAt } = stored;
  return useSubmitHype(form, sent, {
    name: 'edit',
    reserve: async () => (await reserve.mutateAsync({ id })).id,
    save: ({ media }) =>
      update.mutateAsync({
        ...{ id, updatedAt },
        ...changedFields(form.draft),
        ...(Object.keys(media).length > 0 && { media }),
      }),
    doneText: t('editHypeDone'),
    ...ends,
  });
}
