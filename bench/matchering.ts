import { execFileSync } from 'node:child_process';
import type { Cost } from './process-cost.ts';

/** A Python that can import matchering 2.0.6, the open-source peer of our mastering. */
const PYTHON = process.env.MATCHERING_PYTHON;

/** Whether the peer can run here; without it its measures on another machine serve. */
export const hasMatchering = PYTHON !== undefined;

// The time to start Python and to load the libraries is left out, as it is for our own process.
const PROGRAM = `
import json, resource, sys, time
import matchering
import soundfile, scipy.signal
target, reference, result = sys.argv[1:]
before = time.process_time()
matchering.process(target=target, reference=reference, results=[matchering.pcm24(result)])
spent = time.process_time() - before
print(json.dumps({'cpu_ms': 1000 * spent, 'max_rss_mb': resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}))
`;

/** Lets matchering master a file like a reference, and returns what its process used. */
export function runMatchering(target: string, reference: string, result: string): Cost {
  if (PYTHON === undefined) throw new Error('MATCHERING_PYTHON names no Python with matchering');
  const output = execFileSync(PYTHON, ['-c', PROGRAM, target, reference, result], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.toString().trim().split('\n').at(-1) ?? '');
}
