import { expect, test } from 'vitest';
import { buildJobHandlers } from '../platform/jobs/build-job-handlers.ts';
import type { JobContext } from './module-contexts.ts';
import { JOB_QUEUES, MODULES } from './modules.ts';

test('every background job has a queue and one handler', () => {
  // Handlers only keep their context; building them reads nothing of it.
  const handlers = MODULES.flatMap((module) => buildJobHandlers(module, {} as JobContext));
  const handled = handlers.map(({ kind }) => kind.name).sort();
  expect(handled).toEqual(JOB_QUEUES.map(({ name }) => name).sort());
  expect(new Set(handled).size).toBe(handled.length);
});
