import type { ReadBytes } from './blockReader.ts';

/** A fragmented file has any number of boxes: what comes after so many is not looked at. */
const MAX_BOXES = 64;
/** A box that may be cut at its end and still play: what holds the packets. */
const CUTTABLE = new Set(['mdat', 'moof']);

/** Whether something that is no box follows the boxes of an mp4 or mov file, as a page or an archive that hides in it. */
export async function hasForeignTail(read: ReadBytes, size: number): Promise<boolean> {
  let offset = 0;
  for (let box = 0; box < MAX_BOXES && offset + 8 <= size; box += 1) {
    const bytes = await read(offset, Math.min(offset + 16, size));
    const header = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const length = boxLength(header, size - offset);
    if (length < 8) return true;
    if (offset + length > size) return !CUTTABLE.has(new TextDecoder('latin1').decode(bytes.subarray(4, 8)));
    offset += length;
  }
  return false;
}

/** 1 announces a long length behind the type, 0 a box that goes to the end of the file. */
function boxLength(header: DataView, left: number): number {
  const length = header.getUint32(0);
  if (length === 0) return left;
  return length === 1 && header.byteLength === 16 ? Number(header.getBigUint64(8)) : length;
}
