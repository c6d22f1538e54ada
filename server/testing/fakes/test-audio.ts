import path from 'node:path';
import { type AudioEngine, createAudioEngine } from '@tangent/audio/engine.ts';

/** The real ears of the product, run from source; or ones that die over a file that begins with POISON. */
export function createTestAudio({ unreliable = false } = {}): AudioEngine {
  const entry = unreliable ? 'testing/unreliable-child.ts' : 'child.ts';
  const file = path.resolve(import.meta.dirname, '../../../audio', entry);
  const command = { file, exec_argv: ['--import', 'tsx'] };
  return createAudioEngine({ command, job_time_limit_ms: 60_000, max_rss_bytes: 1024 ** 3 });
}
