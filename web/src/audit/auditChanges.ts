import type { AuditEntry } from '@hypelar/shared/audit';

type Json = AuditEntry['before'];

/** One field that an entry changed; undefined where it did not or does not exist. */
export type FieldChange = { field: string; before: Json | undefined; after: Json | undefined };

/** The fields that differ between the document before and after a change, in the order of the document. */
export function auditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>): FieldChange[] {
  const [old, current] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...Object.keys(old), ...Object.keys(current)]);
  return [...names]
    .filter((name) => JSON.stringify(old[name]) !== JSON.stringify(current[name]))
    .map((name) => ({ field: name, before: old[name], after: current[name] }));
}

function fieldsOf(document: Json): Readonly<Record<string, Json>> {
  if (document === null) return {};
  return typeof document === 'object' && !Array.isArray(document) ? document : { value: document };
}
