import type { AudioReport } from './audio-report.ts';
import { checkAudioFile } from './check.ts';
import type { SoundFormat } from './delivery-format.ts';
import { encodeFlac, encodePreview, encodeWav } from './encode.ts';
import type { AudioTags, EncodedAudio } from './encoded-audio.ts';

/** A job for the engine's child. */
export type AudioJob =
  | { kind: 'check'; path: string }
  | { kind: 'encode_flac'; source: string; target: string; format: SoundFormat & { tags?: AudioTags } }
  | { kind: 'encode_wav'; source: string; target: string; format: SoundFormat }
  | { kind: 'encode_preview'; source: string; target: string };

/** The result of a job; a child that dies sends none. */
export type JobResult = { ok: true; value: AudioReport | EncodedAudio } | { ok: false; detail: string };

/** Runs one job in this process. */
export function executeJob(job: AudioJob): JobResult {
  try {
    return { ok: true, value: runJob(job) };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error) };
  }
}

function runJob(job: AudioJob): AudioReport | EncodedAudio {
  switch (job.kind) {
    case 'check':
      return checkAudioFile(job.path);
    case 'encode_flac':
      return encodeFlac(job.source, job.target, job.format);
    case 'encode_wav':
      return encodeWav(job.source, job.target, job.format);
    case 'encode_preview':
      return encodePreview(job.source, job.target);
  }
}
