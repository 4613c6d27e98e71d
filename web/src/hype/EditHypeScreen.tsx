import type { Session } from '@hypelar/shared/admin';
import type { Hype } from '@hypelar/shared/hype';
import { idSchema } from '@hypelar/shared/id';
import { hasFlag } from '@hypelar/shared/permission';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { usePathname } from 'wouter/use-browser-location';
import * as z from 'zod/mini';
import { api } from '../api/api.ts';
import { readFailure } from '../api/apiFailure.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { activityPath, editHypePath, pathPart, paths } from '../paths.ts';
import { Permitted } from '../session/Permitted.tsx';
import { useSession } from '../session/session.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { ErrorNote } from '../ui/ErrorNote.tsx';
import { LoadingOverlay } from '../ui/LoadingOverlay.tsx';
import { Message } from '../ui/Message.tsx';
import { Page } from '../ui/Page.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { changedFields, type HypeDraft } from './draft.ts';
import { DraftNote } from './DraftNote.tsx';
import { HypeForm } from './HypeForm.tsx';
import { hypeFormTexts } from './hypeFormTexts.ts';
import { openDraft } from './keptDraft.ts';
import { StoredFilesPanel } from './StoredFilesPanel.tsx';
import { useEditHype } from './useEditHype.ts';
import { useHasLeft } from './useHasLeft.ts';
import { useHypeForm } from './useHypeForm.ts';
import { useRestoreHype } from './useRestoreHype.ts';
import { useUnfinishedForm } from './useUnfinishedForm.ts';

/** The form of an existing hype (spec, section 2), for admins with canEditHypes. */
export default function EditHypeScreen() {
  const { t } = useLanguage(hypeFormTexts);
  const part = usePathname().slice(editHypePath('').length);
  const id = pathPart(part);
  const known = id !== null && z.safeParse(idSchema, id).success;
  const maySeeActivity = hasFlag(useSession(), 'canCreateAdmins');
  return (
    <Permitted flag="canEditHypes" heading={t('editHypeHeading')} forbidden={t('editHypeForbidden')}>
      <Page
        heading={t('editHypeHeading')}
        actions={
          known && maySeeActivity ? (
            <ButtonLink look="quiet" to={activityPath(`hypes/${id}`)}>
              {t('navActivity')}
            </ButtonLink>
          ) : undefined
        }
      >
        {known ? <HypeLoader key={id} id={id} /> : <HypeMissing id={id ?? part} />}
      </Page>
    </Permitted>
  );
}

function HypeLoader({ id }: { id: string }) {
  const { t } = useLanguage(hypeFormTexts);
  const failureText = useFailureText();
  const session = useSession();
  // Never from the cache: the form starts from the current hype.
  const hype = api.hype.get.useQuery({ id }, { gcTime: 0 });
  const [form, setForm] = useState<{ count: number; carried: Carried }>({ count: 1, carried: {} });
  const hasLeft = useHasLeft();

  const openForm = (carried: Carried) => setForm({ count: form.count + 1, carried });

  async function openNewer(carried: Carried, endForm?: () => void) {
    const newer = await hype.refetch();
    if (hasLeft()) return;
    if (!newer.isSuccess) {
      toastStore.show(failureText(newer.error), { tone: 'failed' });
      return;
    }
    endForm?.();
    openForm(carried);
  }

  // The form stays when the hype is deleted meanwhile: saving reports it.
  if (hype.data) {
    return (
      <StoredHype
        key={form.count}
        hype={hype.data}
        carried={form.carried}
        session={session}
        reopened={form.count > 1}
        openAnew={() => openForm({})}
        openNewer={(carried, endForm) => void openNewer(carried, endForm)}
      />
    );
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

/** The changes that the next form takes over. */
type Carried = Partial<HypeDraft>;

type StoredHypeProps = {
  hype: Hype;
  carried: Carried;
  session: Session;
  reopened: boolean;
  /** Opens a new form of the hype as last loaded */
  openAnew: () => void;
  /** Reloads the hype, calls `endForm` and opens a new form with these changes */
  openNewer: (carried: Carried, endForm?: () => void) => void;
};

/** The form. It keeps the hype it was opened with: a refetch must not slip newer data under the changes. */
function StoredHype({ hype, carried, session, reopened, openAnew, openNewer }: StoredHypeProps) {
  const [, navigate] = useLocation();
  const { restore } = useRestoreHype();
  const [seen] = useState(hype);
  const [opened] = useState(() => openDraft(session.id, seen));
  const form = useHypeForm({ ...opened.draft, ...carried });
  const { files, askAgain, measure } = form.draft;
  const end = useUnfinishedForm(opened, form.draft);
  const submit = useEditHype(form, {
    stored: seen,
    sent: opened.sent,
    onDone: () => {
      end();
      navigate(paths.hypes);
    },
    newer: {
      load: () => openNewer({}, end),
      takeOver,
      bringBack: () => void bringBack(),
    },
  });

  function takeOver() {
    const { timestamps: cards, ...fields } = changedFields(form.draft);
    openNewer({ files, askAgain, ...(files.video && { measure }), ...fields, ...(cards && { cards }) });
  }

  async function bringBack() {
    if (await restore(seen)) takeOver();
  }

  function discard() {
    end();
    openAnew();
  }

  return (
    <>
      <DraftNote restored={opened.restored} draft={form.draft} onDiscard={discard} />
      <HypeForm form={form} submit={submit} session={session} reopened={reopened}>
        <StoredFilesPanel hypeId={seen.id} disabled={submit.phase !== 'editing'} />
      </HypeForm>
    </>
  );
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
