import type { Admin } from '@hypelar/shared/admin';
import { AppError } from '@hypelar/shared/appError';
import type { ObjectMetadata, UpdateMediaInput } from '@hypelar/shared/media';
import { requirePermitted } from '../admin/requireAdmin.ts';
import { addAuditEntry } from '../audit/auditRepository.ts';
import { inTransaction } from '../firebase.ts';
import { requireOwnPath } from './acceptedMedia.ts';
import { readMetadata, writeHeaders } from './objectStore.ts';

/** Changes the headers with which an object of a hype is served, and gives its new metadata. MEDIA_NOT_FOUND. */
export async function updateMedia(admin: Admin, input: UpdateMediaInput, now = Date.now()): Promise<ObjectMetadata> {
  const { hypeId, path, cacheControl, contentDisposition } = input;
  requireOwnPath(hypeId, path);
  const before = headersOf(requireObject(await readMetadata(path)));
  // Storage takes part in no transaction. The entry comes first, so that no change is without one.
  await inTransaction(async (tx) => {
    const { id, email } = await requirePermitted(admin.id, 'canEditHypes', tx);
    addAuditEntry(tx, now, {
      admin: { id, email },
      action: 'media.update',
      target: `hypes/${hypeId}`,
      before,
      after: {
        path,
        cacheControl: headerAfter(before.cacheControl, cacheControl),
        contentDisposition: headerAfter(before.contentDisposition, contentDisposition),
      },
    });
  });
  return requireObject(await writeHeaders(path, { cacheControl, contentDisposition }));
}

/** An omitted header stays, an empty one is removed. */
function headerAfter(before: string | null, wanted: string | undefined): string | null {
  return wanted === undefined ? before : wanted || null;
}

function requireObject(metadata: ObjectMetadata | null): ObjectMetadata {
  if (!metadata) throw new AppError('MEDIA_NOT_FOUND');
  return metadata;
}

function headersOf({ fullPath, cacheControl, contentDisposition }: ObjectMetadata) {
  return { path: fullPath, cacheControl, contentDisposition };
}
