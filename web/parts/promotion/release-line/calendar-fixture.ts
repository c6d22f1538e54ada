import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { addDays } from '@tangent/domain/calendar.ts';

/** A coming release: submitted on 19 November, approved a day later, out on 12 December 2026. Today is 28 November. */
export function buildCalendar(change: Partial<ReleaseCalendar> = {}): ReleaseCalendar {
  const mark = (kind: ReleaseCalendar['marks'][number]['kind'], day: string, more = {}) => ({
    kind,
    day,
    store: null,
    is_done: false,
    is_missed: false,
    ...more,
  });
  const store = (id: string, name: string) => ({ store: { id, name } });
  return {
    release_id: '0194f7a0-0000-7000-8000-000000000001',
    phase: 'coming',
    today: '2026-11-28',
    submitted_on: '2026-11-19',
    approved_on: '2026-11-20',
    reviewed_by: null,
    release_date: '2026-12-12',
    live_date: null,
    last_day: '2027-01-08',
    day: null,
    days_left: 14,
    is_late: false,
    marks: [
      mark('submitted', '2026-11-19', { is_done: true }),
      mark('approved', '2026-11-20', { is_done: true }),
      mark('presave', '2026-11-20', { is_done: true }),
      mark('editors', '2026-11-28', store('amazon-music', 'Amazon Music')),
      mark('editors', '2026-12-02', store('apple-music', 'Apple Music')),
      mark('editors', '2026-12-05', store('spotify', 'Spotify')),
      mark('release_day', '2026-12-12'),
      mark('week_1', '2026-12-18'),
      mark('day_28', '2027-01-08'),
    ],
    fans: [52, 31, 22, 18, 14, 12, 11, 13, 12].map((fans, index) => ({ day: addDays('2026-11-20', index), fans })),
    fans_total: 185,
    visits: [],
    streams: [],
    streams_total: null,
    months: [],
    figures_on: '2026-12-14',
    before: {
      release: { id: '0194f7a0-0000-7000-8000-000000000002', title: 'Lua de Papel' },
      days: Array.from({ length: 28 }, (_, index) => 2000 - index * 30),
      total: 44_660,
      so_far: 0,
    },
    live: [],
    waiting: [],
    link: 'https://tangent.example/release/night-drive',
    people: [],
    story: '',
    next: null,
    soon: [],
    folded: [],
    done: [],
    shows_live: false,
    ...change,
  };
}
