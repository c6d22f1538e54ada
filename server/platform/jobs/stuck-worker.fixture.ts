import { pino } from 'pino';
import { z } from 'zod';
import { defineJob } from './define-job.ts';
import { handleJob } from './handle-job.ts';
import { startWorker } from './start-worker.ts';

// A worker process that takes a job and never finishes it, for the test that kills it.
const note = defineJob('note', z.object({ value: z.number() }));
await startWorker({
  url: process.argv[2] ?? '',
  log: pino({ level: 'silent' }),
  handlers: [
    handleJob(note, () => {
      console.log('taken');
      return new Promise(() => {});
    }),
  ],
});
