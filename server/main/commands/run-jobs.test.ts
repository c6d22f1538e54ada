import { expect, test } from 'vitest';
import { JOB_KINDS } from '../job-kinds.ts';
import { findJobs } from './commands.ts';

const ALL = JOB_KINDS.map((kind) => ({ kind, run: async () => undefined }));
const listNames = (beginning?: string) => findJobs(ALL, beginning).map(({ kind }) => kind.name);

test('asking for a sweep also runs what the sweep finds', () => {
  expect(listNames('delivery.send')).toEqual(['delivery.send-to-store', 'delivery.send']);
  expect(listNames('delivery.collect')).toEqual(['delivery.collect-answers', 'delivery.collect']);
  expect(listNames('release.check')).toEqual(['release.check']);
});

test('without a name everything runs', () => {
  expect(listNames()).toEqual(JOB_KINDS.map(({ name }) => name));
});

test('a job that does not exist is refused with those that do', () => {
  expect(() => listNames('delivery.fly')).toThrow(/There is no job delivery\.fly\. There are: .*delivery\.send/);
});
