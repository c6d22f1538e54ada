import { type AudioJob, answerJob } from '../job.ts';

// A child that does real jobs, and dies over a file as its name says: native code can do all of these.
const FAULTS: Record<string, () => void> = {
  'crash.wav': () => process.abort(),
  'killed.wav': () => process.kill(process.pid, 'SIGKILL'),
  'endless.wav': () => {
    for (;;) Math.sqrt(2);
  },
  'greedy.wav': () => {
    const held: Buffer[] = [];
    for (;;) held.push(Buffer.alloc(16 << 20, 1));
  },
};

process.on('message', (job: AudioJob) => {
  if (job.kind === 'check') FAULTS[job.path.split('/').at(-1) ?? '']?.();
  process.send?.(answerJob(job));
});
process.on('disconnect', () => process.exit());
