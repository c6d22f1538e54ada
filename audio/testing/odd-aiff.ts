import {
  digestOfFloats,
  id3v2,
  type OddFile,
  type OddSound,
  oddSound,
  RATE_HZ,
  sentAsText,
  TAGS,
  toFloats,
  toWords,
} from './odd-sound.ts';

const EMPTY = Buffer.alloc(0);

function chunk(id: string, body: Buffer, size = body.length, isBare = false): Buffer {
  const head = Buffer.alloc(8);
  head.write(id, 'latin1');
  head.writeUInt32BE(size, 4);
  return Buffer.concat([head, body, Buffer.alloc(isBare ? 0 : body.length & 1)]);
}

function form(kind: 'AIFF' | 'AIFC', chunks: readonly Buffer[], size?: number): Buffer {
  const body = Buffer.concat([Buffer.from(kind), ...chunks]);
  return chunk('FORM', body, size ?? body.length, true);
}

interface Common {
  channels?: number;
  bits: number;
  frames?: number;
  codec?: string;
}

function common({ channels = 2, bits, frames = 13_230, codec }: Common): Buffer {
  const body = Buffer.alloc(18);
  body.writeUInt16BE(channels, 0);
  body.writeUInt32BE(frames, 2);
  body.writeUInt16BE(bits, 6);
  // 44,100 as a number of 80 bits.
  body.write('400eac44000000000000', 8, 'hex');
  return chunk('COMM', codec === undefined ? body : Buffer.concat([body, Buffer.from(`${codec}\0\0`, 'latin1')]));
}

function sound(data: Buffer, { size = data.length + 8, offset = 0 }: { size?: number; offset?: number } = {}): Buffer {
  const head = Buffer.alloc(8 + offset, 0x55);
  head.writeUInt32BE(offset, 0);
  head.writeUInt32BE(0, 4);
  return chunk('SSND', Buffer.concat([head, data]), size === data.length + 8 ? size + offset : size);
}

const SOUND = oddSound(16);
const CD = toWords(SOUND, 2, { endian: 'big' });
const CD_COMMON = common({ bits: 16 });
const whole = (title: string, bytes: Buffer, read: OddSound = SOUND): OddFile => ({ title, bytes, sound: read });

const DEPTHS = [6, 8, 9, 12, 16, 17, 18, 20, 24, 25, 28, 32];

function listDepths(): OddFile[] {
  return DEPTHS.map((bits) => {
    const read = oddSound(bits);
    const data = toWords(read, Math.ceil(bits / 8), { endian: 'big' });
    return whole(`${bits} bits`, form('AIFF', [common({ bits }), sound(data)]), read);
  });
}

const WORDS = [
  ['NONE', 16, 'big'],
  ['NONE', 24, 'big'],
  ['twos', 16, 'big'],
  ['twos', 32, 'big'],
  ['sowt', 16, 'little'],
  ['sowt', 24, 'little'],
  ['sowt', 20, 'little'],
  ['sowt', 32, 'little'],
  ['in16', 16, 'big'],
  ['in24', 24, 'big'],
  ['in32', 32, 'big'],
  ['42ni', 24, 'little'],
  ['23ni', 32, 'little'],
] as const;
const FLOATS = [
  ['fl32', 4],
  ['FL32', 4],
  ['fl64', 8],
  ['FL64', 8],
] as const;
const CODECS = [
  ['alaw', 'A-law'],
  ['ULAW', 'µ-law'],
  ['ima4', 'IMA ADPCM'],
  ['MAC3', 'MACE 3:1'],
  ['QDM2', 'QDesign Music 2'],
  ['GSM ', 'GSM 6.10'],
  ['ab d', '“ab d”'],
] as const;

function listCodecs(): OddFile[] {
  const deep = oddSound(24);
  const bytes8 = oddSound(8);
  return [
    ...WORDS.map(([codec, bits, endian]) => {
      const read = oddSound(bits);
      const data = toWords(read, Math.ceil(bits / 8), { endian });
      return whole(`${bits} bits as ${codec}`, form('AIFC', [common({ bits, codec }), sound(data)]), read);
    }),
    ...FLOATS.map(([codec, bytes]) => ({
      title: `floating point as ${codec}`,
      bytes: form('AIFC', [common({ bits: 16, codec }), sound(toFloats(deep, bytes, 'big'))]),
      pcm_md5: digestOfFloats(deep),
    })),
    whole(
      '8 bits without a sign',
      form('AIFC', [common({ bits: 8, codec: 'raw ' }), sound(toWords(bytes8, 1))]),
      bytes8,
    ),
    ...CODECS.map(([codec, found]): OddFile => {
      return {
        title: `${found} in an AIFF`,
        bytes: form('AIFC', [common({ bits: 8, codec }), sound(CD)]),
        code: 'unsupported_codec',
        details: { found },
      };
    }),
    {
      title: 'whole numbers of 64 bits',
      bytes: form('AIFF', [common({ bits: 64 }), sound(CD)]),
      code: 'unsupported_codec',
      details: { found: 'PCM 64 bit' },
    },
  ];
}

function listLengths(): OddFile[] {
  const sized = (size: number, frames?: number) =>
    form('AIFF', [common({ bits: 16, ...(frames !== undefined && { frames }) }), sound(CD, { size })], size);
  const refused = (
    title: string,
    bytes: Buffer,
    code: 'truncated' | 'undeclared_sound',
    found_ms: number,
    announced_ms: number,
  ): OddFile => ({ title, bytes, code, details: { found_ms, announced_ms } });
  return [
    ...[0, 8, 0xffffffff, 0x7fffffff, 0x80000000, 0x7ffff000].map((size) =>
      whole(`a length of ${size.toString(16)}`, sized(size)),
    ),
    whole('no length at all', sized(0, 0)),
    whole(
      'no length at all before a chunk',
      form('AIFF', [common({ bits: 16, frames: 0 }), sound(CD, { size: 0 }), chunk('ID3 ', TAGS.id3v2)], 0),
    ),
    whole('a placeholder for the frames', sized(CD.length + 8, 0xffffffff)),
    whole('frames that count every channel', sized(CD.length + 8, 26_460)),
    whole('44 bytes too many announced', sized(CD.length + 8 + 44)),
    ...[1, 2, 3].map((more) =>
      whole(
        `${more} bytes more than whole frames`,
        form('AIFF', [CD_COMMON, sound(Buffer.concat([CD, Buffer.alloc(more, 1)]))]),
      ),
    ),
    whole(
      'a last block filled up with zeros',
      form('AIFF', [CD_COMMON, sound(Buffer.concat([CD, Buffer.alloc(60_000)]))]),
    ),
    refused(
      'half of the sound',
      form('AIFF', [CD_COMMON, sound(CD.subarray(0, CD.length / 2), { size: CD.length + 8 })]),
      'truncated',
      150,
      300,
    ),
    refused(
      'more frames than sound',
      form('AIFF', [common({ bits: 16, frames: 17_640 }), sound(CD)]),
      'truncated',
      300,
      400,
    ),
    refused(
      'more sound than frames',
      form('AIFF', [common({ bits: 16, frames: 4410 }), sound(CD)]),
      'undeclared_sound',
      300,
      100,
    ),
    {
      title: 'no samples',
      bytes: form('AIFF', [common({ bits: 16, frames: 0 }), sound(EMPTY), chunk('NAME', Buffer.from('Night!'))]),
      code: 'empty',
    },
  ];
}

function listChunks(): OddFile[] {
  const odd = Buffer.from('Night');
  const nan = toFloats(oddSound(24), 4, 'big');
  nan.writeFloatBE(Number.NaN, 4 * 20_001);
  return [
    whole('the sound in front of its description', form('AIFF', [sound(CD), CD_COMMON])),
    whole('an offset in front of the samples', form('AIFF', [CD_COMMON, sound(CD, { offset: 16 })])),
    whole('an odd chunk without padding', form('AIFF', [chunk('NAME', odd, 5, true), CD_COMMON, sound(CD)])),
    whole(
      'an odd chunk with padding, and unknown ones',
      form('AIFF', [chunk('NAME', odd), CD_COMMON, chunk('zzzz', odd), sound(CD), chunk('ID3 ', TAGS.id3v2)]),
    ),
    whole(
      'a tag in front and another behind',
      Buffer.concat([id3v2(300), form('AIFF', [CD_COMMON, sound(CD)]), TAGS.id3v1]),
    ),
    {
      title: 'two pieces of sound',
      bytes: form('AIFF', [CD_COMMON, sound(CD), sound(CD)]),
      code: 'several_parts',
      details: { parts: 2 },
    },
    { title: 'no description', bytes: form('AIFF', [sound(CD)]), code: 'corrupt' },
    { title: 'no sound', bytes: form('AIFF', [CD_COMMON]), code: 'corrupt' },
    {
      title: 'a sample that is no number',
      bytes: form('AIFC', [common({ bits: 32, codec: 'fl32' }), sound(nan)]),
      code: 'broken_samples',
      details: { position_ms: 226 },
    },
    {
      title: 'six channels',
      bytes: form('AIFF', [common({ bits: 16, channels: 6, frames: 4410 }), sound(CD)]),
      code: 'too_many_channels',
      details: { channels: 6 },
    },
  ];
}

/** All odd AIFF files, at 44.1 kHz like every other one. */
export function listOddAiffFiles(): OddFile[] {
  if (RATE_HZ !== 44_100) throw new Error('the description of AIFF files has another rate');
  const asText: OddFile = {
    title: 'an AIFF that was sent as text',
    bytes: sentAsText(form('AIFF', [CD_COMMON, sound(CD)])),
    code: 'corrupt',
  };
  return [...listDepths(), ...listCodecs(), ...listLengths(), ...listChunks(), asText];
}
