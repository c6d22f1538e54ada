import { type AudioJob, executeJob } from './job.ts';

// The entry of the engine's child process. It lives as long as the channel to its parent.
process.on('message', (job: AudioJob) => {
  // A parent that was killed meanwhile takes no answer, and nobody is left to be told; the closed channel ends us below.
  process.send?.(executeJob(job), undefined, undefined, () => undefined);
});
process.on('disconnect', () => process.exit());

// Ctrl-C reaches the whole process group; the parent decides what becomes of a running job.
process.on('SIGINT', () => undefined);
