import { expect, test } from 'vitest';
import { RECOUPABLE_MAX_CENTS } from '../money-limits.ts';
import { checkSplit, type SplitDraft } from './check-split.ts';
import type { SplitPart } from './split-part.ts';

const FACTS = { this_month: '2026-11', owner_email: 'Ada@Music.example', declined_emails: ['no@music.example'] };
const part = (share_basis_points: number, email: string | null = null, name = 'Ada Yıldız'): SplitPart => {
  return { name, roles: [], share_basis_points, email };
};
const check = (change: Partial<SplitDraft>) => {
  const draft = { parts: [part(10_000)], effective_from: '2026-11', recoupable_cents: 0 };
  return checkSplit({ ...draft, ...change }, FACTS).map(({ code, path }) => `${path}: ${code}`);
};

test.each<[string, SplitPart[], string[]]>([
  ['one person', [part(10_000)], []],
  ['three thirds', [part(3333), part(3333, 'b@music.example'), part(3334, 'c@music.example')], []],
  ['no people', [], ['parts: required']],
  ['more people than a track may have', Array(51).fill(part(100)), ['parts: max_count']],
  ['a hundredth of a percent missing', [part(9999)], ['parts: shares_missing']],
  ['a hundredth of a percent too much', [part(5000), part(5001)], ['parts: shares_excess']],
  ['a share of zero', [part(10_000), part(0)], ['parts.1.share_basis_points: share_range']],
  ['one name', [part(10_000, null, 'Ada')], ['parts.0.name: two_words']],
  ['no address', [part(5000), part(5000, 'nobody')], ['parts.1.email: invalid_email']],
  ['an empty address', [part(5000), part(5000, ' ')], ['parts.1.email: required']],
  [
    'one address for two people',
    [part(5000, 'b@music.example'), part(5000, ' B@MUSIC.example ')],
    ['parts.1.email: email_twice'],
  ],
  ["the owner's own address", [part(10_000, 'ada@music.EXAMPLE')], ['parts.0.email: own_email']],
  ['the own mailbox with a tag', [part(10_000, 'ada+band@music.example')], ['parts.0.email: own_email']],
  ['two tags of one mailbox', [part(5000, 'b+one@music.example'), part(5000, 'b+two@music.example')], []],
  ['a person who declined', [part(10_000, 'No@music.example')], ['parts.0.email: payee_declined']],
  ['a tag of a person who declined', [part(10_000, 'no+again@music.example')], ['parts.0.email: payee_declined']],
])('[S5-015] a split with %s: %j', (_, parts, issues) => {
  expect(check({ parts })).toEqual(issues);
});

test.each<[string, string[]]>([
  ['2026-10', ['effective_from: split_month_past']],
  ['2026-11', []],
  ['2027-11', []],
  ['2027-12', ['effective_from: invalid_choice']],
  ['2026-13', ['effective_from: invalid_choice']],
  ['soon', ['effective_from: invalid_choice']],
])('a version starts between this month and a year ahead: %s', (effective_from, issues) => {
  expect(check({ effective_from })).toEqual(issues);
});

test.each<[number, boolean]>([
  [0, true],
  [RECOUPABLE_MAX_CENTS, true],
  [RECOUPABLE_MAX_CENTS + 1, false],
  [-1, false],
  [0.5, false],
  [Number.NaN, false],
])('the recoupable amount of an owner is in whole cents and not negative: %d', (recoupable_cents, isFine) => {
  expect(check({ recoupable_cents })).toEqual(isFine ? [] : ['recoupable_cents: recoupable_range']);
});
