import { expect, test } from 'vitest';
import { DAY_MS } from '../../duration.ts';
import { chooseSubscription } from './choose-subscription.ts';
import type { Subscription } from './plan.ts';

const NOW = Date.UTC(2026, 10, 22);
const plan = (name: Subscription['plan'], provider: 'stripe' | 'grant', days: number): Subscription => ({
  plan: name,
  provider,
  status: 'active',
  cancel_at_period_end: false,
  expires_at_ms: NOW + days * DAY_MS,
});
const PRO = plan('pro', 'stripe', 100);
const GRANT = plan('advanced', 'grant', 10);
const LONGER = plan('pro', 'grant', 200);
const ENDED = plan('advanced', 'grant', -10);
const ENDED_EARLIER = plan('pro', 'stripe', -50);

test.each([
  ['none', [], null],
  ['a grant of a higher plan than the paid one', [PRO, GRANT], GRANT],
  ['the paid one after the grant ended', [ENDED, PRO], PRO],
  ['the longer one of equal plans', [PRO, LONGER], LONGER],
  ['the one that ended last', [ENDED_EARLIER, ENDED], ENDED],
])('the subscription that counts is %s', (_, all, expected) => {
  expect(chooseSubscription(all, NOW)).toBe(expected);
  expect(chooseSubscription([...all].reverse(), NOW)).toBe(expected);
});
