import { expect, test } from 'vitest';
import { listSecondLookCauses } from './second-look.ts';

const style = (severity: string) => ({ code: 'style', params: { rule: 'T19', severity } });

test.each([
  ['an ordinary approval', { decision: 'approve', owner_blocked: false, findings: [] }, []],
  ['an approval with hints', { decision: 'approve', owner_blocked: false, findings: [style('warn')] }, []],
  ['a rejection', { decision: 'reject', owner_blocked: false, findings: [] }, ['rejection']],
  [
    'letting out what a store refuses',
    { decision: 'approve', owner_blocked: false, findings: [style('block')] },
    ['blocking_finding'],
  ],
  [
    'letting out banned words of a banned owner',
    { decision: 'approve', owner_blocked: true, findings: [{ code: 'banned_words' }] },
    ['blocked_owner', 'blocking_finding'],
  ],
] as const)('whether %s needs a second person', (_, facts, causes) => {
  expect(listSecondLookCauses(facts)).toEqual(causes);
});
