import path from 'node:path';
import type { AcceptedAudio } from '@tangent/audio/audio-report.ts';
import type { EngineResult } from '@tangent/audio/engine.ts';
import type { audioFacts } from '@tangent/contract/catalogue/upload.ts';
import { checkMasteringLength } from '@tangent/domain/promotion/mastering/check-mastering.ts';
import type { z } from 'zod';
import type { JobRun } from '../../platform/jobs/handle-job.ts';
import type { ProcessContext } from './context.ts';
import { describeRefusal } from './describe-refusal.ts';
import type { Inspection } from './inspection.ts';
import { previewKey } from './upload-key.ts';
import type { UploadRow } from './upload-store.ts';

/** Measures a sound file by decoding all of it, and makes its preview. */
export async function inspectAudio(
  context: ProcessContext,
  { id, kind }: UploadRow,
  file: string,
  folder: string,
  run: JobRun,
): Promise<Inspection> {
  const report = getValue(await context.audio.check(file), run);
  if (report === null) return { ok: false, issue: { code: 'audio_corrupt' } };
  if (report.verdict === 'refused') return { ok: false, issue: describeRefusal(report) };
  if (kind === 'mastering') {
    // S5-034; the name was checked before, but the content decides.
    if (report.format !== 'wav' && report.format !== 'mp3') return { ok: false, issue: { code: 'unsupported_mix' } };
    const [issue] = checkMasteringLength(report.duration_ms, kind);
    if (issue) return { ok: false, issue };
  }
  if (context.are_previews_later) return { ok: true, found: describe(report) };
  const preview_key = await makePreview(context, id, file, folder, run);
  if (preview_key === null) return { ok: false, issue: { code: 'audio_corrupt' } };
  return { ok: true, found: { ...describe(report), preview_key } };
}

/** Makes the MP3 preview of a sound file and returns its key; null when the file cannot be encoded. */
export async function makePreview(
  { audio, storage }: ProcessContext,
  uploadId: string,
  file: string,
  folder: string,
  run: JobRun,
): Promise<string | null> {
  const preview = path.join(folder, 'preview.mp3');
  if (getValue(await audio.encodePreview(file, preview), run) === null) return null;
  const key = previewKey(uploadId);
  await storage.put(key, preview);
  return key;
}

// A child process may die for an unrelated reason: the file is only blamed when it happens on every attempt.
function getValue<T>(result: EngineResult<T>, run: JobRun): T | null {
  if (result.ok) return result.value;
  if (result.code === 'engine_closed' || !run.is_last_attempt) throw new Error(`${result.code}: ${result.detail}`);
  return null;
}

function describe(report: AcceptedAudio) {
  const { pcm_md5, fingerprint } = report;
  return {
    facts: toFacts(report),
    waveform: toWaveform(report),
    pcm_md5,
    fingerprint: fingerprint.length > 0 ? fingerprint : null,
  };
}

function toFacts(report: AcceptedAudio): z.input<typeof audioFacts> {
  const { format, codec, sample_rate_hz, bits_per_sample, channels, silences, ...measured } = report;
  const { integrated_lufs, loudness_range_lu, true_peak_dbtp } = measured;
  const { effective_bits, clipped_runs, clippings, dc_offset, stereo, channel_balance_db } = measured;
  const { lossy_cutoff_hz, upsampled_from_hz, loudest_start_ms } = measured;
  const middle = silences.filter(({ place }) => place === 'middle').map(({ length_ms }) => Math.round(length_ms));
  return {
    format,
    codec,
    sample_rate_hz,
    bits_per_sample,
    channels,
    duration_ms: Math.round(measured.duration_ms),
    samples: measured.samples,
    integrated_lufs,
    loudness_range_lu,
    true_peak_dbtp: finiteOrNull(true_peak_dbtp),
    effective_bits,
    clipped_runs,
    clippings,
    dc_offset,
    stereo,
    channel_balance_db,
    lossy_cutoff_hz,
    upsampled_from_hz,
    loudest_start_ms,
    middle_silence_ms: Math.max(0, ...middle),
    silences: silences.map(({ start_ms, length_ms, place }) => {
      return { start_ms: Math.round(start_ms), length_ms: Math.round(length_ms), place };
    }),
  };
}

// JSON cannot represent infinity.
function finiteOrNull(level: number): number | null {
  return Number.isFinite(level) ? level : null;
}

function toWaveform({ waveform }: AcceptedAudio): { min: number[]; max: number[] } {
  // A screen cannot show more than three digits.
  const round = (level: number) => Math.round(level * 1000) / 1000;
  return { min: waveform.map(([low]) => round(low)), max: waveform.map(([, high]) => round(high)) };
}
