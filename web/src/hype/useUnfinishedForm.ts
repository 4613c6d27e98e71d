import { useEffect, useRef } from 'react';
import { forgetWork } from '../shell/keptWork.ts';
import { useUnsavedWork } from '../shell/leaveGuard.tsx';
import { isTouched, type HypeDraft } from './draft.ts';
import { keepDraft, type OpenedDraft } from './keptDraft.ts';

/**
 * Keeps the form across page reloads, and asks before it is left, while there is something to lose. Returns a function
 * that ends both, for after a save or when the person gives up the form.
 */
export function useUnfinishedForm(opened: OpenedDraft, draft: HypeDraft): () => void {
  const over = useRef(false);
  const release = useUnsavedWork(isTouched(draft), end);

  // On every render, so after every change of the draft or of what was sent. It takes less than a millisecond, and
  // nothing is pending when the page unloads.
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
