import { execFileSync } from 'node:child_process';
import type { Cost } from './process-cost.ts';

/** A Python that can import matchering 2.0.6, the open-source peer of our mastering. */
const PYTHON = process.env.MATCHERING_PYTHON;

/** Whether the peer can run here; without it its measures on another machine serve. */
export const hasMatchering = PYTHON !== undefined;

// The time to start Python, to load the libraries and to compile is left out, as it is for our own process: a short song
// comes first.
const PROGRAM = `
import json, resource, sys, time
import matchering
import soundfile, scipy.signal
target, reference, result, *short = sys.argv[1:]
for song in short:
    matchering.process(target=song, reference=song + '.reference.wav', results=[matchering.pcm24(result)])
before = time.process_time()
matchering.process(target=target, reference=reference, results=[matchering.pcm24(result)])
spent = time.process_time() - before
print(json.dumps({'cpu_ms': 1000 * spent, 'max_rss_mb': resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024}))
`;

/** Lets matchering master a file like a reference, after a short one, and returns what its process used. */
export function runMatchering(target: string, reference: string, result: string, ...short: string[]): Cost {
  if (PYTHON === undefined) throw new Error('MATCHERING_PYTHON names no Python with matchering');
  const output = execFileSync(PYTHON, ['-c', PROGRAM, target, reference, result, ...short], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(output.toString().trim().split('\n').at(-1) ?? '');
}

const LIMITER = `
import sys
import numpy
from matchering import Config
from matchering.limiter import limit
rate, threshold = int(sys.argv[1]), float(sys.argv[2])
sound = numpy.frombuffer(sys.stdin.buffer.read())
config = Config(internal_sample_rate=rate, threshold=threshold)
limited = limit(numpy.stack([sound, sound], axis=1), config)
sys.stdout.buffer.write(numpy.ascontiguousarray(limited[:, 0]).tobytes())
`;

/** Lets matchering's limiter keep one channel of 64-bit samples under a ceiling, given as an amplitude. */
export function limitWithMatchering(sound: Float64Array, rateHz: number, ceiling: number): Float64Array {
  if (PYTHON === undefined) throw new Error('MATCHERING_PYTHON names no Python with matchering');
  const output = execFileSync(PYTHON, ['-c', LIMITER, String(rateHz), String(ceiling)], {
    input: new Uint8Array(sound.buffer, sound.byteOffset, sound.byteLength),
    stdio: ['pipe', 'pipe', 'ignore'],
    maxBuffer: 2 * sound.byteLength,
  });
  return new Float64Array(Uint8Array.from(output).buffer);
}
