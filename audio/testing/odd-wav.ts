import {
  digestOfFloats,
  joined,
  type OddFile,
  type OddSound,
  oddSound,
  RATE_HZ,
  sentAsText,
  toFloats,
  toWords,
  widened,
} from './odd-sound.ts';
import { listOddWavLengths } from './odd-wav-lengths.ts';
import { chunk, extended, fmt, riff, wav } from './riff.ts';

const SOUND = oddSound(16);
const CD = toWords(SOUND, 2);
const CD_FORMAT = chunk('fmt ', fmt({ bits: 16 }));
const whole = (title: string, bytes: Buffer, sound: OddSound = SOUND): OddFile => ({ title, bytes, sound });

const PAIRS = [
  [16, 24],
  [16, 32],
  [24, 32],
  [20, 32],
  [18, 24],
  [20, 24],
  [8, 16],
  [12, 16],
  [28, 32],
  [6, 8],
  [8, 24],
  [8, 32],
  [12, 24],
  [12, 32],
  [17, 32],
  [9, 16],
] as const;

function listWidths(): OddFile[] {
  return PAIRS.flatMap(([valid, bits]) => {
    const sound = oddSound(valid);
    const data = toWords(sound, bits / 8);
    return [
      whole(`${valid} valid bits in ${bits}`, wav(extended({ bits, valid }), data), sound),
      whole(
        `${valid} bits in ${bits} by the block size alone`,
        wav(fmt({ bits: valid, align: bits / 4 }), data),
        sound,
      ),
    ];
  });
}

/** Bytes without any order. */
function scatter(i: number): number {
  const mixed = Math.imul((i + 1) ^ (i << 7), 0x85ebca6b);
  return Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 16;
}

const NOISE_SOUND: OddSound = {
  channels: 2,
  bits: 16,
  values: Int32Array.from({ length: 26_460 }, (_, i) => ((scatter(i) & 0xffff) - 32_768) >> 1),
};
const NOISE_WORDS = toWords(NOISE_SOUND, 2);

function listContradictions(): OddFile[] {
  const [deep, wide] = [oddSound(24), oddSound(32)];
  const refused = (title: string, bytes: Buffer, bits: number): OddFile => ({
    title,
    bytes,
    code: 'contradictory_header',
    details: { bits },
  });
  const bottom = toWords(deep, 4, { at: 'bottom' });
  return [
    whole('32 valid bits in 24', wav(extended({ bits: 24, valid: 32 }), toWords(deep, 3)), deep),
    whole('32 bits, but blocks of 24', wav(fmt({ bits: 32, align: 6 }), toWords(deep, 3)), deep),
    whole(
      '32 bits, but blocks of 24, and the bytes a second of 32',
      wav(fmt({ bits: 32, align: 6, bytesPerSecond: 8 * RATE_HZ }), toWords(deep, 3)),
      deep,
    ),
    whole(
      '24 bits, but blocks of 32 that are not so',
      wav(fmt({ bits: 24, align: 8, bytesPerSecond: 6 * RATE_HZ }), toWords(deep, 3)),
      deep,
    ),
    whole('16 bits, but blocks of one channel', wav(fmt({ bits: 16, align: 2, bytesPerSecond: 4 * RATE_HZ }), CD)),
    whole('16 bits, but blocks of 0 bytes', wav(fmt({ bits: 16, align: 0 }), CD)),
    whole('0 bits', wav(fmt({ bits: 0, align: 4 }), CD)),
    whole('wrong bytes a second', wav(fmt({ bits: 16, bytesPerSecond: 1 }), CD)),
    whole('a format without bits', wav(fmt({ bits: 16 }).subarray(0, 14), CD)),
    whole('an extensible format without its extension', wav(fmt({ bits: 16, tag: 0xfffe }), CD)),
    whole(
      'an extensible format without the rest of the identifier',
      wav(extended({ bits: 16, rest: Buffer.alloc(14) }), CD),
    ),
    whole('32 bits of sound that calls itself 24', wav(extended({ bits: 32, valid: 24 }), toWords(wide, 4)), wide),
    refused('24 bits at the bottom of 32', wav(extended({ bits: 32, valid: 24 }), bottom), 24),
    refused('24 bits at the bottom of 32 by the block size', wav(fmt({ bits: 24, align: 8 }), bottom), 24),
    refused('24 bits in every field that calls itself 16', wav(fmt({ bits: 16 }), toWords(deep, 3)), 16),
    refused('16 bits in every field that calls itself 24', wav(fmt({ bits: 24 }), CD), 24),
    refused('32 bits in every field that calls itself 24', wav(fmt({ bits: 24 }), toWords(wide, 4)), 24),
    refused('words in the other order of bytes', wav(fmt({ bits: 16 }), toWords(SOUND, 2, { endian: 'big' })), 16),
    whole('white noise', wav(fmt({ bits: 16 }), NOISE_WORDS), NOISE_SOUND),
    refused('floating point that calls itself whole', wav(fmt({ bits: 32 }), toFloats(deep, 4)), 32),
    refused(
      'floating point in blocks of 32 that calls itself 24',
      wav(fmt({ bits: 24, align: 8 }), toFloats(deep, 4)),
      24,
    ),
    refused(
      'noise in words of no known width',
      wav(fmt({ bits: 32, align: 6 }), Buffer.from(Uint8Array.from({ length: 90_000 }, (_, i) => scatter(i)))),
      32,
    ),
    {
      title: 'two formats',
      bytes: riff([CD_FORMAT, chunk('fmt ', fmt({ bits: 24 })), chunk('data', CD)]),
      code: 'contradictory_header',
    },
  ];
}

const MONO_MASKS = [0, 1, 2, 4, 8, 0x100, 0x3f];
const STEREO_MASKS = [0, 5, 0x30, 0x600, 0x60000000, 0x3f, 0xffffffff];

function listMasks(): OddFile[] {
  const mono = oddSound(24, 1);
  const deep = oddSound(24);
  return [
    ...MONO_MASKS.map((mask) =>
      whole(`mono with the mask ${mask}`, wav(extended({ bits: 24, channels: 1, mask }), toWords(mono, 3)), mono),
    ),
    ...STEREO_MASKS.map((mask) =>
      whole(`stereo with the mask ${mask}`, wav(extended({ bits: 24, mask }), toWords(deep, 3)), deep),
    ),
    {
      title: 'six channels',
      bytes: wav(fmt({ bits: 16, channels: 6 }), CD),
      code: 'too_many_channels',
      details: { channels: 6 },
    },
  ];
}

const CODECS = [
  [2, 'Microsoft ADPCM'],
  [6, 'A-law'],
  [7, 'µ-law'],
  [17, 'IMA ADPCM'],
  [49, 'GSM 6.10'],
  [80, 'MPEG layer II'],
  [85, 'MP3'],
  [255, 'AAC'],
  [353, 'Windows Media Audio'],
  [0x2000, 'Dolby Digital (AC-3)'],
  [0x1234, '0x1234'],
] as const;

function listCodecs(): OddFile[] {
  const refused = (title: string, format: Buffer, found: string): OddFile => ({
    title,
    bytes: wav(format, CD),
    code: 'unsupported_codec',
    details: { found },
  });
  return [
    ...CODECS.map(([tag, found]) => refused(`${found} in a WAV`, fmt({ tag, bits: 8 }), found)),
    refused('A-law by an extension', extended({ bits: 8, codec: 6 }), 'A-law'),
    refused('half floating point', fmt({ tag: 3, bits: 16 }), 'float 16 bit'),
    refused('whole numbers of 64 bits', fmt({ bits: 64 }), 'PCM 64 bit'),
    refused(
      'sound of a sphere',
      extended({ bits: 16, rest: Buffer.from('00002107d3118644c8c1ca000000', 'hex') }),
      'Ambisonic B-Format',
    ),
  ];
}

function listFloats(): OddFile[] {
  const sound = oddSound(24);
  const format = fmt({ tag: 3, bits: 32 });
  const long = fmt({ tag: 3, bits: 64 });
  const broken = (value: number, bytes: 4 | 8 = 4): Buffer => {
    const data = toFloats(sound, bytes);
    // The second channel of sample 10,000: 226 ms.
    if (bytes === 4) data.writeFloatLE(value, 4 * 20_001);
    else data.writeDoubleLE(value, 8 * 20_001);
    return wav(bytes === 4 ? format : long, data);
  };
  const refused = (
    title: string,
    bytes: Buffer,
    code: 'broken_samples' | 'impossible_level',
    level_db?: number,
  ): OddFile => ({
    title,
    bytes,
    code,
    details: { position_ms: 226, ...(level_db !== undefined && { level_db }) },
  });
  const clean = { pcm_md5: digestOfFloats(sound) };
  return [
    { title: 'floating point', bytes: wav(format, toFloats(sound, 4)), ...clean },
    { title: 'floating point of 64 bits', bytes: wav(long, toFloats(sound, 8)), ...clean },
    {
      title: 'floating point with an extension',
      bytes: wav(extended({ bits: 32, valid: 24, codec: 3 }), toFloats(sound, 4)),
      ...clean,
    },
    {
      title: 'floating point of 64 bits in a format of 32',
      bytes: wav(fmt({ tag: 3, bits: 32, align: 16 }), toFloats(sound, 8)),
      ...clean,
    },
    refused('a sample that is no number', broken(Number.NaN), 'broken_samples'),
    refused('an infinite sample', broken(Number.POSITIVE_INFINITY), 'broken_samples'),
    refused('a sample infinitely below zero', broken(Number.NEGATIVE_INFINITY), 'broken_samples'),
    refused('a sample of 64 bits that is no number', broken(Number.NaN, 8), 'broken_samples'),
    refused('a sample of 1e10', broken(1e10), 'impossible_level', 200),
    refused('a sample of 64 bits too large for 32', broken(-1e300, 8), 'impossible_level', 6000),
    refused('a sample of +20 dB', broken(10), 'impossible_level', 20),
    {
      title: 'whole numbers as floating point',
      bytes: wav(format, toFloats(sound, 4, 'little', 32_768)),
      code: 'impossible_level',
      details: { position_ms: 0 },
    },
  ];
}

/** Steps between silence and the value 0x0A0D, whose bytes are a CR and an LF. */
const LINE_ENDS: OddSound = {
  channels: 2,
  bits: 16,
  values: Int32Array.from({ length: 26_460 }, (_, i) => (i & 4 ? 0x0a0d : 0)),
};

function listTextTransfers(): OddFile[] {
  const deep = wav(fmt({ bits: 24 }), toWords(oddSound(24), 3));
  const endless = (data: Buffer) => riff([CD_FORMAT, chunk('data', data, { size: 0xffffffff })], { size: 0xffffffff });
  // Cut so that what a transfer as text leaves is a whole number of frames: then no length is wrong.
  const even = [0, 1, 2, 3].map((less) => endless(CD.subarray(0, CD.length - less)));
  const refused = (title: string, bytes: Buffer): OddFile => ({
    title: `${title} that was sent as text`,
    bytes: sentAsText(bytes),
    code: 'corrupt',
  });
  return [
    refused('a WAV', wav(fmt({ bits: 16 }), CD)),
    refused('a WAV of 24 bits', deep),
    refused('a WAV of floating point', wav(fmt({ tag: 3, bits: 32 }), toFloats(oddSound(24), 4))),
    ...even.map((bytes, less) => refused(`a WAV without a length, ${less} bytes less,`, bytes)),
    whole(
      'a WAV without a length whose only line ends are those of Windows',
      endless(toWords(LINE_ENDS, 2)),
      LINE_ENDS,
    ),
    whole('a WAV whose only line ends are those of Windows', wav(fmt({ bits: 16 }), toWords(LINE_ENDS, 2)), LINE_ENDS),
    whole('a WAV with a line end behind its sound', Buffer.concat([wav(fmt({ bits: 16 }), CD), Buffer.from('\r\n')])),
  ];
}

/** All odd WAV files. */
export function listOddWavFiles(): OddFile[] {
  const twice = joined(SOUND, SOUND);
  return [
    whole('a plain WAV', wav(fmt({ bits: 16 }), toWords(twice, 2)), twice),
    whole('16 bits widened to 24', wav(fmt({ bits: 24 }), toWords(widened(SOUND, 24), 3)), widened(SOUND, 24)),
    ...listWidths(),
    ...listContradictions(),
    ...listMasks(),
    ...listCodecs(),
    ...listOddWavLengths(),
    ...listFloats(),
    ...listTextTransfers(),
  ];
}
