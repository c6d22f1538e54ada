import { type CoverJob, runCoverJob } from './drawing/cover-job.ts';

// The entry of the process that draws covers. It lives as long as the channel to its parent.
process.on('message', (job: CoverJob) => {
  void runCoverJob(job).then((result) => process.send?.(result, undefined, undefined, () => undefined));
});
process.on('disconnect', () => process.exit());

// Ctrl-C reaches the whole process group; the parent decides about a running job.
process.on('SIGINT', () => undefined);
