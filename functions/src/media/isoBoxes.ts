import type { ReadBytes } from './blockReader.ts';

/** The most boxes to check, since a fragmented file may have any number of them. */
const MAX_BOXES = 64;
/** Boxes that hold packets: a file that ends inside one may still play. */
const CUTTABLE = new Set(['mdat', 'moof']);

/** Whether an mp4 or mov file ends in something that is no box, such as a hidden web page or archive. */
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

/** 1 means that a 64-bit length follows the type, 0 that the box extends to the end of the file. */
function boxLength(header: DataView, left: number): number {
  const length = header.getUint32(0);
  if (length === 0) return left;
  return length === 1 && header.byteLength === 16 ? Number(header.getBigUint64(8)) : length;
}
