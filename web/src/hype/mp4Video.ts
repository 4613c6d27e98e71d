const HEVC_CODECS = ['hvc1', 'hev1'];
/** Codecs that the server accepts because other browsers play them (design: HEVC is the admin's choice). */
const KNOWN_CODECS = [...HEVC_CODECS, 'av01', 'vp09', 'vp08', 'avc1', 'avc3'];

/** A larger index is not read. */
const MAX_INDEX_BYTES = 32 * 1024 * 1024;

type Box = { type: string; start: number; end: number };

/** The duration, in ms, that an mp4 or mov with a known video codec declares; null when there is none. */
export async function readMp4Duration(file: Blob): Promise<number | null> {
  const index = await readIndex(file);
  if (!index) return null;
  const header = boxesIn(index, 0, index.byteLength).find(({ type }) => type === 'mvhd');
  if (!header || !codecsIn(index).some((codec) => KNOWN_CODECS.includes(codec))) return null;

  // Version, flags, two times, then the units per second and the duration in units; version 1 has longer fields.
  const isLong = index.getUint8(header.start) === 1;
  const unitsPerSecond = index.getUint32(header.start + (isLong ? 20 : 12));
  const units = isLong ? Number(index.getBigUint64(header.start + 24)) : index.getUint32(header.start + 16);
  const ms = Math.round((units / unitsPerSecond) * 1000);
  return Number.isFinite(ms) && ms > 0 ? ms : null;
}

/** Whether an mp4 or mov declares its video as HEVC, which only some browsers play. */
export async function isHevc(file: Blob): Promise<boolean> {
  const index = await readIndex(file);
  return index !== null && codecsIn(index).some((codec) => HEVC_CODECS.includes(codec));
}

/** The content of the `moov` box, which lies before or after the media data. */
async function readIndex(file: Blob): Promise<DataView | null> {
  for (let at = 0; at + 8 <= file.size;) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    const box = boxAt(head, 0, file.size - at);
    if (!box) return null;
    if (box.type === 'moov') {
      if (box.end - box.start > MAX_INDEX_BYTES) return null;
      return new DataView(await file.slice(at + box.start, at + box.end).arrayBuffer());
    }
    at += box.end;
  }
  return null;
}

/** The codecs of the video tracks. */
function codecsIn(index: DataView): string[] {
  const tracks = boxesIn(index, 0, index.byteLength).filter(({ type }) => type === 'trak');
  return tracks.flatMap((track) => codecOf(index, track) ?? []);
}

/** The codec of a track if it is a video track, else null. */
function codecOf(view: DataView, track: Box): string | null {
  const media = child(view, track, 'mdia');
  const handler = media && child(view, media, 'hdlr');
  const info = media && child(view, media, 'minf');
  const table = info && child(view, info, 'stbl');
  const samples = table && child(view, table, 'stsd');
  if (!handler || !samples || textAt(view, handler.start + 8) !== 'vide') return null;
  return textAt(view, samples.start + 12);
}

function child(view: DataView, { start, end }: Box, type: string): Box | null {
  return boxesIn(view, start, end).find((box) => box.type === type) ?? null;
}

function boxesIn(view: DataView, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  for (let at = start; at + 8 <= end;) {
    const box = boxAt(view, at, end);
    if (!box) break;
    boxes.push(box);
    at = box.end;
  }
  return boxes;
}

/** The box at `at`, its content from `start` to `end`. Size 0 means up to `limit`, 1 that a 64-bit size follows. */
function boxAt(view: DataView, at: number, limit: number): Box | null {
  if (at + 8 > view.byteLength) return null;
  const size = view.getUint32(at);
  const isLong = size === 1;
  if (isLong && at + 16 > view.byteLength) return null;
  const bytes = isLong ? Number(view.getBigUint64(at + 8)) : size === 0 ? limit - at : size;
  const head = isLong ? 16 : 8;
  if (bytes < head) return null;
  return { type: textAt(view, at + 4), start: at + head, end: at + bytes };
}

function textAt(view: DataView, at: number): string {
  return at + 4 > view.byteLength
    ? ''
    : String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}
