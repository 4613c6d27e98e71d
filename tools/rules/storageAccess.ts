import { MAX_MEDIA_BYTES, MEDIA_KINDS, MEDIA_TYPE, type MediaKind } from '@hypelar/shared/media';
import { EVERY_FLAG, PRINCIPALS, type Principal } from './principals.ts';

export type StorageMethod = 'get' | 'list' | 'create' | 'update' | 'delete';

/** One access to Storage, and whether it must be permitted. */
export type StorageAccess = {
  method: StorageMethod;
  principal: Principal;
  path: string;
  /** The object at this path, null when there is none */
  existing: { size: number; contentType: string } | null;
  /** What is to be stored; null when nothing is. Without a content type the browser sent none. `size` in bytes */
  upload: { size: number; contentType?: string } | null;
  permitted: boolean;
};

/** A possible object path: whether admins may read there, which kind belongs there, and whether uploads are allowed. */
type Place = { path: string; readable: boolean; kind: MediaKind; takes: boolean };

const slot = (path: string, kind: MediaKind): Place => ({ path, readable: true, kind, takes: true });
/** A path of the right depth that takes no upload; admins may still read there. */
const misnamed = (path: string, kind: MediaKind = 'gif'): Place => ({ path, readable: true, kind, takes: false });
const elsewhere = (path: string): Place => ({ path, readable: false, kind: 'gif', takes: false });

const PLACES: Place[] = [
  ...MEDIA_KINDS.map((kind) => slot(`hypes/h1/${kind}-a.mp4`, kind)),
  slot(`hypes/${'i'.repeat(128)}/gif-A_b.9-`, 'gif'),
  slot(`hypes/h_-1/audio-${'a'.repeat(100)}`, 'audio'),
  misnamed(`hypes/${'i'.repeat(129)}/gif-a.mp4`),
  misnamed('hypes/a b/gif-a.mp4'),
  misnamed('hypes/a.b/gif-a.mp4'),
  ...MEDIA_KINDS.flatMap((kind) =>
    ['-', '.mp4', '-a b.mp4', '-ş.mp4', `-${'a'.repeat(101)}`].map((end) => misnamed(`hypes/h1/${kind}${end}`, kind)),
  ),
  ...MEDIA_KINDS.map((kind) => misnamed(`hypes/h1/x${kind}-a.mp4`, kind)),
  misnamed('hypes/h1/other-a.mp4'),
  misnamed('hypes/h1/GIF-a.mp4'),
  misnamed('hypes/h1/a.mp4'),
  elsewhere('gif-a.mp4'),
  elsewhere('hypes'),
  elsewhere('hypes/h1'),
  elsewhere('hypes/gif-a.mp4'),
  elsewhere('hypes/h1/gif-a/b.mp4'),
  elsewhere('hypes/h1/below/gif-a.mp4'),
  elsewhere('other/h1/gif-a.mp4'),
  elsewhere('HYPES/h1/gif-a.mp4'),
  elsewhere('users/h1/gif-a.mp4'),
  elsewhere('other/hypes/h1/gif-a.mp4'),
];

const limits = Object.values(MAX_MEDIA_BYTES);
const SIZES = [1, ...new Set(limits.flatMap((limit) => [limit - 1, limit, limit + 1]))];
const TYPES = [
  ...['video/mp4', 'video/webm', 'audio/mpeg', 'image/gif', 'text/html', 'application/octet-stream'],
  ...['xvideo/mp4', 'xaudio/mpeg', 'video/', 'audio/', 'video', 'audio', '', undefined],
];

function fits(kind: MediaKind, { size, contentType = '' }: { size: number; contentType?: string }): boolean {
  const type = `${MEDIA_TYPE[kind]}/`;
  return size <= MAX_MEDIA_BYTES[kind] && contentType.startsWith(type) && contentType.length > type.length;
}

const OBJECT = { size: 10, contentType: 'video/mp4' };

/** Every principal at every path, with an upload that would be valid for its kind. */
const whoAndWhere = PRINCIPALS.flatMap((principal) =>
  PLACES.flatMap(({ path, readable, kind, takes }): StorageAccess[] => {
    const upload = { size: 10, contentType: `${MEDIA_TYPE[kind]}/mp4` };
    const at = { principal, path };
    const read = readable && principal.mayRead;
    return [
      { ...at, method: 'create', existing: null, upload, permitted: takes && principal.mayUpload },
      // Both the emulator and Storage check an overwriting upload as "create".
      { ...at, method: 'create', existing: OBJECT, upload, permitted: false },
      { ...at, method: 'update', existing: OBJECT, upload, permitted: false },
      { ...at, method: 'update', existing: null, upload, permitted: false },
      { ...at, method: 'delete', existing: OBJECT, upload: null, permitted: false },
      { ...at, method: 'get', existing: OBJECT, upload: null, permitted: read },
      { ...at, method: 'list', existing: null, upload: null, permitted: read },
    ];
  }),
);

/** Every size and type, by a principal who may upload, in each slot. */
const what = PLACES.filter(({ takes }) => takes).flatMap(({ path, kind }) =>
  SIZES.flatMap((size) =>
    TYPES.map((contentType): StorageAccess => {
      const upload = contentType === undefined ? { size } : { size, contentType };
      return { method: 'create', principal: EVERY_FLAG, path, existing: null, upload, permitted: fits(kind, upload) };
    }),
  ),
);

/** Every cell of the matrix for storage.rules (design, sections 2 and 5). */
export const STORAGE_ACCESSES: StorageAccess[] = [...what, ...whoAndWhere];

export function storageAccessName({ method, principal, path, existing, upload, permitted }: StorageAccess): string {
  const stored = upload ? ` of ${upload.size} bytes as ${upload.contentType ?? 'no type'}` : '';
  const place = `${path.length > 60 ? `${path.slice(0, 60)}...` : path}${existing ? ' (taken)' : ''}`;
  return `${method} ${place}${stored} by ${principal.name} must be ${permitted ? 'permitted' : 'refused'}`;
}
