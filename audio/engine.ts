import type { AudioReport } from './audio-report.ts';
import type { DeliveryFormat } from './delivery-format.ts';
import type { AudioTags, EncodedAudio } from './encoded-audio.ts';
import { type EngineChild, type EngineChildOptions, type EngineFailureCode, startEngineChild } from './engine-child.ts';
import { type AudioJob, getAudioMs, type JobProgress, type JobResult, type MasterOutcome } from './job.ts';
import type { MasterStyle } from './mastering/master.ts';
import type { MeasuredFile } from './measure.ts';

/** A job ends with a value, never with an exception: a file that kills its process must not kill the caller. */
export type EngineResult<T> = { ok: true; value: T } | { ok: false; code: EngineFailureCode; detail: string };

/** Audio that was read or written, and the CPU time for it. */
interface EngineWork {
  audio_seconds: number;
  cpu_seconds: number;
}

export interface AudioEngine {
  check(path: string): Promise<EngineResult<AudioReport>>;
  /** Measures a file that was written for others. */
  measure(path: string): Promise<EngineResult<MeasuredFile>>;
  encodeFlac(
    source: string,
    target: string,
    options: DeliveryFormat & { tags?: AudioTags },
  ): Promise<EngineResult<EncodedAudio>>;
  encodeWav(source: string, target: string, format: DeliveryFormat): Promise<EngineResult<EncodedAudio>>;
  encodeMp3(source: string, target: string, bitrate_bps: 192_000 | 320_000): Promise<EngineResult<EncodedAudio>>;
  encodePreview(source: string, target: string): Promise<EngineResult<EncodedAudio>>;
  /** Masters a file; `onProgress` receives every twentieth of each stage. */
  master(
    source: string,
    target: string,
    style: MasterStyle,
    onProgress?: (progress: JobProgress) => void,
  ): Promise<EngineResult<MasterOutcome>>;
  /** Returns the work of the engine since its creation, without the jobs that killed their child. */
  readWork(): EngineWork;
  /** Stops the child; waiting jobs fail with `engine_closed`. */
  close(): Promise<void>;
}

type AudioChild = EngineChild<AudioJob, JobResult, JobProgress>;
type OnProgress = (progress: JobProgress) => void;

// The native memory of a long-lived child only grows.
const JOBS_PER_CHILD = 50;

/**
 * Creates the engine: all native work runs in a child process, one job at a time in request order. A child is started
 * on demand, and replaced after 50 jobs or when it dies; the job that it died on fails.
 */
export function createAudioEngine(options: EngineChildOptions): AudioEngine {
  let child: AudioChild | null = null;
  let jobsLeft = 0;
  let isClosed = false;
  const work: EngineWork = { audio_seconds: 0, cpu_seconds: 0 };
  let lastJob: Promise<unknown> = Promise.resolve();

  const getChild = async (): Promise<AudioChild> => {
    if (child?.isAlive() && jobsLeft > 0) return child;
    await child?.kill('engine_closed');
    child = startEngineChild(options);
    jobsLeft = JOBS_PER_CHILD;
    return child;
  };
  const runJob = async (job: AudioJob, onProgress?: OnProgress): Promise<EngineResult<unknown>> => {
    if (isClosed) return { ok: false, code: 'engine_closed', detail: 'closed before the job began' };
    const current = await getChild();
    jobsLeft -= 1;
    const outcome = await current.run(job, onProgress);
    if ('ok' in outcome) {
      work.audio_seconds += getAudioMs(outcome) / 1000;
      work.cpu_seconds += outcome.cpu_ms / 1000;
    }
    return readResult(outcome);
  };
  const enqueue = <T>(job: AudioJob, onProgress?: OnProgress): Promise<EngineResult<T>> => {
    const result = lastJob.then(() => runJob(job, onProgress));
    // A failed start of a child must not stop the queue.
    lastJob = result.catch(() => undefined);
    return result as Promise<EngineResult<T>>;
  };
  return {
    check: (path) => enqueue({ kind: 'check', path }),
    measure: (path) => enqueue({ kind: 'measure', path }),
    encodeFlac: (source, target, format) => enqueue({ kind: 'encode_flac', source, target, format }),
    encodeWav: (source, target, format) => enqueue({ kind: 'encode_wav', source, target, format }),
    encodeMp3: (source, target, bitrate_bps) => enqueue({ kind: 'encode_mp3', source, target, bitrate_bps }),
    encodePreview: (source, target) => enqueue({ kind: 'encode_preview', source, target }),
    master: (source, target, style, onProgress) => enqueue({ kind: 'master', source, target, style }, onProgress),
    readWork: () => ({ ...work }),
    async close() {
      isClosed = true;
      await child?.kill('engine_closed');
      await lastJob;
      // Race: a job between two children may have started a new one.
      await child?.kill('engine_closed');
    },
  };
}

function readResult(outcome: Awaited<ReturnType<AudioChild['run']>>): EngineResult<unknown> {
  if ('death' in outcome) return { ok: false, code: outcome.death, detail: outcome.detail };
  return outcome.ok ? outcome : { ok: false, code: 'job_failed', detail: outcome.detail };
}
