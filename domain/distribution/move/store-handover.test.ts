import { expect, test } from 'vitest';
import { addDays, daysBetween } from '../../calendar.ts';
import { MOVE_RULES, type MoveRule } from './move-rules.ts';
import { canLeave, type HandoverEvent, planStoreHandover } from './store-handover.ts';

/** Day 0; the new distributor delivers on day 10. */
const START = '2026-11-17';
const DELIVERS = 10;
const day = (number: number) => addDays(START, number);

/** Events as words: `live@12 requested@13`. */
const read = (text: string): HandoverEvent[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      const [kind = '', number] = word.split('@');
      return { kind: kind as HandoverEvent['kind'], on: day(Number(number)) };
    });
const plan = (rule: MoveRule, today: number, events: string) =>
  planStoreHandover(rule, { delivers_on: day(DELIVERS), today: day(today), events: read(events) });

/**
 * Each row: the rule of the store, the day, what happened, and then where the store is and from which day the artist has
 * to remove the release there, or when the store was left.
 */
const STORIES: readonly [MoveRule, number, string, string][] = [
  ['by_code', 0, '', 'deliver remove 12'],
  ['by_code', 11, '', 'deliver remove 12'],
  ['by_code', 20, '', 'deliver remove 20'],
  ['by_code', 12, 'live@12', 'remove remove 12'],
  ['by_code', 15, 'live@12', 'remove remove 12'],
  ['by_code', 8, 'live@8', 'remove remove 8'],
  ['by_code', 13, 'live@12 requested@13', 'leave'],
  ['by_code', 14, 'live@12 requested@13 removed@14', 'left 14'],
  ['by_code', 14, 'removed@14 requested@13 live@12 live@13 removed@14', 'left 14'],
  ['by_code', 4, 'requested@3', 'leave'],
  ['by_code', 6, 'requested@3 removed@5', 'offline'],
  ['by_code', 11, 'requested@3 removed@5', 'deliver'],
  ['by_code', 13, 'requested@3 removed@5 live@12', 'left 12'],
  ['replaces', 0, '', 'deliver remove 12'],
  ['replaces', 11, 'live@11', 'remove remove 11'],
  ['replaces', 12, 'live@11 requested@11 requested@12', 'leave'],
  ['replaces', 30, 'live@11 removed@12', 'left 12'],
  ['match_then_takedown', 0, '', 'deliver remove 17'],
  ['match_then_takedown', 11, 'live@11', 'match remove 16'],
  ['match_then_takedown', 15, 'live@11 live@14', 'match remove 16'],
  ['match_then_takedown', 16, 'live@11', 'remove remove 16'],
  ['match_then_takedown', 14, 'live@11 requested@13', 'leave'],
  ['match_then_takedown', 17, 'live@11 requested@16', 'leave'],
  ['match_then_takedown', 18, 'requested@16 removed@18 live@11', 'left 18'],
  ['match_then_takedown', 6, 'requested@3 removed@5', 'offline'],
  ['takedown_first', 0, '', 'remove remove 6'],
  ['takedown_first', 9, '', 'remove remove 6'],
  ['takedown_first', 8, 'requested@7', 'leave'],
  ['takedown_first', 9, 'requested@7 removed@9', 'offline'],
  ['takedown_first', 10, 'requested@7 removed@9', 'deliver'],
  ['takedown_first', 13, 'live@12 requested@7 removed@9 requested@8', 'left 12'],
  ['takedown_first', 13, 'live@12', 'remove remove 6'],
  ['takedown_first', 14, 'live@12 requested@13', 'leave'],
  ['takedown_first', 15, 'live@12 requested@13 removed@15', 'left 15'],
  ['form', 0, '', 'form remove 15'],
  ['form', 16, '', 'form remove 16'],
  ['form', 14, 'live@13', 'remove remove 13'],
  ['form', 15, 'live@13 requested@14 removed@15', 'left 15'],
];

test.each(STORIES)('%s, day %i: %s', (rule, today, events, expected) => {
  const { state, left_on, remove_on } = plan(rule, today, events);
  const number = (date: string) => daysBetween(START, date);
  const shown = left_on !== null ? ` ${number(left_on)}` : remove_on === null ? '' : ` remove ${number(remove_on)}`;
  expect(`${state}${shown}`).toBe(expected);
});

test('the stories cover every rule; steps end after their start, and what is done comes before what lies ahead', () => {
  expect(STORIES.length).toBeGreaterThanOrEqual(20);
  expect(new Set(STORIES.map(([rule]) => rule))).toEqual(new Set(MOVE_RULES));
  const order = ['done', 'now', 'ahead'];
  for (const [rule, today, events] of STORIES) {
    const { steps } = plan(rule, today, events);
    for (const { from, until } of steps) expect([rule, today, events, from <= until]).toContain(true);
    const states = steps.map(({ state }) => order.indexOf(state));
    expect(states).toEqual(states.toSorted((a, b) => a - b));
  }
});

test('a release is offline only where it has to leave first, or where it was removed too early', () => {
  expect(plan('takedown_first', 0, '').offline_days).toBe(3);
  expect(plan('takedown_first', 13, 'requested@7 removed@8 live@12').offline_days).toBe(4);
  for (const rule of MOVE_RULES.filter((one) => one !== 'takedown_first')) {
    expect(plan(rule, 0, '').offline_days).toBe(0);
    expect(plan(rule, 6, 'requested@3 removed@5 live@6').offline_days).toBe(1);
  }
});

test('a store can be left from its day on, once the new release is live or the store wants ours gone first', () => {
  const can = (rule: MoveRule, today: number, events: string) => canLeave(plan(rule, today, events), day(today));
  // The day that is expected of a late distributor is always today, and never counts.
  expect([can('by_code', 20, ''), can('by_code', 12, 'live@12'), can('by_code', 13, 'live@12 requested@13')]).toEqual([
    false,
    true,
    false,
  ]);
  expect([can('takedown_first', 5, ''), can('takedown_first', 6, ''), can('takedown_first', 9, '')]).toEqual([
    false,
    true,
    true,
  ]);
  expect([15, 16].map((today) => can('match_then_takedown', today, 'live@11'))).toEqual([false, true]);
});
