import { buildMajorProfile } from '@tangent/db/seeds/major-profiles.ts';
import { expect, test } from 'vitest';
import { readProfile } from './store.ts';

const PROFILE = buildMajorProfile({ id: 'spotify', category: 'streaming' });

test('a profile is read from its own file and from what store show prints', () => {
  expect(readProfile(JSON.stringify(PROFILE))).toEqual(PROFILE);
  expect(readProfile(JSON.stringify({ id: 'spotify', contract: 'signed', version: 2, profile: PROFILE }))).toEqual(
    PROFILE,
  );
});

test('a wrong field is named, also an unknown one', () => {
  const wrong = { ...PROFILE, hash_algorithm: 'CRC', colour: 'blue' };
  expect(() => readProfile(JSON.stringify(wrong))).toThrow(/hash_algorithm: Invalid option[\s\S]*"colour"/);
});
