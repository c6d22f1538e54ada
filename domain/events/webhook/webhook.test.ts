import { expect, test } from 'vitest';
import { DAY_MS, HOUR_MS } from '../../duration.ts';
import { checkEndpoint } from './check-endpoint.ts';
import { findReleaseEvent, findStoreEvent, WEBHOOK_EVENT_TYPES } from './event-type.ts';
import { findNextAttempt, findOffReason } from './message-state.ts';

test('nine attempts are spread over a day, each pause longer than the one before', () => {
  const pauses: number[] = [];
  for (let attempts = 1; ; attempts++) {
    const next = findNextAttempt(attempts, 0);
    if (next === null) break;
    pauses.push(next);
  }
  expect(pauses).toHaveLength(8);
  expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
  const total = pauses.reduce((sum, pause) => sum + pause, 0);
  expect(Math.abs(total - 24 * HOUR_MS)).toBeLessThan(HOUR_MS / 10);
});

test('an endpoint stays on through a bad day, and is switched off when it fails for three, or says that it is gone', () => {
  const failure = { status: 500, is_last_attempt: true, failing_since_ms: 0 };
  expect(findOffReason(failure, DAY_MS)).toBeNull();
  expect(findOffReason(failure, 3 * DAY_MS)).toBe('failing');
  // A single try after a long silence decides nothing: its message has attempts left.
  expect(findOffReason({ ...failure, is_last_attempt: false }, 30 * DAY_MS)).toBeNull();
  expect(findOffReason({ ...failure, status: 410, is_last_attempt: false }, 0)).toBe('gone');
});

test.each([
  ['https://example.com/hooks?account=1', []],
  ['http://localhost:8080', []],
  ['example.com/hooks', [{ code: 'webhook_url', path: 'url' }]],
  ['https://me:secret@example.com/', [{ code: 'webhook_url', path: 'url' }]],
  ['https://example.com/#part', [{ code: 'webhook_url', path: 'url' }]],
  ['https://exa mple.com/', [{ code: 'webhook_url', path: 'url' }]],
  ['https:\\\\example.com', [{ code: 'webhook_url', path: 'url' }]],
  ['', [{ code: 'required', path: 'url' }]],
])('the address %j has the issues %j', (url, issues) => {
  expect(checkEndpoint({ url, events: ['release.live'] })).toEqual(issues);
});

test('steps between are no events; every other status and state has one that can be chosen', () => {
  expect(findReleaseEvent('processing')).toBeNull();
  expect(findStoreEvent('sent')).toBeNull();
  const found = [findReleaseEvent('in_process'), findReleaseEvent('published'), findStoreEvent('acknowledged')];
  expect(found).toEqual(['release.approved', 'release.live', 'store.delivered']);
  for (const type of found) expect(WEBHOOK_EVENT_TYPES).toContain(type);
});
