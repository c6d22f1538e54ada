import { expect, test } from 'vitest';
import { DAY_MS } from '../duration.ts';
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
const PRESENT = plan('advanced', 'grant', 10);
const LONGER = plan('pro', 'grant', 200);
const OVER = plan('advanced', 'grant', -10);
const LONG_OVER = plan('pro', 'stripe', -50);

test.each([
  ['nothing', [], null],
  ['a present that brings more than what is paid', [PRO, PRESENT], PRESENT],
  ['what is paid once the present is over', [OVER, PRO], PRO],
  ['the longer one of equals', [PRO, LONGER], LONGER],
  ['the one that ended last', [LONG_OVER, OVER], OVER],
])('what counts is %s', (_, all, expected) => {
  expect(chooseSubscription(all, NOW)).toBe(expected);
  expect(chooseSubscription([...all].reverse(), NOW)).toBe(expected);
});
