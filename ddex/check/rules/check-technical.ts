import { parseDuration } from '../../ern/duration.ts';
import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listAllElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** The limits of an encoding. Rates are in Hz, bit rates in bits a second; a null one depends on the sound. */
interface Codec {
  rates: readonly number[];
  channels: readonly number[];
  bit_rate: { min: number; max: number } | null;
}

const STUDIO_RATES = [44_100, 48_000, 88_200, 96_000, 176_400, 192_000, 352_800, 384_000];
const SURROUND = [1, 2, 6, 8];
const LOSSLESS: Codec = { rates: STUDIO_RATES, channels: SURROUND, bit_rate: null };
const AAC: Codec = {
  rates: [22_050, 24_000, 32_000, 44_100, 48_000, 88_200, 96_000],
  channels: SURROUND,
  bit_rate: { min: 16_000, max: 1_024_000 },
};
const CODECS: Record<string, Codec> = {
  FLAC: LOSSLESS,
  PCM: LOSSLESS,
  ALAC: LOSSLESS,
  MP3: {
    rates: [22_050, 24_000, 32_000, 44_100, 48_000],
    channels: [1, 2],
    bit_rate: { min: 32_000, max: 320_000 },
  },
  AAC,
  'HE-AAC': AAC,
  'AAC-LC': AAC,
};
/** For a codec that is not in the table: what any of them can be. */
const ANY: Codec = { rates: [...new Set([...AAC.rates, ...STUDIO_RATES])], channels: SURROUND, bit_rate: null };

const BITS = [16, 20, 24, 32];
const UNITS: Record<string, number> = { Hz: 1, kHz: 1000, bps: 1, kbps: 1000, Mbps: 1_000_000 };
const LONGEST_SECONDS = 12 * 3600;

const COVER_PX = { least: 640, usual: 1400, most: 20_000 };

/**
 * Checks that the technical facts of a file are possible: sampling rate, bits, channels and bit rate of sound by its codec, no
 * recording of half a day, a cover that is square and neither a thumbnail nor a poster, and a size that the sound can have.
 */
export function checkTechnical(parts: MessageParts): ErnIssue[] {
  return [
    ...parts.all.filter(describesSound).flatMap(checkSound),
    ...parts.list('SoundRecording').flatMap(checkLength),
    ...parts.list('Image').flatMap(checkImage),
  ];
}

function describesSound({ children }: XmlElement): boolean {
  return children.some(({ name }) => name === 'SamplingRate' || name === 'BitsPerSample' || name === 'AudioCodecType');
}

function checkSound(details: XmlElement): ErnIssue[] {
  const codecName = findText(details, 'AudioCodecType') ?? '';
  const codec = CODECS[codecName] ?? ANY;
  const [rate, bits, channels] = [
    readNumber(details, 'SamplingRate'),
    readNumber(details, 'BitsPerSample'),
    readNumber(details, 'NumberOfChannels'),
  ];
  const wrong = (name: string, code: string): ErnIssue[] => {
    const element = findElement(details, name);
    return element === null ? [] : [buildIssue(code, 'error', element, { value: element.text, codec: codecName })];
  };
  return [
    ...(rate === null || codec.rates.includes(rate) ? [] : wrong('SamplingRate', 'audio_rate_impossible')),
    ...(bits === null || BITS.includes(bits) ? [] : wrong('BitsPerSample', 'audio_bits_impossible')),
    ...(channels === null || codec.channels.includes(channels)
      ? []
      : wrong('NumberOfChannels', 'audio_channels_impossible')),
    ...(isBitRate(details, codec, codecName) ? [] : wrong('BitRate', 'audio_bit_rate_impossible')),
  ];
}

function isBitRate(details: XmlElement, { bit_rate }: Codec, codec: string): boolean {
  const stated = readNumber(details, 'BitRate');
  if (stated === null) return true;
  if (bit_rate !== null) return stated >= bit_rate.min && stated <= bit_rate.max;
  const raw = computeRawRate(details);
  if (raw === null || CODECS[codec] === undefined) return stated > 0;
  // Senders round; only PCM has exactly the rate of its samples.
  return stated <= raw * 1.05 && (codec !== 'PCM' || stated >= raw * 0.95) && stated > 0;
}

/** Returns the bits a second of the samples of a file; null if the file does not state all of its facts. */
function computeRawRate(details: XmlElement): number | null {
  const facts = ['SamplingRate', 'BitsPerSample', 'NumberOfChannels'].map((name) => readNumber(details, name));
  return facts.reduce<number | null>((rate, fact) => (rate === null || fact === null ? null : rate * fact), 1);
}

/** Reads a number in its unit; null if the element is missing, NaN if it is no number. */
function readNumber(details: XmlElement, name: string): number | null {
  const element = findElement(details, name);
  if (element === null) return null;
  const factor = UNITS[element.attributes.UnitOfMeasure ?? ''] ?? 1;
  return Math.round(Number(element.text) * factor);
}

function checkLength(recording: XmlElement): ErnIssue[] {
  const duration = findElement(recording, 'Duration');
  const seconds = parseDuration(duration?.text ?? '');
  if (duration === null || seconds === null) return [];
  const isLong = seconds > LONGEST_SECONDS;
  return [
    ...(isLong ? [buildIssue('duration_unlikely', 'warning', duration, { duration: duration.text })] : []),
    ...listAllElements(recording)
      .filter(describesSound)
      .flatMap((details) => checkSize(details, seconds)),
  ];
}

/** Pictures and tags inside a file, at most. */
const OTHER_CONTENT_KB = 50_000;

// A file that is a thousand times too large states bytes instead of kilobytes.
function checkSize(details: XmlElement, seconds: number): ErnIssue[] {
  const size = listAllElements(details).find(({ name }) => name === 'FileSize');
  const raw = computeRawRate(details);
  if (size === undefined || raw === null) return [];
  const largest = (raw * seconds) / 8000 + OTHER_CONTENT_KB;
  return Number(size.text) <= largest * 1.1
    ? []
    : [buildIssue('file_size_unlikely', 'warning', size, { size_kb: size.text, largest_kb: Math.round(largest) })];
}

function checkImage(image: XmlElement): ErnIssue[] {
  if (findText(image, 'Type') !== 'FrontCoverImage') return [];
  return listAllElements(image).flatMap((details) => {
    const [height, width] = [findElement(details, 'ImageHeight'), findElement(details, 'ImageWidth')];
    if (height === null || width === null) return [];
    const sides = [Number(height.text), Number(width.text)];
    const [least, most] = [Math.min(...sides), Math.max(...sides)];
    const params = { width: width.text, height: height.text };
    const issues: ErnIssue[] = [];
    if (most - least > most / 100) issues.push(buildIssue('cover_not_square', 'error', height, params));
    if (least < COVER_PX.usual || most > COVER_PX.most) {
      const severity = least >= COVER_PX.least && most <= COVER_PX.most ? 'warning' : 'error';
      issues.push(buildIssue('cover_size', severity, height, params));
    }
    return issues;
  });
}
