import { openByteSource } from '../byte-source.ts';
import { type AudioJob, executeJob } from '../job.ts';

// A child that runs real jobs and fails on a file as its name says: native code can fail in each of these ways.
const FAULTS: Record<string, () => void> = {
  'crash.wav': () => process.abort(),
  'killed.wav': () => process.kill(process.pid, 'SIGKILL'),
  'endless.wav': () => {
    for (;;) Math.sqrt(2);
  },
  'greedy.wav': () => {
    const buffers: Buffer[] = [];
    for (;;) buffers.push(Buffer.alloc(16 << 20, 1));
  },
};

/** The first bytes of a file that triggers the same failure under any name. */
const POISON = 'POISON';

process.on('message', (job: AudioJob) => {
  if (job.kind === 'check') {
    FAULTS[job.path.split('/').at(-1) ?? '']?.();
    if (isPoison(job.path)) process.kill(process.pid, 'SIGKILL');
  }
  process.send?.(executeJob(job));
});
process.on('disconnect', () => process.exit());

function isPoison(path: string): boolean {
  const bytes = openByteSource(path);
  const start = bytes.read(0, POISON.length).toString('latin1');
  bytes.close();
  return start === POISON;
}
