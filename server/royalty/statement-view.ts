import type { RoyaltyStatementDetail } from '@tangent/contract/royalty-statement.ts';
import { releases, tracks } from '@tangent/db/schema/release.ts';
import { royalty_store_totals } from '@tangent/db/schema/royalty.ts';
import { sales_files, sales_postings, sales_statements } from '@tangent/db/schema/sales.ts';
import { stores } from '@tangent/db/schema/store.ts';
import { firstDayOf } from '@tangent/domain/royalty/period.ts';
import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../platform/refusal.ts';
import type { Db } from '../platform/sql/open-database.ts';
import { findFreshness } from './find-freshness.ts';
import { listHolders } from './list-holders.ts';
import { presentMicros } from './present-micros.ts';

/** One month by platform and by track. A month without anything is not there. */
export async function getRoyaltyStatementView(
  db: Db,
  accountId: string,
  period: string,
): Promise<RoyaltyStatementDetail> {
  const holders = await listHolders(db, accountId);
  const tracks = await listTracks(db, holders, period);
  if (tracks.length === 0) throw new Refusal('not_found');
  const sumOf = (name: keyof Sums) => tracks.reduce((sum, part) => sum + part[name], 0);
  return {
    period,

    lines: sumOf('lines'),
    units: sumOf('units'),

    gross_micros: sumOf('gross_micros'),
    net_micros: sumOf('net_micros'),
    amount_micros: sumOf('amount_micros'),
    platforms: await listPlatforms(db, holders, period),
    tracks,
    reports: await listReports(db, holders, period),
    freshness: await findFreshness(db, holders),
  };
}

const SUMS = ['lines', 'units', 'gross_micros', 'net_micros', 'amount_micros'] as const;
type Sums = Record<(typeof SUMS)[number], number>;
type SumRow = Record<(typeof SUMS)[number], string>;

const SUMMED = sql.join(
  SUMS.map((name) => sql.raw(`sum(t.${name}) as ${name}`)),
  sql`, `,
);

function presentSums(row: SumRow): Sums {
  return Object.fromEntries(SUMS.map((name) => [name, presentMicros(row[name])])) as Sums;
}

function areOf(holders: readonly string[], period: string): SQL {
  return sql`t.holder_id = any(${sql.param([...holders])}) and t.period = ${firstDayOf(period)}`;
}

type TrackRow = SumRow & {
  id: string;
  is_share: boolean;
  title: string | null;
  artist: string | null;
  isrc: string | null;
  release_title: string | null;
};

async function listTracks(db: Db, holders: readonly string[], period: string) {
  const { rows } = await db.execute<TrackRow>(sql`
    select t.track_id as id, t.is_share = 1 as is_share, m.title, coalesce(m.artist, r.primary_artist) as artist, m.isrc,
           r.title as release_title, ${SUMMED}
      from ${royalty_store_totals} t left join ${tracks} m on m.id = t.track_id
      left join ${releases} r on r.id = m.release_id
     where ${areOf(holders, period)} group by t.track_id, t.is_share, m.id, r.id
     order by t.is_share, sum(t.amount_micros) desc, t.track_id`);
  return rows.map(({ id, title, artist, isrc, release_title, is_share, ...sums }) => ({
    track: { id, title, artist, isrc },
    release_title,
    is_share,
    ...presentSums(sums),
  }));
}

async function listPlatforms(db: Db, holders: readonly string[], period: string) {
  const { rows } = await db.execute<SumRow & { id: string; name: string }>(sql`
    select d.id, d.name, ${SUMMED}
      from ${royalty_store_totals} t join ${stores} d on d.id = t.store_id
     where ${areOf(holders, period)} group by d.id, d.name order by sum(t.amount_micros) desc, d.id`);
  return rows.map(({ id, name, ...sums }) => ({ id, name, ...presentSums(sums) }));
}

type ReportRow = { statement_id: string; currency: string; id: string; name: string; posted_at: Date };

/** The reports of the month by the stores that are in it, as they stand now. */
async function listReports(db: Db, holders: readonly string[], period: string) {
  const { rows } = await db.execute<ReportRow>(sql`
    select s.statement_id, s.currency, d.id, d.name, min(p.at) as posted_at
      from ${sales_statements} s join ${sales_files} f on f.id = s.file_id
      join ${sales_postings} p on p.file_id = f.id join ${stores} d on d.id = s.store_id
     where s.period = ${firstDayOf(period)} and f.kind = 'report' and f.state = 'posted' and s.store_id in (
       select t.store_id from ${royalty_store_totals} t where ${areOf(holders, period)})
     group by s.id, d.id, d.name order by d.name, s.statement_id`);
  return rows.map(({ statement_id, currency, id, name, posted_at }) => ({
    statement_id,
    currency,
    platform: { id, name },
    posted_at: new Date(posted_at).toISOString(),
  }));
}
