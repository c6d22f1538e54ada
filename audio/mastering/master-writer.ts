import { toDecibels } from '../decibel.ts';
import { createFrameMeter } from '../frame-meter.ts';
import { createSoundStudy, type SoundAnalysis, type SourceAnalysis } from './analyze.ts';
import type { MasterKernel } from './kernel.ts';
import { MasterRefusal } from './refusal.ts';
import { createWavWriter } from './wav-writer.ts';

/** A master that is on disk. */
export interface WrittenMaster {
  sound: SoundAnalysis;
  /** The highest true peak that a meter reads, also one that continues the sound backwards before its start. */
  peak_dbtp: number;
}

/** Samples behind the first one that its reflection repeats: more than any interpolator reaches. */
const REFLECTED_SAMPLES = 64;

/** Writes the packed samples of the kernel, and studies exactly what it writes. */
export function createMasterWriter(kernel: MasterKernel, target: string, { source, samples }: SourceAnalysis) {
  const study = createSoundStudy(kernel, source.sample_rate_hz, samples / source.sample_rate_hz);
  const writer = createWavWriter(target, source.sample_rate_hz, samples);
  const view = (pointer: number, length: number) => new Uint8Array(kernel.memory.buffer, pointer, length);
  let reflected_dbtp: number | null = null;
  return {
    add(count: number) {
      writer.write(view(kernel.packedPointer(), 6 * count));
      const interleaved = view(kernel.interleavedPointer(), 8 * count);
      reflected_dbtp ??= measureReflectedStart(interleaved, source.sample_rate_hz);
      study.add(interleaved, count);
    },
    finish(): WrittenMaster {
      const sound = study.finish();
      if (!sound) throw new MasterRefusal('too_short', 'mix');
      writer.finish();
      return { sound, peak_dbtp: Math.max(sound.true_peak_dbtp, reflected_dbtp ?? sound.true_peak_dbtp) };
    },
    close: writer.close,
  };
}

/**
 * Returns the true peak of the start of a sound, in decibels, as a converter reads it that takes the reflection of the
 * sound for what came before: FFmpeg's does, and its meter too. In a file that begins in the middle of a wave, this
 * lies higher than with silence in front.
 */
function measureReflectedStart(interleaved: Uint8Array, sample_rate_hz: number): number {
  const sound = new Float32Array(interleaved.slice(0, 8 * (REFLECTED_SAMPLES + 1)).buffer);
  const last = sound.length / 2 - 1;
  const frames = Array.from({ length: 2 * last + 1 }, (_, i) => Math.abs(i - last));
  const reflected = Float32Array.from(frames.flatMap((frame) => [sound[2 * frame] ?? 0, sound[2 * frame + 1] ?? 0]));
  const meter = createFrameMeter({ sample_rate_hz, channels: 2, sample_kind: 'float32' });
  meter.push(new Uint8Array(reflected.buffer), frames.length);
  return toDecibels(meter.finish());
}
