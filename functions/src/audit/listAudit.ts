import { AppError } from '@hypelar/shared/appError';
import type { AuditEntry, AuditPage, ListAuditInput } from '@hypelar/shared/audit';
import { readAuditEntries } from './auditRepository.ts';

/** How many entries are read at once: one with two long texts takes 400 KiB. */
const CHUNK = 20;
/** Entries of this many characters in all end a page, far below the size limit of a response. */
const MAX_PAGE_LENGTH = 2_000_000;

/**
 * The entries after the cursor, newest first. A page has up to `limit` entries, fewer when they are long. BAD_INPUT
 * when the cursor names no entry.
 */
export async function listAudit({ cursor, limit, target }: ListAuditInput): Promise<AuditPage> {
  const items: AuditEntry[] = [];
  let length = 0;
  let more = true;
  while (more && items.length < limit && length < MAX_PAGE_LENGTH) {
    const wanted = Math.min(CHUNK, limit - items.length);
    // One entry more than wanted tells whether there is a next page.
    const found = await readAuditEntries({ limit: wanted + 1, after: items.at(-1)?.id ?? cursor, target });
    if (!found) throw new AppError('BAD_INPUT', { field: 'cursor' });
    for (const entry of found.slice(0, wanted)) {
      length += JSON.stringify(entry).length;
      items.push(entry);
    }
    more = found.length > wanted;
  }
  return { items, nextCursor: more ? (items.at(-1)?.id ?? null) : null };
}
