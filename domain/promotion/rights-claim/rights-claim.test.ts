import { expect, test } from 'vitest';
import { applyNotice, type ClaimNotice, type KnownClaim } from './apply-notice.ts';
import { checkClaimAnswer } from './check-answer.ts';
import { findClaimDue } from './claim-due.ts';
import type { ClaimState, NoticeState } from './rights-claim.ts';

const known = (state: ClaimState, last_state: NoticeState, answered_at_ms: number | null = null): KnownClaim => ({
  state,
  last_state,
  changed_at_ms: 10,
  answered_at_ms,
});
const at = (changed_at_ms: number, state: NoticeState): ClaimNotice => ({ state, changed_at_ms });
const open = known('open', 'claimed');
const sent = known('sent', 'claimed', 15);
const closed = known('closed', 'withdrawn', 15);

/** Each row: the story, what we knew, the notice, and what follows from it. */
const STORIES: readonly [string, KnownClaim | null, ClaimNotice, string][] = [
  ['a new claim asks for an answer', null, at(10, 'claimed'), 'open reopens'],
  ['a claim that ended before we heard of it', null, at(10, 'withdrawn'), 'closed withdrawn'],
  ['the same notice again', open, at(10, 'claimed'), 'doubled'],
  ['a notice from before the last one', known('closed', 'upheld'), at(9, 'claimed'), 'late'],
  ['new facts of an open claim', open, at(11, 'claimed'), 'open'],
  ['the other party takes it back', open, at(11, 'withdrawn'), 'closed withdrawn'],
  ['the artist answered at the service itself', open, at(11, 'under_review'), 'sent'],
  ['the service still asks because it has no answer yet', sent, at(14, 'claimed'), 'sent'],
  ['the service examines the answer', sent, at(16, 'under_review'), 'sent'],
  ['the service refuses the answer and asks again', sent, at(16, 'claimed'), 'open reopens'],
  ['a dispute is lost', sent, at(16, 'upheld'), 'closed upheld'],
  ['a dispute is won', sent, at(16, 'withdrawn'), 'closed withdrawn'],
  ['a closed claim is made again', closed, at(20, 'claimed'), 'open reopens contradicts'],
  ['a closed claim ends differently', closed, at(20, 'upheld'), 'closed upheld contradicts'],
  ['a closed claim ends the same way again', closed, at(20, 'withdrawn'), 'closed withdrawn'],
  ['two notices of one instant: the end counts', open, at(10, 'withdrawn'), 'closed withdrawn contradicts'],
  ['and in the other order', known('closed', 'withdrawn'), at(10, 'claimed'), 'late'],
  ['two ends of one instant: the first counts', closed, at(10, 'upheld'), 'late'],
];

test.each(STORIES)('%s', (_story, before, notice, expected) => {
  const effect = applyNotice(before, notice);
  if (effect.effect !== 'changed') return expect(effect.effect).toBe(expected);
  const { state, result, reopens, contradicts } = effect;
  const words = [state, result, reopens ? 'reopens' : null, contradicts ? 'contradicts' : null];
  return expect(words.filter(Boolean).join(' ')).toBe(expected);
});

test('doubled and late notices in any order end where the notices in order end', () => {
  const notices = [at(1, 'claimed'), at(5, 'under_review'), at(5, 'under_review'), at(9, 'withdrawn')];
  const orders = [notices, notices.toReversed(), [notices[3], notices[0], notices[2], notices[1]]];
  const ends = orders.map((order) => {
    let claim: KnownClaim | null = null;
    for (const notice of order) {
      if (notice === undefined) continue;
      const effect = applyNotice(claim, notice);
      if (effect.effect !== 'changed') continue;
      claim = {
        state: effect.state,
        last_state: notice.state,
        changed_at_ms: notice.changed_at_ms,
        answered_at_ms: null,
      };
    }
    return claim;
  });
  expect(new Set(ends.map((end) => JSON.stringify(end))).size).toBe(1);
  expect(ends[0]?.state).toBe('closed');
});

test('the day to answer counts from the claim, and a use of the music has none', () => {
  const claimed = Date.UTC(2026, 10, 1, 23, 59);
  expect(findClaimDue({ service: 'youtube', kind: 'ownership' }, claimed)).toBe('2026-12-01');
  expect(findClaimDue({ service: 'meta', kind: 'own_video' }, claimed)).toBe('2026-11-08');
  expect(findClaimDue({ service: 'meta', kind: 'use' }, claimed)).toBeNull();
});

test('a dispute needs a reason and a document, and nobody disputes a claim of their own', () => {
  const codes = (...args: Parameters<typeof checkClaimAnswer>) => checkClaimAnswer(...args).map(({ code }) => code);
  const reason = 'I recorded the guitar myself.';
  expect(codes('own_video', { answer: 'dispute', reason, proofs: 1 })).toEqual([]);
  expect(codes('own_video', { answer: 'dispute', reason: '  short  ', proofs: 0 })).toEqual([
    'claim_reason_short',
    'claim_proof_missing',
  ]);
  expect(codes('ownership', { answer: 'dispute', reason: 'x'.repeat(1001), proofs: 6 })).toEqual([
    'claim_reason_long',
    'too_many_documents',
  ]);
  expect(codes('use', { answer: 'dispute', reason, proofs: 1 })).toEqual(['claim_answer']);
  expect(codes('use', { answer: 'release', reason: '', proofs: 0 })).toEqual([]);
});
