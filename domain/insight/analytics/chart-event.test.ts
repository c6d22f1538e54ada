import { expect, test } from 'vitest';
import { type ChartEventKind, chooseEvents } from './chart-event.ts';
import type { EffectState } from './find-effect.ts';

const event = (day: number, kind: ChartEventKind, state: EffectState | null = null, streams: number | null = null) => ({
  at: `2026-11-${String(day).padStart(2, '0')}`,
  kind,
  effect: state && { state, week: 0, before: 0 },
  streams,
});
const days = (events: readonly { at: string }[]) => events.map(({ at }) => Number(at.slice(8)));

test('at most four events are marked, one at a point: those with an effect first, in the order of their days', () => {
  const events = [
    event(3, 'playlist', 'none', 900),
    event(4, 'playlist', 'seen', 50),
    event(4, 'release', 'none'),
    event(9, 'lyrics', 'none'),
    event(12, 'release', 'early'),
    event(20, 'left_out', null, 1_850),
    event(21, 'presave_opened', 'none'),
    event(31, 'release'),
  ];
  const { marked, others } = chooseEvents(events, (day) => (day > '2026-11-30' ? null : day));
  expect(days(marked)).toEqual([4, 12, 20, 21]);
  expect(marked[0]?.kind).toBe('playlist');
  expect(days(others)).toEqual([3, 4, 9, 31]);
  // By months, one point has all of them.
  expect(days(chooseEvents(events, (day) => day.slice(0, 7)).marked)).toEqual([4]);
  expect(chooseEvents([], (day) => day)).toEqual({ marked: [], others: [] });
});

test('of playlists the one with the most streams is marked', () => {
  const events = [event(2, 'playlist', 'none', 5), event(2, 'playlist', 'none', 700), event(2, 'playlist')];
  expect(chooseEvents(events, (day) => day).marked).toEqual([events[1]]);
});
