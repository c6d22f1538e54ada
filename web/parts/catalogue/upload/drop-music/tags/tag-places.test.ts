import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readTags } from '../read-tags.ts';
import {
  aiff,
  apeTag,
  bigChunk,
  blob,
  chunk,
  flac,
  frame,
  id3,
  id3v1,
  info,
  JPEG,
  MP3,
  PNG,
  pictureFrame,
  sound,
  syncSafe,
  textFrame,
  toBytes,
  u32,
  wave,
} from '../testing/tag-bytes.ts';

const TITLE = textFrame('TIT2', 'Night');
const TAG = id3([TITLE]);
const ZEROS = new Array<number>(9000).fill(0);
const DS64 = chunk('ds64', [...u32(0, true), ...u32(0), ...u32(8, true), ...u32(0), ...u32(0), ...u32(0)]);
const FAR = new Array<number>(20_000).fill(1);

/** A tag whose header has another size, and other flags. */
const resized = (tag: number[], size: number[], flags = 0) => [...tag.slice(0, 5), flags, ...size, ...tag.slice(10)];
const unsynchronised = (bytes: number[]) => bytes.flatMap((byte) => (byte === 0xff ? [0xff, 0] : [byte]));
const UTF_16_TITLE = [1, 0xff, 0xfe, ...[...'Night'].flatMap((sign) => [sign.charCodeAt(0), 0])];

test.each<[string, Blob]>([
  ['in front of an MP3', blob(TAG, MP3)],
  ['behind zeros', blob(ZEROS, TAG, MP3)],
  ['in front of zeros', blob(TAG, ZEROS, MP3)],
  ['behind another tag', blob(id3([textFrame('TALB', 'Drive')]), TAG, MP3)],
  ['behind padding between frames', blob(id3([frame('PRIV', [1]), [0, 0, 0], TITLE]), MP3)],
  [
    'in a tag whose size is not syncsafe',
    blob(resized(id3([frame('PRIV', FAR), TITLE]), u32(20_000 + 10 + TITLE.length)), MP3),
  ],
  ['in a tag of version 4 with sizes of version 3', blob(id3([frame('PRIV', FAR, 3), TITLE]), MP3)],
  [
    'in a tag of version 3 with sizes of version 4',
    blob(id3([frame('PRIV', FAR, 4), textFrame('TIT2', 'Night', { version: 3 })], 3), MP3),
  ],
  ['in ID3v2.2', blob(id3([[...toBytes('TT2'), 0, 0, 6, 0, ...toBytes('Night')]], 2), MP3)],
  [
    'in an unsynchronised tag of version 3',
    blob(resized(id3([unsynchronised(frame('TIT2', UTF_16_TITLE, 3))], 3), syncSafe(24), 0x80), MP3),
  ],
  [
    'in an unsynchronised frame of version 4',
    blob(resized(id3([frame('TIT2', unsynchronised(UTF_16_TITLE))]), syncSafe(24), 0x80), MP3),
  ],
  [
    'behind an extended header',
    blob(
      resized(id3([[...u32(6), 0, 0, 0, 0, 0, 0], textFrame('TIT2', 'Night', { version: 3 })], 3), syncSafe(26), 0x40),
      MP3,
    ),
  ],
  [
    'in a compressed frame',
    blob(
      id3([
        [
          ...toBytes('TIT2'),
          ...syncSafe(deflateSync(Uint8Array.from([3, ...toBytes('Night')])).length + 4),
          0,
          0x09,
          ...syncSafe(6),
          ...deflateSync(Uint8Array.from([3, ...toBytes('Night')])),
        ],
      ]),
      MP3,
    ),
  ],
  [
    'in a tag with a footer at the end',
    blob(MP3, resized(TAG, TAG.slice(6, 10), 0x10), toBytes('3DI'), [4, 0, 0x10], TAG.slice(6, 10)),
  ],
  ['in ID3v1', blob(MP3, id3v1('Night', 'Mira'))],
  ['in APEv2', blob(MP3, apeTag({ Title: 'Night' }))],
  ['in APEv2 in front of ID3v1', blob(MP3, apeTag({ Title: 'Night' }), id3v1('Nig', 'Mira'))],
  ['in ID3v1 in front of APEv2', blob(MP3, id3v1('Nig', 'Mira'), apeTag({ TITLE: 'Night' }))],
  ['in APEv2 in front of zeros', blob(MP3, apeTag({ Title: 'Night' }), ZEROS)],
  ['in ID3v1 in front of zeros', blob(MP3, id3v1('Night', 'Mira'), ZEROS.slice(0, 64))],
  [
    'behind lyrics in APEv2',
    blob(MP3, apeTag({ Title: 'Night' }), toBytes('LYRICSBEGININD0000200000021LYRICS200'), id3v1('Nig', '')),
  ],
  ['in FLAC', blob(flac(['TITLE=Night']))],
  ['in FLAC behind ID3', blob(id3([textFrame('TIT2', 'Old')]), flac(['TITLE=Night']))],
  ['in ID3 in front of FLAC without a title', blob(TAG, flac(['ARTIST=Mira']))],
  ['in INFO', blob(wave([info({ INAM: 'Night' }), sound()]))],
  [
    'in INFO behind an odd chunk without its byte',
    blob(wave([[...chunk('test', [1, 2, 3]).slice(0, -1)], info({ INAM: 'Night' })])),
  ],
  ['in an ID3 chunk', blob(wave([sound(), chunk('ID3 ', TAG)]))],
  ['in an id3 chunk behind zeros', blob(wave([sound(), chunk('id3 ', [0, 0, ...TAG]), info({ INAM: 'Nig' })]))],
  ['in RF64', blob(wave([DS64, sound(0xffff_ffff), chunk('id3 ', TAG)], 'RF64'))],
  ['in BW64', blob(wave([DS64, sound(0xffff_ffff), info({ INAM: 'Night' })], 'BW64'))],
  ['in AIFF', blob(aiff([bigChunk('SSND', [1, 2]), bigChunk('ID3 ', TAG)]))],
  ['in a text of AIFF', blob(aiff([bigChunk('NAME', toBytes('Night')), bigChunk('SSND', [1, 2])]))],
])('a title %s', async (_name, file) => {
  expect((await readTags(file)).title).toBe('Night');
});

test('a tag in front of FLAC only fills gaps', async () => {
  const front = id3([textFrame('TIT2', 'Old'), textFrame('TPE1', 'Old'), textFrame('TALB', 'Drive')]);
  const file = blob(front, flac(['TITLE=Night', 'ARTIST=Mira Sol', 'ISRC=TRA012600001', 'COMPOSER=Ada Bir']));
  expect(await readTags(file)).toMatchObject({
    title: 'Night',
    artists: ['Mira Sol'],
    album: 'Drive',
    isrc: 'TRA012600001',
    composers: ['Ada Bir'],
  });
});

test.each<[string, number[]]>([
  ['nothing', []],
  ['text', toBytes('just text')],
  ['a size beyond the file', [...toBytes('ID3'), 4, 0, 0, 0x7f, 0x7f, 0x7f, 0x7f, ...toBytes('no tag')]],
  ['a chunk that never ends', wave([chunk('LIST', toBytes('INFO'), 0xffff_fff0)])],
  ['a chunk of size 0 forever', wave([new Array<number>(4000).fill(0x20)])],
  ['a comment count that lies', flac([]).with(60, 0xff)],
  ['an APE footer with a wild size', [...MP3, ...apeTag({ Title: '' }).with(-20, 0xff)]],
])('broken bytes have no tags and no error: %s', async (_name, bytes) => {
  expect(await readTags(blob(bytes))).toMatchObject({ title: null, artists: [], cover: null });
});

const PICTURE = { type: 3, bytes: JPEG };

test.each<[string, Blob, string | null]>([
  ['a front cover', blob(id3([pictureFrame(3, JPEG)]), MP3), 'image/jpeg'],
  [
    'a front cover behind others',
    blob(id3([pictureFrame(4, JPEG), pictureFrame(0, JPEG), pictureFrame(3, PNG)]), MP3),
    'image/png',
  ],
  ['a picture of no kind', blob(id3([pictureFrame(0, PNG)]), MP3), 'image/png'],
  ['an icon and a fish', blob(id3([pictureFrame(1, PNG), pictureFrame(17, JPEG)]), MP3), null],
  [
    'an artist and a back',
    blob(
      flac(
        [],
        [
          { type: 8, bytes: JPEG },
          { type: 4, bytes: JPEG },
        ],
      ),
    ),
    null,
  ],
  ['a link', blob(id3([pictureFrame(3, toBytes('https://example.test/a.jpg'), '-->')]), MP3), null],
  ['a picture of another format', blob(id3([pictureFrame(3, toBytes('GIF89a and more bytes'))]), MP3), null],
  [
    'a broken front and a whole other',
    blob(id3([pictureFrame(3, [1, 2, 3]), pictureFrame(0, JPEG)]), MP3),
    'image/jpeg',
  ],
  ['a cover in FLAC', blob(flac([], [PICTURE])), 'image/jpeg'],
  ['a cover in ID3 in front of FLAC', blob(id3([pictureFrame(3, PNG)]), flac(['TITLE=Night'])), 'image/png'],
])('the cover: %s', async (_name, file, type) => {
  expect((await readTags(file)).cover?.type ?? null).toBe(type);
});
