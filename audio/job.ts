import type { AudioReport, RefusalDetails } from './audio-report.ts';
import { checkAudioFile } from './check.ts';
import type { DeliveryFormat } from './delivery-format.ts';
import { encodeFlac, encodeMp3, encodePreview, encodeWav } from './encode.ts';
import type { AudioTags, EncodedAudio } from './encoded-audio.ts';
import { type MasterStyle, masterFile, type OnMasterProgress } from './mastering/master.ts';
import type { MasterReport } from './mastering/master-report.ts';
import { MasterRefusal, type MasterRefusalCode } from './mastering/refusal.ts';
import { type MeasuredFile, measureFile } from './measure.ts';

/** A job for the engine's child process. */
export type AudioJob =
  | { kind: 'check'; path: string }
  | { kind: 'measure'; path: string }
  | { kind: 'encode_flac'; source: string; target: string; format: DeliveryFormat & { tags?: AudioTags } }
  | { kind: 'encode_wav'; source: string; target: string; format: DeliveryFormat }
  | { kind: 'encode_mp3'; source: string; target: string; bitrate_bps: 192_000 | 320_000 }
  | { kind: 'encode_preview'; source: string; target: string }
  | { kind: 'master'; source: string; target: string; style: MasterStyle };

/** A master, or why there is none. */
export type MasterOutcome =
  | { verdict: 'mastered'; report: MasterReport }
  | { verdict: 'refused'; code: MasterRefusalCode; file: 'mix' | 'reference'; details: RefusalDetails };

type JobValue = AudioReport | MeasuredFile | EncodedAudio | MasterOutcome;

/** The result of a job, and the CPU time that it took; a child that dies sends none. */
export type JobResult = ({ ok: true; value: JobValue } | { ok: false; detail: string }) & { cpu_ms: number };

/** The stage of a long job, sent before its result. */
export interface JobProgress {
  stage: string;
  share: number;
}

/** Runs one job in this process. */
export function executeJob(job: AudioJob, onProgress?: OnMasterProgress): JobResult {
  const before = process.cpuUsage();
  const measureCpu = () => {
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  try {
    return { ok: true, value: runJob(job, onProgress), cpu_ms: measureCpu() };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : String(error), cpu_ms: measureCpu() };
  }
}

/** Returns the duration of the audio that a job has read or written; 0 if it refused the file. */
export function getAudioMs(result: JobResult): number {
  if (!result.ok) return 0;
  const { value } = result;
  if ('duration_ms' in value) return value.duration_ms;
  return value.verdict === 'mastered' ? value.report.duration_ms : 0;
}

function runJob(job: AudioJob, onProgress?: OnMasterProgress): JobValue {
  switch (job.kind) {
    case 'check':
      return checkAudioFile(job.path);
    case 'measure':
      return measureFile(job.path);
    case 'encode_flac':
      return encodeFlac(job.source, job.target, job.format);
    case 'encode_wav':
      return encodeWav(job.source, job.target, job.format);
    case 'encode_preview':
      return encodePreview(job.source, job.target);
    case 'encode_mp3':
      return encodeMp3(job.source, job.target, job.bitrate_bps);
    case 'master':
      return runMaster(job.source, job.target, job.style, onProgress);
  }
}

function runMaster(source: string, target: string, style: MasterStyle, onProgress?: OnMasterProgress): MasterOutcome {
  try {
    return { verdict: 'mastered', report: masterFile(source, target, style, onProgress) };
  } catch (error) {
    if (!(error instanceof MasterRefusal)) throw error;
    return { verdict: 'refused', code: error.code, file: error.file, details: error.details };
  }
}
