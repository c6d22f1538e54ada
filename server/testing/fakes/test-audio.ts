import { type AudioEngine, createAudioEngine } from '@tangent/audio/engine.ts';
import { getTestProgram } from '../harness/test-program.ts';

/**
 * Creates the real audio engine of the product; with `unreliable`, one that crashes on a file starting
 * with POISON.
 */
export function createTestAudio({ unreliable = false } = {}): AudioEngine {
  const command = { file: getTestProgram(unreliable ? 'unreliable-audio-child' : 'audio-child'), exec_argv: [] };
  return createAudioEngine({ command, job_time_limit_ms: 60_000, max_rss_bytes: 1024 ** 3 });
}
