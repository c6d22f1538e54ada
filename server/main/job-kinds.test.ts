import { expect, test } from 'vitest';
import { JOB_KINDS } from './job-kinds.ts';
import { buildJobHandlers } from './jobs.ts';
import type { WorkerContext } from './worker-context.ts';

test('every kind of background work has a queue and somebody who does it', () => {
  // Handlers only keep their context; naming their kinds touches nothing of it.
  const handlers = buildJobHandlers({ config: {} } as WorkerContext);
  const handled = handlers.map(({ kind }) => kind.name).sort();
  expect(handled).toEqual(JOB_KINDS.map((kind) => kind.name).sort());
  expect(new Set(handled).size).toBe(handled.length);
});
