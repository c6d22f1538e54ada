import { type AudioJob, answerJob } from './job.ts';

// The entry of the engine's child process. It lives as long as the channel to its parent.
process.on('message', (job: AudioJob) => process.send?.(answerJob(job)));
process.on('disconnect', () => process.exit());

// Ctrl-C reaches the whole process group; the parent decides what becomes of a running job.
process.on('SIGINT', () => undefined);
