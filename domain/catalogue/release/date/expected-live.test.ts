import { expect, test } from 'vitest';
import { expectedLive } from './expected-live.ts';

test.each([
  ['free', { schedule: 'standard', quality: 'standard' }, { from: '2026-12-11', to: '2027-01-01' }],
  ['paid', { schedule: 'standard', quality: 'high' }, { from: '2026-11-27', to: '2026-12-01' }],
  ['express', { schedule: 'express', quality: 'high' }, { from: '2026-11-23', to: '2026-11-25' }],
] as const)(
  '[S9-001] [S9-002] a %s release approved on Friday 2026-11-20 is announced for its window',
  (_n, facts, window) => {
    expect(expectedLive('2026-11-20', facts)).toEqual(window);
  },
);
