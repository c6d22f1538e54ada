import { type AudioJob, executeJob } from './job.ts';

// The entry of the engine's child process. It lives as long as the channel to its parent.
process.on('message', (job: AudioJob) => {
  let last = '';
  // In steps of 5 %: every message costs the parent a little.
  const report = (stage: string, share: number) => {
    const step = `${stage} ${Math.floor(20 * share)}`;
    if (step !== last) process.send?.({ stage, share }, undefined, undefined, () => undefined);
    last = step;
  };
  // Race: a parent that was killed meanwhile cannot receive the result; the closed channel ends this process below.
  process.send?.(executeJob(job, report), undefined, undefined, () => undefined);
});
process.on('disconnect', () => process.exit());

// Ctrl-C reaches the whole process group; the parent decides about a running job.
process.on('SIGINT', () => undefined);
