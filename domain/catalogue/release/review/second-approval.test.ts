import { expect, test } from 'vitest';
import { listSecondApprovalCauses } from './second-approval.ts';

const style = (rule: string) => ({ code: 'style', params: { rule, severity: 'block' } });

test.each([
  ['an ordinary approval', { decision: 'approve', owner_blocked: false, findings: [] }, []],
  ['an approval with small artwork', { decision: 'approve', owner_blocked: false, findings: [style('R1')] }, []],
  ['a rejection', { decision: 'reject', owner_blocked: false, findings: [] }, ['rejection']],
  [
    'an approval of a title with advertising',
    { decision: 'approve', owner_blocked: false, findings: [style('T24')] },
    ['blocking_finding'],
  ],
  [
    'an approval of banned words of a banned owner',
    { decision: 'approve', owner_blocked: true, findings: [{ code: 'banned_words' }] },
    ['blocked_owner', 'blocking_finding'],
  ],
] as const)('second approval for %s', (_, facts, causes) => {
  expect(listSecondApprovalCauses(facts)).toEqual(causes);
});
