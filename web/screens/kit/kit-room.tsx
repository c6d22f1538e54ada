import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { addDays } from '@tangent/domain/calendar.ts';
import type { CSSProperties } from 'react';
import { buildCalendar } from '../../parts/promotion/release-line/calendar-fixture.ts';
import { ReleaseStage } from '../../parts/promotion/release-line/release-stage.tsx';

const STORES = [
  'Deezer',
  'Spotify',
  'Apple Music',
  'iTunes Store',
  'YouTube Music',
  'TIDAL',
  'Amazon Music',
  'SoundCloud',
];
const LATE = ['TikTok', 'Facebook and Instagram', 'Pandora', 'YouTube Content ID', 'Anghami', 'Boomplay'];
const toStore = (name: string) => ({ id: name, name });

const OUT = { live_date: '2026-12-12', days_left: null } as const;
const FIRST_WEEKS = [1890, 2980, 2710, 2240, 2020, 2150, 2306, 2116, 1240];

/** The line in each phase; the page of a release has one of them. */
const STAGES: readonly {
  readonly name: string;
  readonly hue: number;
  readonly calendar: ReleaseCalendar;
  readonly left_on?: string;
}[] = [
  {
    name: 'Draft without a date',
    hue: 62,
    calendar: buildCalendar({
      phase: 'draft',
      submitted_on: null,
      release_date: null,
      last_day: null,
      marks: [],
      fans: [],
      fans_total: null,
      before: null,
    }),
  },
  {
    name: 'In review',
    hue: 278,
    calendar: buildCalendar({
      phase: 'in_review',
      today: '2026-11-19',
      reviewed_by: '2026-11-23',
      fans: [],
      fans_total: null,
    }),
  },
  {
    name: 'Reopened',
    hue: 20,
    calendar: buildCalendar({ phase: 'reopened', today: '2026-11-21', fans: [], fans_total: null, before: null }),
  },
  { name: 'Coming', hue: 278, calendar: buildCalendar() },
  {
    name: 'Release day',
    hue: 278,
    calendar: buildCalendar({
      ...OUT,
      phase: 'release_day',
      today: '2026-12-12',
      day: 1,
      live: STORES.map((name, index) => ({ store: toStore(name), at: `2026-12-12T0${index}:04:00Z` })),
      waiting: LATE.map((name, index) => ({ store: toStore(name), expected_on: addDays('2026-12-12', index) })),
    }),
  },
  {
    name: 'Day 9',
    hue: 278,
    calendar: buildCalendar({
      ...OUT,
      phase: 'first_weeks',
      today: '2026-12-20',
      day: 9,
      streams: FIRST_WEEKS.map((streams, index) => ({
        day: addDays('2026-12-12', index),
        streams,
        is_open: index === 8,
      })),
      streams_total: 18_412,
    }),
  },
  {
    name: 'A year',
    hue: 190,
    calendar: buildCalendar({
      ...OUT,
      phase: 'catalogue',
      today: '2027-12-14',
      day: 368,
      fans: [],
      before: null,
      months: [61, 74, 52, 41, 33, 27, 24, 22, 20, 19, 18, 17].map((streams, index) => ({
        period: addDays('2026-12-15', Math.floor(index * 30.4)).slice(0, 7),
        streams: streams * 100,
      })),
    }),
  },
  {
    name: 'Removed',
    hue: 0,
    left_on: '2027-02-20',
    calendar: buildCalendar({ ...OUT, phase: 'removed', today: '2027-03-14', day: 93, fans: [], before: null }),
  },
];

export function KitRoom() {
  return (
    <div className="grid gap-5">
      {STAGES.map(({ name, hue, calendar, left_on }) => (
        <section
          key={name}
          className="art overflow-clip rounded-card bg-art-wash p-4 sm:p-8"
          style={{ '--art-h': hue, '--art-c': hue === 0 ? 0 : 1 } as CSSProperties}
        >
          <h2 className="display text-room">{name}</h2>
          <ReleaseStage
            calendar={{ ...calendar, release_id: name }}
            title="Night Drive"
            artwork={null}
            tracks={1}
            left_on={left_on ?? null}
            hasFan={calendar.phase === 'release_day'}
          >
            <div className="pt-26 @4xl:ml-100" />
          </ReleaseStage>
        </section>
      ))}
    </div>
  );
}
