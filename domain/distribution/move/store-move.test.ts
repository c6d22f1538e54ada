import { expect, test } from 'vitest';
import { addDays } from '../../calendar.ts';
import { findMoveRule, type MoveRule } from './move-rules.ts';
import { type MoveEvent, planStoreMove } from './store-move.ts';

const START = '2026-11-17';
const CUT_OVER = '2026-12-07';
const day = (number: number) => addDays(START, number);

/** Events as words: `delivered@2 live@4`. */
const read = (text: string): MoveEvent[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [kind = '', number] = word.split('@');
      return { kind: kind as MoveEvent['kind'], on: day(Number(number)) };
    });
const plan = (rule: MoveRule, today: number, events: string) =>
  planStoreMove(rule, { start: START, cut_over: CUT_OVER, today: day(today), events: read(events) });

/**
 * Each row: the rule of the store, how many days after the start it is, what happened, and then where the store is and
 * when the artist has to write to the old distributor or the store switched.
 */
const STORIES: readonly [MoveRule, number, string, string][] = [
  ['by_code', 0, '', 'deliver'],
  ['by_code', 1, 'delivered@1', 'match'],
  ['by_code', 2, 'delivered@1 live@2', 'switched 2'],
  ['by_code', 9, 'delivered@1', 'match'],
  ['by_code', 9, '', 'deliver'],
  ['by_code', 3, 'refused@2', 'stuck'],
  ['by_code', 5, 'refused@2 delivered@3 live@4', 'switched 4'],
  ['by_code', 5, 'delivered@1 delivered@1 live@2 live@4', 'switched 2'],
  ['replaces', 0, '', 'deliver'],
  ['replaces', 1, 'delivered@1', 'deliver'],
  ['replaces', 2, 'delivered@1 live@1', 'switched 1'],
  ['replaces', 2, 'live@1', 'switched 1'],
  ['replaces', 30, 'delivered@1', 'deliver'],
  ['replaces', 4, 'refused@3', 'stuck'],
  ['replaces', 4, 'live@2 live@2 live@3', 'switched 2'],
  ['match_then_takedown', 0, '', 'deliver request 7'],
  ['match_then_takedown', 2, 'delivered@2', 'match request 7'],
  ['match_then_takedown', 4, 'delivered@2 live@3', 'match request 7'],
  ['match_then_takedown', 7, 'delivered@2 live@3', 'request request 7'],
  ['match_then_takedown', 12, 'delivered@2', 'match request 12'],
  ['match_then_takedown', 12, 'delivered@2 live@11', 'request request 11'],
  ['match_then_takedown', 9, 'delivered@2 live@3 requested@8', 'check'],
  ['match_then_takedown', 12, 'delivered@2 live@3 requested@8', 'switched 12'],
  ['match_then_takedown', 5, 'delivered@2 live@3 requested@4', 'match'],
  ['match_then_takedown', 11, 'delivered@2 live@3 requested@4', 'switched 11'],
  ['match_then_takedown', 3, 'delivered@2 refused@3', 'stuck request 7'],
  ['match_then_takedown', 9, 'refused@1 delivered@2 live@3', 'request request 7'],
  ['match_then_takedown', 9, 'delivered@2 live@3 requested@8 delivered@9 live@9 requested@9', 'check'],
  ['takedown_first', 0, '', 'request request 15'],
  ['takedown_first', 14, '', 'request request 15'],
  ['takedown_first', 16, 'requested@15', 'offline'],
  ['takedown_first', 18, 'requested@15', 'deliver'],
  ['takedown_first', 20, 'requested@15 live@19', 'switched 19'],
  ['takedown_first', 4, 'refused@3', 'request request 15'],
  ['takedown_first', 20, 'refused@3 requested@15 delivered@18 live@19', 'switched 19'],
  ['form', 0, 'live@-300', 'switched 0'],
  ['form', 0, '', 'form'],
  ['form', 5, '', 'form'],
  ['form', 4, 'form@3', 'deliver'],
  ['form', 6, 'form@3 delivered@5 live@6', 'switched 6'],
  ['form', 8, 'form@3 form@7 live@6', 'switched 6'],
  ['form', 5, 'form@3 refused@4', 'stuck'],
  ['form', 6, 'live@6', 'switched 6'],
];

test.each(STORIES)('%s, day %i: %s', (rule, today, events, expected) => {
  const { state, switched_on, request_on } = plan(rule, today, events);
  const shown =
    switched_on !== null
      ? ` ${dayNumber(switched_on)}`
      : request_on === null
        ? ''
        : ` request ${dayNumber(request_on)}`;
  expect(`${state}${shown}`).toBe(expected);
});

function dayNumber(date: string): number {
  return (Date.parse(date) - Date.parse(START)) / 86_400_000;
}

test('the stories cover every rule, and steps follow one another without an end before their start', () => {
  expect(STORIES.length).toBeGreaterThanOrEqual(40);
  expect(new Set(STORIES.map(([rule]) => rule)).size).toBe(5);
  for (const [rule, today, events] of STORIES) {
    const { steps } = plan(rule, today, events);
    for (const { from, until } of steps) expect(from <= until).toBe(true);
    const states = steps.map(({ state }) => state);
    expect(states).toEqual([...states].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
  }
});
const ORDER = ['done', 'now', 'ahead'];

test('events in any order, and doubled by a worker that died, lead to the same plan', () => {
  const events = 'delivered@2 live@3 requested@8';
  const doubled = 'requested@8 live@3 live@3 delivered@2 requested@8 delivered@2';
  expect(plan('match_then_takedown', 9, doubled)).toEqual(plan('match_then_takedown', 9, events));
});

test('only a store that wants the old delivery gone first has days without music', () => {
  expect(plan('takedown_first', 0, '').offline_days).toBe(3);
  expect(plan('match_then_takedown', 0, '').offline_days).toBe(0);
});

test('an unknown store gets the rule that loses no plays', () => {
  expect([findMoveRule('deezer'), findMoveRule('a-new-store')]).toEqual(['by_code', 'match_then_takedown']);
});
