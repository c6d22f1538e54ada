import path from 'node:path';
import { type AudioEngine, openAudioEngine } from '@tangent/audio/engine.ts';

/** The real ears of the product, run from source. */
export function openTestAudio(): AudioEngine {
  const file = path.resolve(import.meta.dirname, '../../audio/child.ts');
  const command = { file, exec_argv: ['--import', 'tsx'] };
  return openAudioEngine({ command, job_time_limit_ms: 60_000, max_rss_bytes: 1024 ** 3 });
}
