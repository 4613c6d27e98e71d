import type { AuditEntry } from '@hypelar/shared/audit';

/** The actions that change the order of the hypes: no shuffle before one of them can be undone. */
const ORDER_ACTIONS: readonly AuditEntry['action'][] = [
  'hype.create',
  'hype.move',
  'hype.shuffle',
  'hype.undoShuffle',
  'hype.delete',
  'hype.restore',
];

/** The shuffle, if it is the last change of the order among these entries (newest first), else null. */
export function undoableShuffle(
  entries: readonly Pick<AuditEntry, 'id' | 'action' | 'after'>[],
): { id: string; version: number } | null {
  const last = entries.find(({ action }) => ORDER_ACTIONS.includes(action));
  if (last?.action !== 'hype.shuffle') return null;
  const { id, after } = last;
  const known = typeof after === 'object' && after !== null && !Array.isArray(after);
  return known && typeof after['version'] === 'number' ? { id, version: after['version'] } : null;
}
