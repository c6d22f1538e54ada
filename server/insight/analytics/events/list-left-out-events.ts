import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { fraud_cases } from '@tangent/db/schema/insight/monitoring.ts';
import { groupBy } from '@tangent/domain/group-by.ts';
import type { DayRange } from '@tangent/domain/insight/analytics/period.ts';
import type { FlaggedReason } from '@tangent/domain/insight/monitoring/fraud-case.ts';
import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/sql/open-database.ts';
import { flaggedLines, listFlaggedWithin, type Music } from '../trend-rows.ts';
import { type FoundEvent, NOTHING_MORE } from './found-event.ts';

interface Row extends Record<string, unknown> {
  day: string;
  reason: FlaggedReason;
  streams: string;
  release_id: string;
  title: string;
  store_id: string;
  store: string;
  case_id: string | null;
}

/** Lists the streams of a range that no figure counts, one event per case: its days within the range. */
export async function listLeftOutEvents(db: Db, music: Music, range: DayRange): Promise<FoundEvent[]> {
  const flagged = listFlaggedWithin(music, range);
  if (flagged.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select l.day::text as day, l.reason, l.streams, l.release_id, r.title, l.store_id, s.name as store, c.id as case_id
      from (select f.release_id, f.store_id, f.day, f.reason, sum(e.streams)::bigint as streams
              from ${flaggedLines(music, { range, flagged, by: 'track' })} group by 1, 2, 3, 4) l
      join ${releases} r on r.id = l.release_id
      join ${stores} s on s.id = l.store_id
      left join lateral (
        -- A finding covers more days than its own: the case is the one nearest to the day.
        select c.id from ${fraud_cases} c
         where c.release_id = l.release_id and c.store_id = l.store_id
           and (c.state = 'open' or (c.state = 'closed' and c.verdict = 'artificial'))
         order by greatest(c.first_day - l.day, l.day - c.last_day, 0), c.opened_at desc, c.id limit 1) c on true
     where l.streams > 0 order by l.day`);
  const byCase = groupBy(rows, ({ case_id, reason, release_id, store_id }) =>
    [case_id, reason, release_id, store_id].join(' '),
  );
  return [...byCase.values()].flatMap((days) => {
    const [first, last] = [days[0], days.at(-1)];
    return first === undefined || last === undefined ? [] : [toEvent(first, last, days)];
  });
}

function toEvent(first: Row, last: Row, days: readonly Row[]): FoundEvent {
  return {
    ...NOTHING_MORE,
    kind: 'left_out',
    at: first.day,
    until: last.day,
    title: first.title,
    release_id: first.release_id,
    store: { id: first.store_id, name: first.store },
    case_id: first.case_id,
    reason: first.reason,
    streams: days.reduce((sum, { streams }) => sum + Number(streams), 0),
  };
}
