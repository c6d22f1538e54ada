// Measures how clean the limiter of the mastering chain is: npx tsx bench/limiter.ts
//
// The peer is the limiter of matchering 2.0.6 where a Python has it (MATCHERING_PYTHON), otherwise our sketch of it: a
// plain look-ahead limiter whose gain follows sample peaks, with an attack and a hold of one millisecond each and
// releases of 7 and 0.27 Hz. Both limit the same sound to the same ceiling: two
// steady tones, driven as far as the chain ever drives a sound, and hits, made equally loud.
import { SAMPLE_KIND_CODES } from '@tangent/audio/check-kernel.ts';
import { toAmplitude, toDecibels } from '@tangent/audio/decibel.ts';
import { createMasterKernel, TRANSFORM_SAMPLES } from '@tangent/audio/mastering/kernel.ts';
import { PRESET_SETTINGS } from '@tangent/audio/mastering/preset.ts';
import { solveDrive } from '@tangent/audio/mastering/solve.ts';
import { hasMatchering, limitWithMatchering } from './matchering.ts';
import { printAgainstLimit } from './process-cost.ts';

const RATE_HZ = 48_000;
const SECONDS = 12;
/** Both limiters have settled by then. */
const SETTLED = 4 * RATE_HZ;
const CEILING_DBTP = -1.2;
const LIMITS = { distortion_over_peer_db: -6, pumping_over_peer_db: 0 };

const PEER = hasMatchering ? 'matchering’s limiter' : 'the plain limiter';

type Sound = Float64Array;

const create = (at: (seconds: number) => number): Sound =>
  Float64Array.from({ length: SECONDS * RATE_HZ }, (_, i) => at(i / RATE_HZ));
const tone = (hz: number, seconds: number) => Math.sin(2 * Math.PI * hz * seconds);

/** The sound that the kernel limits, and the result; both from the first channel. */
interface Limited {
  source: Sound;
  drive: number;
  result: Sound;
}

/** Limits a sound so that its loudness rises to the target. */
function limitWithKernel(sound: Sound, target_lufs: number): Limited {
  const kernel = createMasterKernel(RATE_HZ);
  const length = TRANSFORM_SAMPLES - kernel.equalizer_taps;
  kernel.start(1);
  kernel.floats(kernel.realPointer(), TRANSFORM_SAMPLES).fill(0)[0] = 1;
  kernel.floats(kernel.imaginaryPointer(), TRANSFORM_SAMPLES).fill(0);
  kernel.setFilters();
  kernel.reserve(Math.ceil(sound.length / kernel.stride), kernel.stride);
  const takeBlock = (channel: Sound) => {
    const target = kernel.floats(kernel.interleavedPointer(), 2 * channel.length);
    for (let i = 0; i < target.length; i++) target[i] = channel[i >> 1] ?? 0;
    kernel.take(channel.length, 2, SAMPLE_KIND_CODES.float32);
  };
  const readBlock = (target: Sound, at: number) => {
    const block = target.subarray(at, at + length);
    const result = kernel.floats(kernel.interleavedPointer(), 2 * block.length);
    for (let i = 0; i < block.length; i++) block[i] = result[2 * i] ?? 0;
  };
  const [source, result] = [new Float64Array(sound.length), new Float64Array(sound.length)];
  for (let at = 0; at < sound.length; at += length) {
    const block = sound.subarray(at, at + length);
    takeBlock(block);
    kernel.shape(block.length, kernel.equalizer_taps, kernel.stride, false, 0);
    readBlock(source, at);
  }
  kernel.endStrides();
  const { limiter } = PRESET_SETTINGS.balanced;
  const solved = solveDrive(kernel, { sample_rate_hz: RATE_HZ, target_lufs, ceiling_dbtp: CEILING_DBTP, limiter });
  if (!solved) throw new Error('the sound is silent');
  console.log(`  driven by ${solved.drive_db.toFixed(1)} dB, lowered by up to ${solved.reduction_db.toFixed(1)} dB`);
  const drive = toAmplitude(solved.drive_db);
  for (let at = 0; at < sound.length; at += length) {
    const block = source.subarray(at, at + length);
    takeBlock(block);
    kernel.finish(at / kernel.stride, block.length, drive);
    readBlock(result, at);
  }
  return { source, drive, result };
}

/** Limits a sound with the peer; what it lets pass over the ceiling costs level. */
function limitWithPeer(source: Sound, drive: number): Sound {
  const ceiling = toAmplitude(CEILING_DBTP);
  const driven = source.map((value) => drive * value);
  const result = hasMatchering ? limitWithMatchering(driven, RATE_HZ, ceiling) : limitPlainly(driven, ceiling);
  const excess = result.reduce((most, value) => Math.max(most, Math.abs(value)), ceiling) / ceiling;
  return result.map((value) => value / excess);
}

function limitPlainly(driven: Sound, ceiling: number): Sound {
  const millisecond = RATE_HZ / 1000;
  const needed = driven.map((value) => 1 - Math.min(1, ceiling / Math.max(1e-9, Math.abs(value))));
  const widened = slideMaximum(needed, millisecond);
  const attack = smoothBackward(smoothForward(widened, 1000), 1000);
  const held = slideMaximum(attack, millisecond);
  const hold = smoothForward(held, 7);
  const release = smoothForward(
    held.map((value, i) => Math.max(value, hold[i] ?? 0)),
    0.27,
  );
  return driven.map((value, i) => value * (1 - Math.max(attack[i] ?? 0, hold[i] ?? 0, release[i] ?? 0)));
}

/** Limits a sound with the peer, at the drive at which it is as loud as ours. */
function limitToLevel({ source, result }: Limited): Sound {
  const wanted = measurePower(result);
  let [low, high] = [0, 24];
  for (let round = 0; round < 10; round++) {
    const drive = (low + high) / 2;
    if (measurePower(limitWithPeer(source, toAmplitude(drive))) < wanted) low = drive;
    else high = drive;
  }
  console.log(`  ${PEER} driven by ${high.toFixed(1)} dB`);
  return limitWithPeer(source, toAmplitude(high));
}

function slideMaximum(values: Sound, reach: number): Sound {
  let at = -1;
  return values.map((_, i) => {
    const last = Math.min(values.length - 1, i + reach);
    if (at < i - reach) {
      at = Math.max(0, i - reach);
      for (let j = at + 1; j <= last; j++) if ((values[j] ?? 0) >= (values[at] ?? 0)) at = j;
    } else if ((values[last] ?? 0) >= (values[at] ?? 0)) at = last;
    return values[at] ?? 0;
  });
}

function smoothForward(values: Sound, cutHz: number): Sound {
  const share = 1 - Math.exp((-2 * Math.PI * cutHz) / RATE_HZ);
  let state = 0;
  return values.map((value) => {
    state += share * (value - state);
    return state;
  });
}

function smoothBackward(values: Sound, cutHz: number): Sound {
  return smoothForward(values.toReversed(), cutHz).reverse();
}

/** Measures the part of a sound that is no pure tone of the given frequencies, in decibels over the tones. */
function measureDistortion(sound: Sound, frequencies: readonly number[]): number {
  const tones = measureTones(sound, frequencies);
  return 10 * Math.log10(measurePower(sound) / (sound.length - SETTLED) / tones - 1);
}

function measureTones(sound: Sound, frequencies: readonly number[]): number {
  const end = sound.subarray(SETTLED);
  let tones = 0;
  for (const hz of frequencies) {
    let [sine, cosine] = [0, 0];
    end.forEach((value, i) => {
      sine += value * Math.sin((2 * Math.PI * hz * i) / RATE_HZ);
      cosine += value * Math.cos((2 * Math.PI * hz * i) / RATE_HZ);
    });
    tones += (2 * (sine * sine + cosine * cosine)) / end.length ** 2;
  }
  return tones;
}

/** How much the gain moves, in decibels under its mean: the sidebands that it gives to a steady tone. */
function measurePumping(sound: Sound, limited: Sound): number {
  let gain = 0;
  const gains = limited.map((value, i) => {
    const source = sound[i] ?? 0;
    if (Math.abs(source) > 0.01) gain = value / source;
    return gain;
  });
  const end = gains.subarray(SETTLED);
  const mean = end.reduce((sum, value) => sum + value, 0) / end.length;
  const variance = end.reduce((sum, value) => sum + (value - mean) ** 2, 0) / end.length;
  return toDecibels(Math.sqrt(variance) / mean);
}

const measurePower = (sound: Sound) => sound.subarray(SETTLED).reduce((sum, value) => sum + value * value, 0);
const FREQUENCIES_HZ = [60, 1000];

function compareDistortion(): boolean {
  console.log('two tones');
  const ours = limitWithKernel(
    create((t) => FREQUENCIES_HZ.reduce((sum, hz) => sum + 0.25 * tone(hz, t), 0)),
    -5,
  );
  const peer = limitWithPeer(ours.source, ours.drive);
  const [own, other] = [ours.result, peer].map((sound) => measureDistortion(sound, FREQUENCIES_HZ)) as [number, number];
  console.log(`  distortion ${own.toFixed(1)} dB, ${PEER} ${other.toFixed(1)} dB`);
  return printAgainstLimit(`  over ${PEER}`, own - other, LIMITS.distortion_over_peer_db, ' dB');
}

function comparePumping(): boolean {
  console.log('a kick over a chord');
  const kick = (t: number) => 0.5 * Math.exp(-14 * (t % 0.5)) * tone(55, t % 0.5);
  const ours = limitWithKernel(
    create((t) => kick(t) + 0.05 * (tone(440, t) + tone(554, t) + tone(659, t))),
    -11,
  );
  const peer = limitToLevel(ours);
  const [own, other] = [ours.result, peer].map((sound) => measurePumping(ours.source, sound)) as [number, number];
  console.log(`  movement of the gain ${own.toFixed(1)} dB, ${PEER} ${other.toFixed(1)} dB`);
  return printAgainstLimit(`  over ${PEER}`, own - other, LIMITS.pumping_over_peer_db, ' dB');
}

process.exitCode = [compareDistortion(), comparePumping()].every((isWithin) => isWithin) ? 0 : 1;
