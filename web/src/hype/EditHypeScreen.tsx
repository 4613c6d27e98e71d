import type { Session } from '@hypelar/shared/admin';
import type { Hype } from '@hypelar/shared/hype';
import { idSchema } from '@hypelar/shared/id';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { api } from '../api/api.ts';
import { readFailure } from '../api/apiFailure.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { editHypePath, pathPart, paths } from '../paths.ts';
import { Permitted } from '../session/Permitted.tsx';
import { useSession } from '../session/session.ts';
import { useUnsavedWork } from '../shell/leaveGuard.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { isTouched } from './draft.ts';
import { HypeForm } from './HypeForm.tsx';
import { hypeFormTexts } from './hypeFormTexts.ts';
import { useEditHype } from './useEditHype.ts';
import { useHypeForm } from './useHypeForm.ts';

/** The form of an existing hype (spec, section 2), for admins with canEditHypes. */
export default function EditHypeScreen() {
  const { t } = useLanguage(hypeFormTexts);
  const part = usePathname().slice(editHypePath('').length);
  const id = pathPart(part);
  return (
    <Permitted flag="canEditHypes" heading={t('editHypeHeading')} forbidden={t('editHypeForbidden')}>
      <Page heading={t('editHypeHeading')}>
        {id !== null && z.safeParse(idSchema, id).success ? (
          <HypeLoader key={id} id={id} />
        ) : (
          <HypeMissing id={id ?? part} />
        )}
      </Page>
    </Permitted>
  );
}

function HypeLoader({ id }: { id: string }) {
  const { t } = useLanguage(hypeFormTexts);
  const failureText = useFailureText();
  const session = useSession();
  // Never from the cache: the form starts from the hype as it is.
  const hype = api.hype.get.useQuery({ id }, { gcTime: 0 });
  const [loads, setLoads] = useState(1);

  async function loadNewer() {
    const newer = await hype.refetch();
    if (newer.isSuccess) setLoads(loads + 1);
    else toastStore.show(failureText(newer.error), { tone: 'failed' });
  }

  // A hype deleted meanwhile leaves the form alone: saving says so.
  if (hype.data) {
    return <StoredHype key={loads} hype={hype.data} session={session} loadNewer={() => void loadNewer()} />;
  }
  if (hype.isError && readFailure(hype.error).code === 'HYPE_NOT_FOUND') return <HypeMissing id={id} />;
  return (
    <>
      {hype.isError && (
        <ErrorNote
          heading={t('editHypeFailed')}
          text={failureText(hype.error)}
          retryLabel={t('retry')}
          onRetry={() => void hype.refetch()}
        />
      )}
      <LoadingOverlay active={hype.isFetching} label={t('loading')} />
    </>
  );
}

type StoredHypeProps = { hype: Hype; session: Session; loadNewer: () => void };

/** The form, which keeps to the hype that it was opened with: another state of it must not slip under the changes. */
function StoredHype({ hype, session, loadNewer }: StoredHypeProps) {
  const { t } = useLanguage(hypeFormTexts);
  const [, navigate] = useLocation();
  const [seen] = useState(hype);
  const form = useHypeForm(seen);
  const release = useUnsavedWork(isTouched(form.draft));
  const submit = useEditHype(form, seen, {
    onDone: () => {
      release();
      toastStore.show(t('editHypeDone'));
      navigate(paths.hypes);
    },
    loadNewer,
  });
  return <HypeForm form={form} submit={submit} session={session} />;
}

/** No hype has this id; the miss is logged (spec, section 2). */
function HypeMissing({ id }: { id: string }) {
  const { t } = useLanguage(hypeFormTexts);
  useEffect(() => console.warn('edit hype', 'HYPE_NOT_FOUND'), []);
  return (
    <Message heading={t('editHypeMissing')} text={t('editHypeMissingText', { id })}>
      <ButtonLink to={paths.hypes}>{t('toHome')}</ButtonLink>
    </Message>
  );
}
