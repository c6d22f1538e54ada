import { expect, test } from 'vitest';
import { JOB_KINDS } from '../job-kinds.ts';
import { findJobs } from './run-jobs.ts';

const ALL = JOB_KINDS.map((kind) => ({ kind, run: async () => undefined }));
const namesOf = (beginning?: string) => findJobs(ALL, beginning).map(({ kind }) => kind.name);

test('asking for a sweep also runs what the sweep finds', () => {
  expect(namesOf('delivery.send')).toEqual(['delivery.send-to-store', 'delivery.send']);
  expect(namesOf('delivery.collect')).toEqual(['delivery.collect-answers', 'delivery.collect']);
  expect(namesOf('release.check')).toEqual(['release.check']);
});

test('without a name everything runs', () => {
  expect(namesOf()).toEqual(JOB_KINDS.map(({ name }) => name));
});

test('a job that does not exist is refused with those that do', () => {
  expect(() => namesOf('delivery.fly')).toThrow(/There is no job delivery\.fly\. There are: .*delivery\.send/);
});
