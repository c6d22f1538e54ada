import { expect, test } from 'vitest';
import { JOB_QUEUES } from '../modules.ts';
import { findJobs } from './commands.ts';

const ALL = JOB_QUEUES.map((kind) => ({ kind, run: async () => undefined }));
const listNames = (beginning?: string) => findJobs(ALL, beginning).map(({ kind }) => kind.name);

test('running a sweep also runs the jobs that it enqueues', () => {
  expect(listNames('delivery.send')).toEqual(['delivery.send-to-store', 'delivery.send']);
  expect(listNames('delivery.collect')).toEqual(['delivery.collect-answers', 'delivery.collect']);
  expect(listNames('release.check')).toEqual(['release.check']);
});

test('without a name all jobs run', () => {
  expect(listNames()).toEqual(JOB_QUEUES.map(({ name }) => name));
});

test('an unknown job is refused with a list of the known ones', () => {
  expect(() => listNames('delivery.fly')).toThrow(/There is no job delivery\.fly\. Known jobs: .*delivery\.send/);
});
