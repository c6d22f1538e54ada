import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { createCallKey } from './use-call-key.ts';

const failed = (status: number, name: string) => new ApiError(status, { name, message: '' });

test.each([
  ['the connection broke', failed(0, 'network'), true],
  ['the server failed', failed(502, 'provider_unavailable'), true],
  ['the first call is still running', failed(409, 'conflict'), true],
  ['it worked', null, false],
  ['the card was declined', failed(402, 'payment_failed'), false],
  ['the amount has changed', failed(409, 'price_changed'), false],
])('pressed again, a money call keeps its key or gets a new one: %s', (_description, error, isSame) => {
  const key = createCallKey();
  const first = key.read();
  expect(key.read()).toBe(first);
  key.settle(error);
  expect(key.read() === first).toBe(isSame);
});
