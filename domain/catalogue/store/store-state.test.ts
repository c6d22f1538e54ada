import { expect, test } from 'vitest';
import { checkSetup, listMissingFor, listMissingSteps, type StoreSetup } from './store-state.ts';

const NEW: StoreSetup = { kit_made_on: null, test_sent_on: null, test_answered_on: null, test_answer: null };
const DONE: StoreSetup = {
  kit_made_on: '2027-03-01',
  test_sent_on: '2027-03-02',
  test_answered_on: '2027-03-09',
  test_answer: 'accepted',
};
const SIGNED = { is_connected: true, contract: 'signed', party_id_confirmed: true, needs_party_id: true } as const;

test('the steps of a store are those that nobody has done', () => {
  const draft = { is_connected: false, contract: 'sandbox', party_id_confirmed: false, needs_party_id: true } as const;
  expect(listMissingSteps({ ...draft, setup: NEW })).toEqual([
    'profile',
    'contract',
    'party_id',
    'kit',
    'test',
    'answer',
  ]);
  expect(listMissingSteps({ ...SIGNED, setup: DONE })).toEqual([]);
  expect(listMissingSteps({ ...SIGNED, setup: { ...DONE, test_answer: 'refused' } })).toEqual(['answer']);
  // Apple knows us by our account, and a package that staff deliver is not addressed at all.
  const byHand = { ...SIGNED, contract: 'manual', party_id_confirmed: false, needs_party_id: false } as const;
  expect(listMissingSteps({ ...byHand, setup: DONE })).toEqual([]);
});

test('a state needs the steps before it, and going back needs none', () => {
  const missing = ['contract', 'kit', 'test', 'answer'] as const;
  expect(listMissingFor('draft', 'testing', missing)).toEqual(['contract', 'kit']);
  expect(listMissingFor('draft', 'live', missing)).toEqual(missing);
  expect(listMissingFor('testing', 'live', missing)).toEqual(missing);
  for (const [was, to] of [
    ['live', 'live'],
    ['live', 'testing'],
    ['testing', 'draft'],
  ] as const) {
    expect(listMissingFor(was, to, missing)).toEqual([]);
  }
});

const CASES: [string, Partial<StoreSetup>, string[]][] = [
  ['nothing yet', NEW, []],
  ['everything', {}, []],
  ['on one day', { kit_made_on: '2027-03-09', test_sent_on: '2027-03-09' }, []],
  ['made only', { ...NEW, kit_made_on: '2027-03-01' }, []],
  ['sent without being made', { kit_made_on: null }, ['setup_step_skipped test_sent_on']],
  ['sent before it was made', { test_sent_on: '2027-02-28' }, ['setup_order test_sent_on']],
  ['answered before it was sent', { test_answered_on: '2027-03-01' }, ['setup_order test_answered_on']],
  ['a day to come', { test_answered_on: '2027-03-11' }, ['date_in_future test_answered_on']],
  ['a day without an answer', { test_answer: null }, ['answer_missing test_answer']],
  ['an answer without a day', { test_answered_on: null }, ['answer_day_missing test_answered_on']],
];

test.each(CASES)('dates of a setup: %s', (_, change, expected) => {
  expect(checkSetup({ ...DONE, ...change }, '2027-03-10').map(({ code, path }) => `${code} ${path}`)).toEqual(expected);
});
