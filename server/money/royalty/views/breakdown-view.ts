import type {
  getRoyaltyBreakdown,
  RoyaltyBreakdown,
  RoyaltyBreakdownBy,
  RoyaltyPart,
} from '@tangent/contract/money/royalty.ts';
import { releases, tracks } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { selectTrackArtist } from '@tangent/db/schema/catalogue/track-artist.ts';
import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { Db } from '../../../platform/sql/open-database.ts';
import { listHolders } from '../list-holders.ts';
import { presentMicros } from '../present-micros.ts';
import { computeTotals, type Totals } from './compute-totals.ts';
import { findFreshness } from './find-freshness.ts';

type Query = z.output<typeof getRoyaltyBreakdown.query>;

const PARTS_SHOWN = 100;

const KEYS: Record<RoyaltyBreakdownBy, SQL> = {
  platform: sql`t.store_id`,
  country: sql`t.country`,
  track: sql`t.track_id::text`,
  release: sql`m.release_id::text`,
  period: sql`to_char(t.period, 'YYYY-MM')`,
};
const TOTAL_FIELDS = ['lines', 'units', 'gross_micros', 'net_micros', 'amount_micros'] as const;
type TotalField = (typeof TOTAL_FIELDS)[number];
type Row = { key: string | null; until: string; parts: number } & Record<TotalField | `all_${TotalField}`, string>;

/** Returns money by platform, country, track, release or month, from the totals that every posting updates. */
export async function getRoyaltyBreakdownView(db: Db, accountId: string, query: Query): Promise<RoyaltyBreakdown> {
  const { by, ...filter } = query;
  const holders = await listHolders(db, accountId);
  const totals = computeTotals(holders, filter, by);
  if (totals === null) throw new Refusal('invalid_input', [{ path: 'country', code: 'invalid_choice' }]);
  const rows = await listParts(db, by, totals);
  const [first] = rows;
  const shown = rows.reduce((sum, { amount_micros }) => sum + BigInt(amount_micros), 0n);
  const total = presentTotals((name) => first?.[`all_${name}`]);
  const left = (first?.parts ?? 0) - rows.length;
  return {
    by,
    items: await nameParts(db, by, rows),
    rest:
      left > 0 ? { parts: left, amount_micros: presentMicros(BigInt(first?.all_amount_micros ?? 0) - shown) } : null,
    total,
    freshness: await findFreshness(db, holders),
  };
}

/** Lists the largest parts, each with the totals of all parts. */
async function listParts(db: Db, by: RoyaltyBreakdownBy, { table, where }: Totals): Promise<Row[]> {
  const join = by === 'release' ? sql`left join ${tracks} m on m.id = t.track_id` : sql``;
  const sums = TOTAL_FIELDS.map((name) => sql.raw(`sum(t.${name}) as ${name}`));
  const all = TOTAL_FIELDS.map((name) => sql.raw(`sum(${name}) over () as all_${name}`));
  const { rows } = await db.execute<Row>(sql`
    select *, count(*) over ()::int as parts, ${sql.join(all, sql`, `)}
      from (
        select ${KEYS[by]} as key, to_char(max(t.period), 'YYYY-MM') as until, ${sql.join(sums, sql`, `)}
          from ${table} ${join} where ${where} group by 1
      ) part
     order by ${by === 'period' ? sql`key` : sql`amount_micros`} desc, key limit ${PARTS_SHOWN}`);
  return rows;
}

function presentTotals(readTotal: (name: TotalField) => string | undefined): Record<TotalField, number> {
  const entries = TOTAL_FIELDS.map((name) => [name, presentMicros(readTotal(name) ?? '0')]);
  return Object.fromEntries(entries) as Record<TotalField, number>;
}

async function nameParts(db: Db, by: RoyaltyBreakdownBy, rows: readonly Row[]): Promise<RoyaltyPart[]> {
  const keys = rows.flatMap(({ key }) => (key === null ? [] : [key]));
  const names = await findNames(db, by, keys);
  return rows.map((row) => ({
    key: row.key,
    until: row.until,
    name: null,
    version_type: null,
    version_title: null,
    detail: null,
    ...names.get(row.key ?? ''),
    ...presentTotals((name) => row[name]),
  }));
}

type Name = { name: string; detail: string | null } & Partial<Pick<RoyaltyPart, 'version_type' | 'version_title'>>;

async function findNames(db: Db, by: RoyaltyBreakdownBy, keys: readonly string[]): Promise<Map<string, Name>> {
  if (by === 'country' || by === 'period' || keys.length === 0) return new Map();
  const rows: (Name & { id: string })[] = await NAMES[by](db, [...keys]);
  return new Map(rows.map(({ id, ...name }) => [id, name]));
}

const NAMES = {
  platform: (db: Db, ids: string[]) =>
    db
      .select({ id: stores.id, name: stores.name, detail: sql<null>`null` })
      .from(stores)
      .where(inArray(stores.id, ids)),
  track: (db: Db, ids: string[]) =>
    db
      .select({
        id: tracks.id,
        name: tracks.title,
        version_type: tracks.version_type,
        version_title: tracks.version_title,
        detail: selectTrackArtist(),
      })
      .from(tracks)
      .innerJoin(releases, eq(releases.id, tracks.release_id))
      .where(inArray(tracks.id, ids)),
  release: (db: Db, ids: string[]) =>
    db
      .select({ id: releases.id, name: releases.title, detail: releases.primary_artist })
      .from(releases)
      .where(inArray(releases.id, ids)),
};
