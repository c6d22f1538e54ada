import { expect, test } from 'vitest';
import { hasSubscription, isOfferedUpgrade } from './has-subscription.ts';

const user = { _id: '1', name: 'Lena', username: 'lena', email: 'lena@example.com', freeze: false, banned: false };
const storedUser = (status: 'none' | 'active' | 'past_due' | 'cancelled') => ({
  ...user,
  subscription: {
    plan_name: 'tangent_pro',
    status,
    expires_at: '2027-03-01T10:00:00.000Z',
    provider: 'stripe' as const,
    cancel_at_period_end: false,
  },
});

test.each([
  ['a user who never had one', 'none', 'free', false],
  ['a paid plan', 'active', 'pro', true],
  ['a plan that was cancelled and is still effective', 'cancelled', 'pro', true],
  ['a renewal that is being retried', 'past_due', 'advanced', true],
  ['a plan that has ended', 'cancelled', 'free', false],
] as const)('[S2-073] a user has a subscription while a plan is effective: %s', (_label, status, plan, expected) => {
  const stored = storedUser(status);
  const rest = { email_verified: true, language: 'en', block: null, is_staff: false, test_mode: false } as const;
  expect(hasSubscription({ ...stored, ...rest, plan, capabilities: [], today: '2026-11-22' })).toBe(expected);
  // Until the server responds, the page looks as it did on the last visit.
  expect(hasSubscription(stored)).toBe(status !== 'none');
});

test('an upgrade is offered to users without a plan, and never to staff', () => {
  const free = { ...storedUser('none'), email_verified: true, language: 'en', block: null, test_mode: false } as const;
  const rest = { plan: 'free', capabilities: [], today: '2026-11-22' } as const;
  expect(isOfferedUpgrade({ ...free, ...rest, is_staff: false })).toBe(true);
  expect(isOfferedUpgrade({ ...free, ...rest, is_staff: true })).toBe(false);
  expect(isOfferedUpgrade({ ...free, ...rest, is_staff: false, plan: 'pro' })).toBe(false);
});
