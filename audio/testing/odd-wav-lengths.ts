import { id3v2, type OddFile, type OddSound, oddSound, TAGS, toWords } from './odd-sound.ts';
import { chunk, fmt, riff, wav } from './riff.ts';

const EMPTY = Buffer.alloc(0);
const SOUND = oddSound(16);
const CD = toWords(SOUND, 2);
const CD_FORMAT = chunk('fmt ', fmt({ bits: 16 }));
const LIST = chunk('LIST', Buffer.from('INFOINAM\x06\0\0\0Night\0', 'latin1'));
const whole = (title: string, bytes: Buffer, sound: OddSound = SOUND): OddFile => ({ title, bytes, sound });

const PLACEHOLDERS = [
  0, 0xffffffff, 0xfffffffe, 0x7fffffff, 0x80000000, 0x7ffff000, 0x7ffffff0, 0xffffffe0, 0xfffffff0, 0x80000024,
  0xfffff000, 0xffffffdb, 0xffffffd3, 0xfffffff7, 0x7fffffdb, 0x7fffffd3, 0x7ffffffc, 0xffffff00, 0x7fff0000,
  0xffffefdc,
];

function listLengths(): OddFile[] {
  const sized = (size: number, id = 'RIFF') => riff([CD_FORMAT, chunk('data', CD, { size })], { id, size: 0xffffffff });
  const half = CD.subarray(0, CD.length / 2);
  const ms = 150;
  return [
    ...PLACEHOLDERS.map((size) => whole(`a length of ${size.toString(16)}`, sized(size))),
    ...[1, 2, 8, 36, 44, 60].map((more) => whole(`${more} bytes too many announced`, sized(CD.length + more))),
    whole('a placeholder before a chunk', riff([CD_FORMAT, chunk('data', CD, { size: 0xffffffff }), LIST])),
    whole(
      'a placeholder before two chunks',
      riff([CD_FORMAT, chunk('data', CD, { size: 0x7ffff000 }), LIST, chunk('id3 ', TAGS.id3v2)]),
    ),
    whole('a placeholder before a tag', Buffer.concat([sized(0xffffffff), TAGS.id3v1])),
    ...[1, 2, 3].map((more) =>
      whole(`${more} bytes more than whole frames`, wav(fmt({ bits: 16 }), Buffer.concat([CD, Buffer.alloc(more, 1)]))),
    ),
    whole(
      '5 bytes more than whole frames, and a chunk behind',
      riff([
        chunk('fmt ', fmt({ bits: 24 })),
        chunk('data', Buffer.concat([toWords(oddSound(24), 3), Buffer.alloc(5, 1)])),
        LIST,
      ]),
      oddSound(24),
    ),
    {
      title: 'half of the sound',
      bytes: riff([CD_FORMAT, chunk('data', half, { size: CD.length })]),
      code: 'truncated',
      details: { found_ms: ms, announced_ms: 2 * ms },
    },
    {
      title: '100 bytes missing',
      bytes: riff([CD_FORMAT, chunk('data', CD, { size: CD.length + 100 })]),
      code: 'truncated',
      details: { found_ms: 300, announced_ms: 301 },
    },
    {
      title: '4 GB announced',
      bytes: sized(0xff000000),
      code: 'truncated',
      details: { found_ms: 300, announced_ms: Math.round(0xff000000 / 176.4) },
    },
    {
      title: '2 GB announced',
      bytes: sized(0x7f000000),
      code: 'truncated',
      details: { found_ms: 300, announced_ms: Math.round(0x7f000000 / 176.4) },
    },
    {
      title: 'half of the sound announced',
      bytes: riff([CD_FORMAT, chunk('data', CD, { size: CD.length / 2 })]),
      code: 'undeclared_sound',
      details: { found_ms: 2 * ms, announced_ms: ms },
    },
    { title: 'no samples', bytes: wav(fmt({ bits: 16 }), EMPTY), code: 'empty' },
    { title: 'no samples, but a chunk behind', bytes: riff([CD_FORMAT, chunk('data', EMPTY), LIST]), code: 'empty' },
  ];
}

function ds64(size: bigint, data = CD.length): Buffer {
  const body = Buffer.alloc(28);
  body.writeBigUInt64LE(BigInt(data), 0);
  body.writeBigUInt64LE(size, 8);
  return chunk('ds64', body);
}

function listWide(): OddFile[] {
  const wide = (id: string, size: bigint, data: number) =>
    riff([ds64(size), CD_FORMAT, chunk('data', CD, { size: data })], { id, size: 0xffffffff });
  const [real, unknown] = [BigInt(CD.length), 0xffffffff];
  return [
    whole('RF64', wide('RF64', real, unknown)),
    whole('BW64', wide('BW64', real, unknown)),
    whole('RF64 with a wrong short length', wide('RF64', real, 12_345)),
    whole('RF64 with a short length too large', wide('RF64', real, 0x12345678)),
    whole('RF64 with only a short length', wide('RF64', 0n, CD.length)),
    whole('RF64 with no length at all', wide('RF64', 0n, unknown)),
    whole('BW64 with placeholders only', wide('BW64', 0xffffffffffffffffn, 0)),
    whole(
      'RF64 without its length chunk',
      riff([CD_FORMAT, chunk('data', CD, { size: unknown })], { id: 'RF64', size: unknown }),
    ),
    whole(
      'RF64 with a chunk behind',
      riff([ds64(real), CD_FORMAT, chunk('data', CD, { size: unknown }), LIST], { id: 'RF64', size: unknown }),
    ),
    {
      title: 'half an RF64',
      bytes: wide('RF64', 2n * real, unknown),
      code: 'truncated',
      details: { found_ms: 300, announced_ms: 600 },
    },
  ];
}

function listChunks(): OddFile[] {
  const odd = Buffer.from('INFOINAM\x05\0\0\0Night', 'latin1');
  const data = chunk('data', CD);
  const mono8 = oddSound(8, 1, 13_231);
  const second = oddSound(16, 2, 6000);
  return [
    whole('an odd chunk without padding in front', riff([CD_FORMAT, chunk('LIST', odd, { bare: true }), data])),
    whole('an odd chunk with padding in front', riff([CD_FORMAT, chunk('LIST', odd), data])),
    whole(
      'odd sound without padding before a chunk',
      riff([chunk('fmt ', fmt({ bits: 8, channels: 1 })), chunk('data', toWords(mono8, 1), { bare: true }), LIST]),
      mono8,
    ),
    whole(
      'odd sound with padding before a chunk',
      riff([chunk('fmt ', fmt({ bits: 8, channels: 1 })), chunk('data', toWords(mono8, 1)), LIST]),
      mono8,
    ),
    whole(
      'unknown chunks around',
      riff([chunk('ZzZz', Buffer.alloc(77)), CD_FORMAT, chunk('0123', EMPTY), data, chunk('what', Buffer.alloc(9))]),
    ),
    whole('padding of 64 kB in front', riff([chunk('JUNK', Buffer.alloc(65_536)), CD_FORMAT, data])),
    whole('the format behind the sound', riff([data, CD_FORMAT])),
    whole('the format twice, but the same', riff([CD_FORMAT, CD_FORMAT, data])),
    whole('a last chunk that is cut off', riff([CD_FORMAT, data, LIST.subarray(0, 15)])),
    ...Object.entries(TAGS).map(([name, tag]) =>
      whole(`${name} behind`, Buffer.concat([riff([CD_FORMAT, data]), tag])),
    ),
    whole('a tag in front', Buffer.concat([id3v2(300), riff([CD_FORMAT, data])])),
    whole('an empty data chunk in front', riff([CD_FORMAT, chunk('data', EMPTY), data])),
    whole('an empty data chunk behind', riff([CD_FORMAT, data, chunk('data', EMPTY)])),
    {
      title: 'two data chunks',
      bytes: riff([CD_FORMAT, data, chunk('data', toWords(second, 2))]),
      code: 'several_parts',
      details: { parts: 2 },
    },
    {
      title: 'three data chunks',
      bytes: riff([CD_FORMAT, data, LIST, data, data]),
      code: 'several_parts',
      details: { parts: 3 },
    },
    {
      title: 'a list of sounds',
      bytes: riff([CD_FORMAT, chunk('LIST', Buffer.concat([Buffer.from('wavl'), data]))]),
      code: 'several_parts',
      details: { parts: 2 },
    },
    { title: 'no data chunk', bytes: riff([CD_FORMAT, LIST]), code: 'corrupt' },
    { title: 'no format', bytes: riff([data]), code: 'corrupt' },
    { title: 'no channels', bytes: wav(fmt({ bits: 16, channels: 0, align: 4 }), CD), code: 'corrupt' },
    {
      title: 'more empty chunks than any recording',
      bytes: riff([CD_FORMAT, Buffer.alloc(8 * 5000, chunk('JUNK', EMPTY)), data]),
      code: 'corrupt',
    },
    {
      title: 'sound in no chunk',
      bytes: Buffer.concat([riff([CD_FORMAT, data], { size: 0 }), CD]),
      code: 'undeclared_sound',
      details: { found_ms: 600, announced_ms: 300 },
    },
  ];
}

/** WAV files whose lengths or chunks are odd. */
export function listOddWavLengths(): OddFile[] {
  return [...listLengths(), ...listWide(), ...listChunks()];
}
