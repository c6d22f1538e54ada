import { readFileSync } from 'node:fs';
import { findMpegHeader } from '../mpeg-header.ts';
import { writeMp3 } from './coded.ts';
import { id3v2, type OddFile, TAGS } from './odd-sound.ts';
import { music } from './signals.ts';

const HALF_SECOND_MS = 500;

/** Places in the file that LAME's frame at the start of an MP3 describes. */
const XING_AT = 36;

/**
 * All odd MP3 files, made from one that is written to `path`. `digest` returns the digest of the decoded sound of a
 * file.
 */
export function listOddMp3Files(path: string, digest: (path: string) => string): OddFile[] {
  const tagged = readFileSync(writeMp3(path, music(HALF_SECOND_MS / 1000)));
  const plain = tagged.subarray(tagged.indexOf(Buffer.from([0xff, 0xfb])));
  const pcm_md5 = digest(path);
  const whole = (title: string, bytes: Buffer): OddFile => ({ title, bytes, pcm_md5 });
  return [
    whole('no tag', plain),
    ...[100, 5000, 70_000].map((zeros) =>
      whole(`${zeros} zeros in front`, Buffer.concat([Buffer.alloc(zeros), plain])),
    ),
    whole('a tag in front', Buffer.concat([id3v2(3000), plain])),
    whole('two tags in front', Buffer.concat([id3v2(3000), id3v2(40), plain])),
    whole('9,000 zeros between tag and sound', Buffer.concat([id3v2(3000), Buffer.alloc(9000), plain])),
    ...[200, 20_000, 300_000].map((size) =>
      whole(`a tag of ${size} bytes with a careless size`, Buffer.concat([id3v2(size, true), plain])),
    ),
    whole('a careless tag before zeros', Buffer.concat([id3v2(20_000, true), Buffer.alloc(6000), plain])),
    whole('text in front', Buffer.concat([Buffer.from('<html>'.repeat(300)), plain])),
    ...Object.entries(TAGS).map(([name, tag]) => whole(`${name} behind`, Buffer.concat([plain, tag]))),
    whole('all tags around', Buffer.concat([id3v2(100), plain, TAGS.lyrics3, TAGS.apev2, TAGS.id3v1])),
    whole('rubbish behind', Buffer.concat([plain, Buffer.from('la '.repeat(1000))])),
    ...listCounts(plain),
  ];
}

function listCounts(plain: Buffer): OddFile[] {
  const first = findMpegHeader(plain, 0)?.frame_bytes ?? 0;
  const frames = plain.readUInt32BE(XING_AT + 8);
  const counting = (count: number) => {
    const bytes = Buffer.from(plain);
    bytes.writeUInt32BE(count, XING_AT + 8);
    return bytes;
  };
  const fraunhofer = Buffer.concat([plain.subarray(0, first), plain.subarray(first)]);
  fraunhofer.fill(0, XING_AT, first);
  fraunhofer.write('VBRI', XING_AT, 'latin1');
  fraunhofer.writeUInt32BE(3 * frames, XING_AT + 14);
  // Frames of 192 kbit/s.
  const layer2 = Buffer.alloc(627);
  layer2.writeUInt32BE(0xfffda004);
  return [
    { title: 'a count larger than the file', bytes: counting(3 * frames), code: 'truncated' },
    { title: 'a count smaller than the file', bytes: counting(Math.floor(frames / 2)), code: 'undeclared_sound' },
    { title: 'a count in the form of Fraunhofer, larger than the file', bytes: fraunhofer, code: 'truncated' },
    { title: 'half of the file', bytes: plain.subarray(0, plain.length / 2), code: 'truncated' },
    { title: 'one file behind the other', bytes: Buffer.concat([plain, plain]), code: 'undeclared_sound' },
    {
      title: 'layer II',
      bytes: Buffer.alloc(9000, layer2),
      code: 'unsupported_format',
      details: { found: 'MPEG layer II' },
    },
  ];
}

const NAMES: [found: string, head: string][] = [
  ['AppleDouble (._)', '\x00\x05\x16\x07\x00\x02\x00\x00Mac OS X'],
  ['Sony Wave64', 'riff\x2e\x91\xcf\x11\xa5\xd6\x28\xdb'],
  ['RIFX', 'RIFX\0\0\x10\0WAVE'],
  ['AVI', 'RIFF\0\0\x10\0AVI LIST'],
  ['M4A', '\0\0\0\x20ftypM4A '],
  ['Ogg Vorbis', `OggS${'\0'.repeat(24)}\x01vorbis`],
  ['Opus', `OggS${'\0'.repeat(24)}OpusHead`],
  ['CAF', 'caff\0\x01\0\0desc'],
  ['AU', '.snd\0\0\0\x18'],
  ['WMA', '\x30\x26\xb2\x75\x8e\x66\xcf\x11\xa6\xd9'],
  ['WavPack', 'wvpk\0\0'],
  ['Monkey’s Audio', 'MAC \x96\x0f'],
  ['ZIP', 'PK\x03\x04\x14\0'],
  ['JPEG', '\xff\xd8\xff\xe0\0\x10JFIF'],
];

/** Files that are no sound we take, whatever their name. */
export function listForeignFiles(): OddFile[] {
  const named = NAMES.map(([found, head]): OddFile => {
    const bytes = Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(4000, 'x')]);
    return { title: found, bytes, code: 'unsupported_format', details: { found } };
  });
  return [
    ...named,
    { title: 'text', bytes: Buffer.from('no music\n'.repeat(900)), code: 'unsupported_format' },
    { title: 'zeros', bytes: Buffer.alloc(100_000), code: 'unsupported_format' },
    { title: 'nothing', bytes: Buffer.alloc(0), code: 'empty' },
  ];
}
