import type { RoyaltyStatementDetail } from '@tangent/contract/money/royalty-statement.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { selectTrackArtist } from '@tangent/db/schema/catalogue/track-artist.ts';
import { royalty_store_totals } from '@tangent/db/schema/money/royalty.ts';
import { sales_files, sales_postings, sales_statements } from '@tangent/db/schema/money/sales.ts';
import type { VersionType } from '@tangent/domain/catalogue/release/release-type.ts';
import { getFirstDay, getLastDay } from '@tangent/domain/money/royalty/period.ts';
import { type SQL, sql } from 'drizzle-orm';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { readAccountFigures } from '../../ledger/public.ts';
import { listChargesView } from '../charges/charges-view.ts';
import { listHolders } from '../list-holders.ts';
import { presentMicros } from '../present-micros.ts';
import { findFreshness } from '../views/find-freshness.ts';
import { loadReportedUntil } from './load-reported-until.ts';

/** Returns one month by platform and by track. A month without lines is refused as not found. */
export async function getRoyaltyStatementView(
  db: Db,
  accountId: string,
  period: string,
): Promise<RoyaltyStatementDetail> {
  const holders = await listHolders(db, accountId);
  const tracks = await listTracks(db, holders, period);
  if (tracks.length === 0) throw new Refusal('not_found');
  const platforms = await listPlatforms(db, { accountId, holders, period });
  const computePaid = (name: 'reported_micros' | 'received_micros') =>
    platforms.reduce((sum, part) => sum + part[name], 0);
  const computeTotal = (name: keyof StatementTotals) => tracks.reduce((sum, part) => sum + part[name], 0);
  return {
    period,
    lines: computeTotal('lines'),
    units: computeTotal('units'),
    gross_micros: computeTotal('gross_micros'),
    net_micros: computeTotal('net_micros'),
    amount_micros: computeTotal('amount_micros'),
    reported_micros: computePaid('reported_micros'),
    received_micros: computePaid('received_micros'),
    platforms,
    tracks,
    charges: (await listChargesView(db, accountId, { period })).items,
    reports: await listReports(db, holders, period),
    freshness: await findFreshness(db, holders),
  };
}

const TOTAL_FIELDS = ['lines', 'units', 'gross_micros', 'net_micros', 'amount_micros'] as const;
type StatementTotals = Record<(typeof TOTAL_FIELDS)[number], number>;
type TotalsRow = Record<(typeof TOTAL_FIELDS)[number], string>;

const SUMMED = sql.join(
  TOTAL_FIELDS.map((name) => sql.raw(`sum(t.${name}) as ${name}`)),
  sql`, `,
);

function presentTotals(row: TotalsRow): StatementTotals {
  return Object.fromEntries(TOTAL_FIELDS.map((name) => [name, presentMicros(row[name])])) as StatementTotals;
}

function holdersCondition(holders: readonly string[], period: string): SQL {
  return sql`t.holder_id = any(${sql.param([...holders])}) and t.period = ${getFirstDay(period)}`;
}

type TrackRow = TotalsRow & {
  id: string;
  is_share: boolean;
  title: string | null;
  version_type: VersionType | null;
  version_title: string | null;
  artist: string | null;
  isrc: string | null;
  release_title: string | null;
};

async function listTracks(db: Db, holders: readonly string[], period: string) {
  const { rows } = await db.execute<TrackRow>(sql`
    select t.*, t.track_id as id, t.is_share = 1 as is_share, m.title, m.version_type,
           m.version_title, ${selectTrackArtist('m', 'r')} as artist, m.isrc, r.title as release_title
      from (select t.track_id, t.is_share, ${SUMMED} from ${royalty_store_totals} t
             where ${holdersCondition(holders, period)} group by t.track_id, t.is_share) t
      left join ${tracks} m on m.id = t.track_id
      left join ${releases} r on r.id = m.release_id
     order by t.is_share, t.amount_micros desc, t.track_id`);
  return rows.map(({ id, title, version_type, version_title, artist, isrc, release_title, is_share, ...sums }) => ({
    track: { id, title, version_type, version_title, artist, isrc },
    release_title,
    is_share,
    ...presentTotals(sums),
  }));
}

type Wanted = { accountId: string; holders: readonly string[]; period: string };

/** Lists a month by store, with what the store has paid of it, and how far it has reported. */
async function listPlatforms(db: Db, { accountId, holders, period }: Wanted) {
  // Nothing of it depends on the day.
  const { waiting } = await readAccountFigures(db, accountId, holders, getLastDay(period));
  const sumWaiting = (id: string, isHeld: boolean) =>
    waiting
      .filter((report) => report.store_id === id && report.period === period && report.is_held === isHeld)
      .reduce((sum, { micros }) => sum + micros, 0n);
  const until = await loadReportedUntil(db);
  const { rows } = await db.execute<TotalsRow & { id: string; name: string }>(sql`
    select d.id, d.name, t.*
      from (select t.store_id, ${SUMMED} from ${royalty_store_totals} t
             where ${holdersCondition(holders, period)} group by t.store_id) t
      join ${stores} d on d.id = t.store_id
     order by t.amount_micros desc, d.id`);
  return rows.map(({ id, name, ...sums }) => {
    const [reported, on_hold] = [sumWaiting(id, false), sumWaiting(id, true)];
    return {
      id,
      name,
      ...presentTotals(sums),
      reported_micros: presentMicros(reported),
      received_micros: presentMicros(BigInt(sums.amount_micros) - reported - on_hold),
      reported_until: until.get(id) ?? getLastDay(period),
    };
  });
}

type ReportRow = { statement_id: string; currency: string; id: string; name: string; posted_at: Date };

/** Lists the reports of the month by store, in their current state. */
async function listReports(db: Db, holders: readonly string[], period: string) {
  const { rows } = await db.execute<ReportRow>(sql`
    select s.statement_id, s.currency, d.id, d.name, min(p.at) as posted_at
      from ${sales_statements} s join ${sales_files} f on f.id = s.file_id
      join ${sales_postings} p on p.file_id = f.id join ${stores} d on d.id = s.store_id
     where s.period = ${getFirstDay(period)} and f.kind = 'report' and f.state = 'posted' and s.store_id in (
       select t.store_id from ${royalty_store_totals} t where ${holdersCondition(holders, period)})
     group by s.id, d.id, d.name order by d.name, s.statement_id`);
  return rows.map(({ statement_id, currency, id, name, posted_at }) => ({
    statement_id,
    currency,
    platform: { id, name },
    posted_at: new Date(posted_at).toISOString(),
  }));
}
