import { expect, test } from 'vitest';
import { type LogEvent, listMoveLog } from './move-log.ts';

const event = (kind: string, store: string, on: string, time: string | null = null): LogEvent<string> => ({
  kind,
  store,
  on: `2026-11-${on}`,
  at: time === null ? null : `2026-11-${on}T${time}:00.000Z`,
});
const shown = (events: readonly LogEvent<string>[]) =>
  listMoveLog(events, '2026-11-17').map(({ on, at, kind, stores }) =>
    [on.slice(8), at?.slice(11, 16) ?? '-', kind, stores.join('+')].join(' '),
  );

const EVENTS = [
  event('delivered', 'TIDAL', '20', '09:10'),
  event('delivered', 'Deezer', '18', '07:00'),
  event('switched', 'TikTok', '18'),
  event('switched', 'Deezer', '18'),
  event('requested', 'Spotify', '20'),
];

test('the newest comes first; stores at which the same happened on one day share an entry', () => {
  expect(shown(EVENTS)).toEqual([
    '20 09:10 delivered TIDAL',
    '20 - requested Spotify',
    '18 07:00 delivered Deezer',
    '18 - switched Deezer+TikTok',
  ]);
});

test('repeated events in any order lead to the same log, and none from before the move', () => {
  const repeated = [...EVENTS, ...EVENTS, event('delivered', 'TIDAL', '21'), event('live', 'Deezer', '16')];
  expect(shown(repeated.toReversed())).toEqual(shown(EVENTS));
});

test('an entry of several stores has the instant of the last one', () => {
  const events = [event('delivered', 'TIDAL', '20', '09:10'), event('delivered', 'AWA', '20', '11:00')];
  expect(shown(events)).toEqual(['20 11:00 delivered AWA+TIDAL']);
});
