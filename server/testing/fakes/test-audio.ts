import { type AudioEngine, createAudioEngine } from '@tangent/audio/engine.ts';
import { getTestProgram } from '../harness/test-program.ts';

/**
 * Creates the real audio engine of the product; an `unreliable` one crashes on a file that starts with POISON, and the
 * first encodes for stores of a `wrong` one go wrong.
 */
export function createTestAudio({ fault }: { fault?: 'unreliable' | 'wrong' } = {}): AudioEngine {
  const command = { file: getTestProgram(fault ? `${fault}-audio-child` : 'audio-child'), exec_argv: [] };
  return createAudioEngine({ command, job_time_limit_ms: 60_000, max_rss_bytes: 1024 ** 3 });
}
