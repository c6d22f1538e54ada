import { AudioRefusal } from '../audio-refusal.ts';
import type { PcmHeader } from './pcm-layout.ts';
import type { PcmWord } from './pcm-words.ts';

const PCM = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
const SHORT_FORMAT_BYTES = 14;
const FORMAT_BYTES = 16;
/** Up to the codec inside the extension, and the whole extension. */
const EXTENDED_BYTES = 26;
const WHOLE_EXTENDED_BYTES = 40;
/** The rest of the identifier of every registered codec, behind its two bytes. */
const REGISTERED = '000000001000800000aa00389b71';

/** The usual names of registered codecs (RFC 2361 and Microsoft's list). */
const CODEC_NAMES: Record<number, string> = {
  2: 'Microsoft ADPCM',
  6: 'A-law',
  7: 'µ-law',
  8: 'DTS',
  17: 'IMA ADPCM',
  32: 'Yamaha ADPCM',
  34: 'TrueSpeech',
  49: 'GSM 6.10',
  64: 'G.721 ADPCM',
  80: 'MPEG layer II',
  85: 'MP3',
  100: 'G.726 ADPCM',
  255: 'AAC',
  352: 'Windows Media Audio',
  353: 'Windows Media Audio',
  354: 'Windows Media Audio',
  355: 'Windows Media Audio Lossless',
  358: 'Windows Media Audio',
  8192: 'Dolby Digital (AC-3)',
  8193: 'DTS',
  22092: 'Opus',
  26447: 'Vorbis',
  26448: 'Vorbis',
  26449: 'Vorbis',
  26479: 'Vorbis',
  26480: 'Vorbis',
  26481: 'Vorbis',
  28781: 'AAC',
  61868: 'FLAC',
};

/**
 * Reads the `fmt ` chunk of a WAV. Throws `AudioRefusal` for a codec other than plain numbers. Headers that contradict
 * themselves give several words; the block size is trusted most.
 */
export function readWaveFormat(raw: Buffer): PcmHeader {
  if (raw.length < SHORT_FORMAT_BYTES) throw new AudioRefusal('corrupt', 'fmt chunk too short');
  const tag = raw.readUInt16LE(0);
  const channels = raw.readUInt16LE(2);
  const sample_rate_hz = raw.readUInt32LE(4);
  const [bytesPerSecond, frameBytes] = [raw.readUInt32LE(8), raw.readUInt16LE(12)];
  if (channels === 0 || sample_rate_hz === 0) throw new AudioRefusal('corrupt', 'no channels or no sample rate');
  const bits = raw.length < FORMAT_BYTES ? (8 * frameBytes) / channels : raw.readUInt16LE(14);
  const codec = tag === EXTENSIBLE ? readCodec(raw, bits) : tag;
  if (codec !== PCM && codec !== FLOAT) {
    throw new AudioRefusal('unsupported_codec', `tag ${codec}`, { found: CODEC_NAMES[codec] ?? toHex(codec) });
  }
  const widths = [frameBytes / channels, Math.ceil(bits / 8), bytesPerSecond / sample_rate_hz / channels];
  // The two that writers compute from each other agree in nearly every file; the third only helps when they do not.
  const trusted = widths[0] === widths[1] ? widths.slice(0, 1) : widths;
  return {
    channels,
    sample_rate_hz,
    bits: codec === PCM && bits > 0 ? readValidBits(raw, tag, bits) : null,
    words: [...new Set(trusted)].flatMap((bytes) => findWord(codec, bytes)),
    is_extensible: tag === EXTENSIBLE,
    found: `${codec === FLOAT ? 'float' : 'PCM'} ${bits} bit`,
  };
}

const toHex = (codec: number) => `0x${codec.toString(16).padStart(4, '0')}`;

function findWord(codec: number, bytes: number): PcmWord[] {
  const kind = codec === FLOAT ? 'float' : bytes === 1 ? 'unsigned' : 'signed';
  const widths = codec === FLOAT ? [4, 8] : [1, 2, 3, 4];
  return widths.includes(bytes) ? [{ kind, endian: 'little', bytes }] : [];
}

function readValidBits(raw: Buffer, tag: number, bits: number): number {
  const valid = tag === EXTENSIBLE && raw.length >= EXTENDED_BYTES ? raw.readUInt16LE(18) : 0;
  return valid > 0 && valid < bits ? valid : bits;
}

/** Returns the registered codec of an extensible header. Without its identifier only whole numbers are beyond doubt. */
function readCodec(raw: Buffer, bits: number): number {
  if (raw.length < EXTENDED_BYTES) {
    if (bits <= 24) return PCM;
    throw new AudioRefusal('contradictory_header', 'extensible without a codec', { bits });
  }
  const rest = raw.toString('hex', EXTENDED_BYTES, WHOLE_EXTENDED_BYTES);
  if (rest !== REGISTERED && !/^0*$/.test(rest)) {
    const found = rest.startsWith('0000210') ? 'Ambisonic B-Format' : toHex(raw.readUInt16LE(24));
    throw new AudioRefusal('unsupported_codec', 'codec identifier', { found });
  }
  return raw.readUInt16LE(24);
}
