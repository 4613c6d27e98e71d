import type { HypeRow } from '@hypelar/shared/hype';

/** A swap that the server has not confirmed. `holder`: the hype at the target, undefined when its row is not loaded. */
export type PendingMove = { hype: HypeRow; to: number; holder: HypeRow | undefined };

type HypeAt = (position: number) => HypeRow | undefined;

/** The list as it will be once the pending swaps are done. A position whose hype is not loaded yet is empty. */
export function withPendingMoves(hypeAt: HypeAt, moves: readonly PendingMove[]): HypeAt {
  return moves.reduce<HypeAt>(
    (before, { hype, to, holder }) =>
      (position) => {
        if (position === to) return { ...hype, order: to };
        if (position === hype.order) return holder && { ...holder, order: position };
        return before(position);
      },
    hypeAt,
  );
}
