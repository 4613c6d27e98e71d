import { useEffect, useRef } from 'react';
import { forgetWork } from '../shell/keptWork.ts';
import { useUnsavedWork } from '../shell/leaveGuard.tsx';
import { isTouched, type HypeDraft } from './draft.ts';
import { keepDraft, type OpenedDraft } from './keptDraft.ts';

/**
 * Keeps the form over a reload of the page, and asks before it is left, while there is something to lose. Returns how to
 * end both: after a save, or when the person gives the form up.
 */
export function useUnfinishedForm(opened: OpenedDraft, draft: HypeDraft): () => void {
  const over = useRef(false);
  const release = useUnsavedWork(isTouched(draft), end);

  // After every change of the draft or of what was sent. It takes less than a millisecond, and nothing is ever pending
  // when the page goes.
  useEffect(() => {
    if (!over.current) keepDraft(opened, draft);
  });

  function end() {
    over.current = true;
    forgetWork(opened.place);
    release();
  }

  return end;
}
