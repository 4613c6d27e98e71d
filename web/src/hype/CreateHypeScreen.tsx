import type { Session } from '@hypelar/shared/admin';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { useLanguage } from '../i18n/language.tsx';
import { paths } from '../paths.ts';
import { Permitted } from '../session/Permitted.tsx';
import { useSession } from '../session/session.ts';
import { Page } from '../ui/Page.tsx';
import { DraftNote } from './DraftNote.tsx';
import { HypeForm } from './HypeForm.tsx';
import { openDraft } from './keptDraft.ts';
import { useCreateHype } from './useCreateHype.ts';
import { useHypeForm } from './useHypeForm.ts';
import { useUnfinishedForm } from './useUnfinishedForm.ts';
import { hypeFormTexts } from './hypeFormTexts.ts';

/** The new hype form (spec, section 2), for admins with canCreateHypes. */
export default function CreateHypeScreen() {
  const { t } = useLanguage(hypeFormTexts);
  const session = useSession();
  const [forms, setForms] = useState(1);
  return (
    <Permitted flag="canCreateHypes" heading={t('createHypeHeading')} forbidden={t('createHypeForbidden')}>
      <Page heading={t('createHypeHeading')}>
        <NewHype key={forms} session={session} reopened={forms > 1} startAnew={() => setForms(forms + 1)} />
      </Page>
    </Permitted>
  );
}

type NewHypeProps = { session: Session; reopened: boolean; startAnew: () => void };

function NewHype({ session, reopened, startAnew }: NewHypeProps) {
  const [, navigate] = useLocation();
  const [opened] = useState(() => openDraft(session.id, null));
  const form = useHypeForm(opened.draft);
  const end = useUnfinishedForm(opened, form.draft);
  const submit = useCreateHype(form, opened.sent, () => {
    end();
    navigate(paths.hypes);
  });

  function discard() {
    end();
    startAnew();
  }

  return (
    <>
      <DraftNote restored={opened.restored} draft={form.draft} onDiscard={discard} />
      <HypeForm form={form} submit={submit} session={session} reopened={reopened} />
    </>
  );
}
