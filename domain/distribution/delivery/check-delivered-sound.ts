/** The figures of the check of the upload; null where they were not kept then. */
export type UploadedSound = {
  format: string;
  sample_rate_hz: number;
  bits_per_sample: number | null;
  channels: number;
  samples: number | null;
  duration_ms: number;
  integrated_lufs: number | null;
  true_peak_dbtp: number | null;
  /** MD5 of the decoded samples. */
  pcm_md5: string | null;
};

/** The figures of the file for stores. */
export type DeliveredSound = {
  sample_rate_hz: number;
  bits_per_sample: number | null;
  channels: number;
  samples: number;
  integrated_lufs: number | null;
  true_peak_dbtp: number | null;
  pcm_md5: string;
  /** Of the bytes of the file. */
  sha256: string;
};

/** The file for stores as it was meant: its form, its bytes, and the samples that the encoder was given. */
export type WantedSound = { sample_rate_hz: number; bits_per_sample: number; sha256: string; pcm_md5: string | null };

export const SOUND_ASPECTS = [
  'decoding',
  'file',
  'sample_rate',
  'bits',
  'channels',
  'length',
  'samples',
  'loudness',
  'true_peak',
] as const;
export type SoundAspect = (typeof SOUND_ASPECTS)[number];

/**
 * One way in which a file for stores is not the recording that was checked. `length` is in samples per channel,
 * `loudness` in LUFS, `true_peak` in dBTP; `file` and `samples` are digests, and `decoding` names the reason why the file
 * cannot be read. Null where nothing could be measured.
 */
export type SoundDifference = {
  what: SoundAspect;
  expected: number | string | null;
  measured: number | string | null;
  /** How far they may be apart; 0 if they must be equal. */
  tolerance: number;
};

const FILE_CHANNELS = 2;
/** One channel heard from two is 3 LU louder (ITU-R BS.1770-4 adds the power of both). */
const MONO_GAIN_LU = 10 * Math.log10(2);
/** Dither, another rate, or one block of 400 ms more or less at the end move the loudness by this at most. */
const LOUDNESS_LU = 0.1;
const LOUDNESS_LU_OF_A_SECOND = 0.5;
/** The gate of the meter: sound at it may have a loudness before and none behind, or the other way round. */
const GATE_LUFS = -70;
/** The last bit of 16 with its dither, as a share of full scale: more than the true peak of silence may move. */
const DITHER = 3 / 2 ** 15;
const PEAK_DB = 0.15;
/** A filter in front of a lower rate may raise or lower the peaks of flattened waves. */
const RESAMPLED_PEAK_DB = 2;

/**
 * Compares the file that was made for stores with what the check measured in the upload; an empty list lets it leave.
 * The same rate, depth and number of channels must give the same samples. Everything else must have the same length,
 * loudness and true peak, within what the conversion itself changes (docs/standards/audio.md).
 */
export function checkDeliveredSound(
  source: UploadedSound,
  delivered: DeliveredSound,
  wanted: WantedSound,
): SoundDifference[] {
  const form = [
    compareExact('file', wanted.sha256, delivered.sha256),
    compareExact('sample_rate', wanted.sample_rate_hz, delivered.sample_rate_hz),
    compareExact('bits', wanted.bits_per_sample, delivered.bits_per_sample),
    compareExact('channels', FILE_CHANNELS, delivered.channels),
  ];
  const isCopied = isCopy(source, wanted);
  const samples = compareExact('samples', isCopied ? source.pcm_md5 : wanted.pcm_md5, delivered.pcm_md5);
  const length = compareLength(source, delivered);
  // Equal samples say everything; the other figures tell staff what is wrong with samples that differ.
  const levels =
    isCopied && samples === null ? [] : [compareLoudness(source, delivered), comparePeak(source, delivered)];
  return [...form, samples, length, ...levels].filter((difference) => difference !== null);
}

/** Whether every sample of the upload is in the file as it is. */
function isCopy(source: UploadedSound, wanted: WantedSound): boolean {
  return (
    source.pcm_md5 !== null &&
    source.format !== 'mp3' &&
    source.channels === FILE_CHANNELS &&
    source.bits_per_sample === wanted.bits_per_sample &&
    source.sample_rate_hz === wanted.sample_rate_hz
  );
}

function compareExact(
  what: SoundAspect,
  expected: number | string | null,
  measured: number | string | null,
): SoundDifference | null {
  return expected === measured ? null : { what, expected, measured, tolerance: 0 };
}

// A resampler may or may not make a sample of the last fraction of one.
function compareLength(source: UploadedSound, delivered: DeliveredSound): SoundDifference | null {
  const ratio = delivered.sample_rate_hz / source.sample_rate_hz;
  const exact = (source.samples ?? (source.duration_ms * source.sample_rate_hz) / 1000) * ratio;
  const tolerance = source.samples === null ? Math.ceil(delivered.sample_rate_hz / 1000) : 0;
  const { samples } = delivered;
  if (samples >= Math.floor(exact) - tolerance && samples <= Math.ceil(exact) + tolerance) return null;
  return { what: 'length', expected: Math.round(exact), measured: samples, tolerance };
}

function compareLoudness(source: UploadedSound, delivered: DeliveredSound): SoundDifference | null {
  const seconds = Math.max(0.1, source.duration_ms / 1000);
  const tolerance = round(LOUDNESS_LU + LOUDNESS_LU_OF_A_SECOND / seconds);
  const gain = source.channels === 1 ? MONO_GAIN_LU : 0;
  const expected = source.integrated_lufs === null ? null : round(source.integrated_lufs + gain);
  const measured = delivered.integrated_lufs;
  const difference: SoundDifference = { what: 'loudness', expected, measured, tolerance };
  if (expected === null || measured === null) {
    const loudness = expected ?? measured;
    // A channel that counts twice may bring the sound of one just under the gate above it.
    const highest = GATE_LUFS + gain + tolerance + findBandLoss(source, delivered);
    return loudness === null || loudness <= highest ? null : difference;
  }
  // Sound above full scale is cut off in integers, and takes at most as much loudness with it.
  const lowest = expected - tolerance - overFullScale(source) - findBandLoss(source, delivered);
  return measured <= expected + tolerance && measured >= lowest ? null : difference;
}

function comparePeak(source: UploadedSound, delivered: DeliveredSound): SoundDifference | null {
  const isResampled = source.sample_rate_hz !== delivered.sample_rate_hz;
  const tolerance = isResampled || overFullScale(source) > 0 ? RESAMPLED_PEAK_DB : PEAK_DB;
  const [expected, measured] = [source.true_peak_dbtp, delivered.true_peak_dbtp];
  const [before, behind] = [toAmplitude(expected), toAmplitude(measured)];
  const share = 10 ** (tolerance / 20);
  const least = Math.min(1, before / share) / 10 ** (findBandLoss(source, delivered) / 20) - DITHER;
  if (behind <= before * share + DITHER && behind >= least) return null;
  return { what: 'true_peak', expected, measured, tolerance };
}

/**
 * Decibels that a lower rate may take away: it ends the sound at a lower frequency. White noise, which has as much sound
 * above as below, loses the ratio of the rates; music loses far less.
 */
function findBandLoss(source: UploadedSound, delivered: DeliveredSound): number {
  return Math.max(0, 10 * Math.log10(source.sample_rate_hz / delivered.sample_rate_hz));
}

/** Decibels by which the peaks of a source exceed full scale. */
function overFullScale({ true_peak_dbtp }: UploadedSound): number {
  return Math.max(0, true_peak_dbtp ?? 0);
}

function toAmplitude(level: number | null): number {
  return level === null ? 0 : 10 ** (level / 20);
}

function round(level: number): number {
  return Math.round(level * 100) / 100;
}
