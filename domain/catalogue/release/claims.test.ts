import { expect, test } from 'vitest';
import { CLAIM_CONDITIONS, hasTracksFor, isClaimable } from './claims.ts';

const CLAIMED = { claim_conditions: CLAIM_CONDITIONS };
const FREE = { claim_conditions: CLAIM_CONDITIONS.slice(1) };

test('a track may be claimed only if every condition is confirmed', () => {
  expect([isClaimable(CLAIMED), isClaimable(FREE), isClaimable({ claim_conditions: [] })]).toEqual([
    true,
    false,
    false,
  ]);
});

test('a fingerprint service gets a release with at least one track to claim, every other store gets all', () => {
  expect(hasTracksFor('fingerprint', [FREE])).toBe(false);
  expect(hasTracksFor('fingerprint', [FREE, CLAIMED])).toBe(true);
  expect(hasTracksFor('streaming', [FREE])).toBe(true);
});
