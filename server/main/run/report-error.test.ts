import { afterEach, expect, test, vi } from 'vitest';
import { Refusal } from '../../platform/refusal.ts';
import { reportError } from './report-error.ts';

afterEach(() => vi.restoreAllMocks());

function report(error: unknown): unknown {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {});
  reportError(error);
  return print.mock.lastCall?.[0];
}

test('a refusal and an error of ours are one sentence, anything else has its stack', () => {
  expect(report(new Refusal('invalid_transition'))).toBe('invalid_transition');
  expect(report(new Error('There is no such store'))).toBe('There is no such store');
  const unexpected = new TypeError('x is not a function');
  expect(report(unexpected)).toBe(unexpected);
});
