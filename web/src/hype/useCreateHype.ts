import { api } from '../api/api.ts';
import { useLanguage } from '../i18n/language.tsx';
import { hypeFormTexts } from './hypeFormTexts.ts';
import type { SubmitMemory } from './submitHype.ts';
import type { HypeFormState } from './useHypeForm.ts';
import { useSubmitHype } from './useSubmitHype.ts';

/** Submits the form as a new hype. `onDone` runs after a success, unless the form was left. */
export function useCreateHype(form: HypeFormState, sent: SubmitMemory, onDone: () => void) {
  const { t } = useLanguage(hypeFormTexts);
  const reserve = api.hype.reserve.useMutation();
  const create = api.hype.create.useMutation();
  const { title, artist, cards, isPremium } = form.draft;
  return useSubmitHype(form, sent, {
    name: 'create',
    reserve: async () => (await reserve.mutateAsync({})).id,
    save: ({ id, media: { gif, audio, video } }) => {
      if (id === null || !gif || !audio || !video) throw new Error('A file is missing after its upload.');
      return create.mutateAsync({ id, title, artist, timestamps: [...cards], isPremium, media: { gif, audio, video } });
    },
    doneText: t('createHypeDone'),
    onDone,
  });
}
