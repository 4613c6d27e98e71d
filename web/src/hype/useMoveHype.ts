import type { HypeRow } from '@hypelar/shared/hype';
import { useState } from 'react';
import { api } from '../api/api.ts';
import { isUnanswered } from '../api/apiFailure.ts';
import { useFailureText } from '../api/useFailureText.ts';
import { useLanguage } from '../i18n/language.tsx';
import { toastStore } from '../ui/toastStore.ts';
import { hypeListTexts } from './hypeListTexts.ts';
import { pageInput, pageOf } from './hypePages.ts';
import { withPendingMoves, type PendingMove } from './pendingMoves.ts';

type HypeAt = (position: number) => HypeRow | undefined;

/**
 * Swaps a hype with the one at another position (spec, section 2). The list shows it at once; a refusal reverts it and
 * says why. A successful swap can be undone from its toast.
 */
export function useMoveHype(storedAt: HypeAt) {
  const { t } = useLanguage(hypeListTexts);
  const failureText = useFailureText();
  const cache = api.useUtils().hype.list;
  const [pending, setPending] = useState<readonly PendingMove[]>([]);
  const { mutateAsync } = api.hype.move.useMutation({
    // Serialized: each swap starts from the order that the one before leaves.
    scope: { id: 'order' },
    // Synchronous, and before the list is refetched: what the refetch brings is newer.
    onSuccess: (moved) => moved.forEach(store),
    onError: () => void cache.invalidate(),
  });
  const hypeAt = withPendingMoves(storedAt, pending);

  /** Writes the server's answer into the cache, so that the rows stay as shown until the list is refetched. */
  function store(hype: HypeRow) {
    const input = pageInput(pageOf(hype.order));
    cache.setData(
      input,
      (page) => page && { ...page, items: page.items.map((old) => (old.order === hype.order ? hype : old)) },
    );
  }

  async function move(hype: HypeRow, to: number): Promise<void> {
    const swap = { hype, to, holder: hypeAt(to) };
    setPending((moves) => [...moves, swap]);
    try {
      const [now] = await mutateAsync({ id: hype.id, from: hype.order, to });
      const action = { label: t('undo'), run: () => void (now && move(now, hype.order)) };
      toastStore.show(t('moved', { title: hype.title, position: to }), { action });
    } catch (error) {
      const reason = failureText(error);
      const text = isUnanswered(error) ? t('unanswered') : t('moveFailed', { title: hype.title, reason });
      toastStore.show(text, { tone: 'failed' });
    } finally {
      setPending((moves) => moves.filter((other) => other !== swap));
    }
  }

  return { hypeAt, move };
}
