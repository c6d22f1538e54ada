import type { AudioReport } from './audio-report.ts';
import type { FlacFormat } from './delivery-format.ts';
import type { AudioTags, EncodedAudio } from './encoded-audio.ts';

/** How the child process is started: `audio/child.ts` through a loader in development, a bundled file in production. */
export interface ChildCommand {
  file: string;
  exec_argv: string[];
}

export interface AudioEngineOptions {
  command: ChildCommand;
  job_time_limit_ms: number;
  max_rss_bytes: number;
}

/**
 * `engine_crashed`, `engine_timed_out` and `engine_out_of_memory` mean the child died over this file, `engine_closed` that
 * the engine was closed before the job ended, `encode_failed` that the source can not be decoded or the target not written.
 */
export type EngineFailureCode =
  | 'engine_crashed'
  | 'engine_timed_out'
  | 'engine_out_of_memory'
  | 'engine_closed'
  | 'encode_failed';

/** A job ends in a value, never in an exception: a file that kills its process must not kill the caller. */
export type EngineResult<T> = { ok: true; value: T } | { ok: false; code: EngineFailureCode; detail: string };

export interface AudioEngine {
  check(path: string): Promise<EngineResult<AudioReport>>;
  encodeFlac(
    source: string,
    target: string,
    options: FlacFormat & { tags?: AudioTags },
  ): Promise<EngineResult<EncodedAudio>>;
  encodePreview(source: string, target: string): Promise<EngineResult<EncodedAudio>>;
  /** Ends the child; waiting jobs answer `engine_closed`. */
  close(): Promise<void>;
}
