import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, gzipSync } from 'node:zlib';
import { MEDIA_KINDS, type MediaKind } from '@hypelar/shared/media';
import { describe, expect, it } from 'vitest';
import { probeMedia } from './probeMedia.ts';

const MEDIA = join(import.meta.dirname, '../../../web/e2e/media');
const fixture = (name: string): Promise<Uint8Array> => readFile(join(MEDIA, name));

const probe = (kind: MediaKind, bytes: Uint8Array) =>
  probeMedia(kind, { size: bytes.byteLength, read: async (start, end) => bytes.subarray(start, end) });

describe('a file that is what it claims', () => {
  it.each([
    ['gif', 'gif.mp4', 2],
    ['video', 'video.mp4', 6],
    ['gif', 'video.mp4', 6],
    ['video', 'gif.mp4', 2],
    ['video', 'video.webm', 6.008],
    ['audio', 'audio.mp3', 5.041],
    ['audio', 'video.mp4', 6],
  ] as const)('is accepted as %s: %s, %f s', async (kind, name, seconds) => {
    const probed = await probe(kind, await fixture(name));
    expect(probed).toEqual({ durationSeconds: expect.closeTo(seconds, 1) });
  });

  it('has the exact duration of the video, in whole milliseconds', async () => {
    expect(await probe('video', await fixture('video.mp4'))).toEqual({ durationSeconds: 6 });
  });
});

/** The file with each duration that its headers claim, of tracks or of the whole, times a factor. */
function claiming(bytes: Uint8Array, factor: number): Buffer {
  const claims = Buffer.from(bytes);
  for (let at = claims.indexOf('mdhd'); at !== -1; at = claims.indexOf('mdhd', at + 4)) {
    claims.writeUInt32BE(claims.readUInt32BE(at + 20) * factor, at + 20);
  }
  // The element Duration of a webm: its id, eight bytes of content.
  const at = claims.indexOf(Buffer.from([0x44, 0x89, 0x88]));
  if (at !== -1) claims.writeDoubleBE(claims.readDoubleBE(at + 3) * factor, at + 3);
  return claims;
}

describe('T8: a file whose header lies about its duration', () => {
  it.each(['video.mp4', 'video.webm'])('is as long as it plays: half of %s', async (name) => {
    expect(await probe('video', claiming(await fixture(name), 0.5))).toEqual({
      durationSeconds: expect.closeTo(6, 1),
    });
  });

  it.each(['video.mp4', 'video.webm'])('is refused when it does not play as long: twice %s', async (name) => {
    expect(await probe('video', claiming(await fixture(name), 2))).toEqual({ refusal: 'TRUNCATED' });
  });
});

it('tells the duration of a long recording without reading it', async () => {
  const second = await fixture('audio.mp3');
  const bytes = Buffer.concat(Array.from({ length: 2000 }, () => second));
  let fetched = 0;
  const read = async (start: number, end: number) => {
    fetched += end - start;
    return bytes.subarray(start, end);
  };
  expect(await probeMedia('audio', { size: bytes.byteLength, read })).toEqual({
    durationSeconds: expect.closeTo(5, 1),
  });
  expect(fetched).toBeLessThan(1_000_000);
});

/** A zip archive with one file, as every archiver writes it. */
function zip(name: string, content: string): Buffer {
  const [path, data] = [Buffer.from(name), Buffer.from(content)];
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(path.length, 22);
  const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, path, data]);
  const central = Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0'), common, Buffer.alloc(14), path]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from('PK\u0005\u0006'), end]);
}

/** A Windows program: its first header, which points to the second. */
function program(): Buffer {
  const header = Buffer.alloc(512);
  header.write('MZ\u0090\0\u0003', 0, 'latin1');
  header.writeUInt32LE(128, 60);
  header.write('This program cannot be run in DOS mode.\r\r\n$', 78, 'latin1');
  header.write('PE\0\0d\u0086', 128, 'latin1');
  return header;
}

const latin1 = (text: string) => Buffer.from(text, 'latin1');
/** What is not media, whatever its content type says. */
const IMPOSTORS: Record<string, Uint8Array> = {
  nothing: new Uint8Array(),
  zeros: new Uint8Array(5000),
  'a page': latin1('<!doctype html><html><script>alert(1)</script></html>'),
  'a page after a byte order mark': Buffer.from('\ufeff<html><body onload="alert(1)"></html>'),
  'an image': latin1('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  'an image with a script': latin1(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  ),
  'a script': latin1('alert(document.cookie)'),
  'a shell script': latin1('#!/bin/sh\nrm -rf ~\n'),
  'a program': program(),
  'a program of Linux': latin1(`\u007fELF\u0002\u0001\u0001${'\0'.repeat(200)}`),
  'a class of Java': latin1(`\u00ca\u00fe\u00ba\u00be\0\0\0A${'\0'.repeat(100)}`),
  'an archive': zip('index.html', '<script>alert(1)</script>'),
  'a compressed file': gzipSync('<script>alert(1)</script>'),
  'a document': latin1('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\n%%EOF'),
  'a gif': latin1('GIF89a\u0001\0\u0001\0\0\0\0,\0\0\0\0\u0001\0\u0001\0\0\u0002\u0002D\u0001\0;'),
  'a picture': latin1('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\0\u0001\0\0\0\u0001\u0008\u0006\0\0\0'),
  'a photograph': latin1('\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF\0\u0001\u0001\0\0\u0001\0\u0001\0\0'),
  'a picture in the format of sounds': latin1('RIFF\u0024\0\0\0WEBPVP8 \u0018\0\0\0'),
  data: latin1('{"__proto__": {"admin": true}}'),
  'a list of songs': latin1('#EXTM3U\n#EXTINF:1,\nhttps://evil.example/a.ts\n'),
};

describe('T10: a file that is not', () => {
  it.each([
    ['video', 'notVideo.mp4', 'NOT_MEDIA'],
    ['gif', 'audio.mp3', 'NOT_MEDIA'],
    ['audio', 'video.webm', 'NOT_MEDIA'],
    ['audio', 'gif.mp4', 'NO_AUDIO'],
  ] as const)('is refused as %s: %s, %s', async (kind, name, refusal) => {
    expect(await probe(kind, await fixture(name))).toEqual({ refusal });
  });

  it.each(Object.keys(IMPOSTORS))('is refused: %s', async (name) => {
    const bytes = IMPOSTORS[name] ?? new Uint8Array();
    for (const kind of MEDIA_KINDS) expect(await probe(kind, bytes)).toEqual({ refusal: 'NOT_MEDIA' });
  });

  it.each(['a page', 'an image with a script', 'an archive', 'a program'])(
    'is refused when it has a tail: a video and %s',
    async (name) => {
      const video = await fixture('video.mp4');
      const tail = IMPOSTORS[name] ?? new Uint8Array();
      expect(await probe('video', Buffer.concat([video, tail]))).toEqual({ refusal: 'NOT_MEDIA' });
    },
  );

  it('may end with a box of any kind, or one that goes to the end', async () => {
    const [video, box] = [await fixture('video.mp4'), Buffer.from('\0\0\0\u000cxyz 1234', 'latin1')];
    expect(await probe('video', Buffer.concat([video, box]))).toEqual({ durationSeconds: 6 });
    expect(await probe('video', Buffer.concat([video, Buffer.alloc(100)]))).toEqual({ durationSeconds: 6 });
  });

  it.each(['video.mp4', 'video.webm'])('is refused when it was cut in half: %s', async (name) => {
    const bytes = await fixture(name);
    expect(await probe('video', bytes.subarray(0, bytes.byteLength / 2))).toEqual({ refusal: 'TRUNCATED' });
  });

  it('is refused when its index is missing', async () => {
    const bytes = await fixture('video.mp4');
    expect(await probe('video', bytes.subarray(0, 40))).toEqual({ refusal: 'TRUNCATED' });
    const page = latin1('\0\0\0\u0018ftypmp42\0\0\0\0mp42isom<html><script>alert(1)</script></html>');
    expect(await probe('video', page)).toEqual({ refusal: 'TRUNCATED' });
  });
});

it('lets an error of the storage through, so that the event is delivered again', async () => {
  const broken = { size: 1000, read: () => Promise.reject(new Error('storage is down')) };
  await expect(probeMedia('video', broken)).rejects.toThrow('storage is down');
});
