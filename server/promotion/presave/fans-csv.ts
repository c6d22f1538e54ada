import type { PresaveFan } from '@tangent/contract/promotion/presave.ts';
import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { eq, sql } from 'drizzle-orm';
import { BYTE_ORDER_MARK, type CsvCell, writeCsvRow } from '../../platform/csv/write-csv-row.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { listCampaigns } from './campaign-store.ts';

const FAN_COLUMNS = ['way', 'state', 'reason', 'country', 'followers', 'subscribed', 'date', 'email'];
const CAMPAIGN_COLUMNS = ['campaign', 'artist', 'release', 'upc', 'phase', 'starts_on', 'release_date', 'stop_reason'];
/** Fans read by one query: some milliseconds of work, between which other calls have their turn. */
const FANS_AT_ONCE = 500;

/** Writes all fans of a campaign. An address is in it only with the fan's own tick. */
export async function* writeFans(db: Db, campaignId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(FAN_COLUMNS);
  for await (const fans of listFanRows(db, campaignId)) yield fans.map((fan) => writeCsvRow(toCells(fan))).join('');
}

/** Writes the fans of all campaigns of an account, campaign after campaign. */
export async function* writeAllFans(db: Db, accountId: string): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(['campaign', ...FAN_COLUMNS]);
  const { id, name, account_id } = presave_campaigns;
  const campaigns = await db.select({ id, name }).from(presave_campaigns).where(eq(account_id, accountId)).orderBy(id);
  for (const campaign of campaigns) {
    for await (const fans of listFanRows(db, campaign.id)) {
      yield fans.map((fan) => writeCsvRow([campaign.name, ...toCells(fan)])).join('');
    }
  }
}

/** Writes all campaigns of an account. */
export async function* writeCampaigns(db: Db, accountId: string, now: Date): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + writeCsvRow(CAMPAIGN_COLUMNS);
  for (const campaign of await listCampaigns(db, eq(presave_campaigns.account_id, accountId), now)) {
    const { name, release, phase, starts_on, stop_reason } = campaign;
    const { primary_artist, title, upc, release_date } = release;
    yield writeCsvRow([name, primary_artist, title, upc, phase, starts_on, release_date, stop_reason]);
  }
}

type FanRow = Pick<PresaveFan, 'id' | 'way' | 'state' | 'end_reason' | 'country' | 'followers' | 'date'> & {
  /** The whole instant: its digits beyond milliseconds would be lost in a `Date`. */
  at: string;
  is_withdrawn: boolean;
  email: string | null;
};

function toCells({ way, state, end_reason, country, followers, is_withdrawn, date, email }: FanRow): CsvCell[] {
  return [way, state, end_reason, country, followers, !is_withdrawn, date, email];
}

/** Lists the fans, first to last, in parts. Each part is a query of its own, so that a slow reader blocks nothing. */
async function* listFanRows(db: Db, campaignId: string): AsyncGenerator<readonly FanRow[]> {
  let after = sql``;
  for (;;) {
    const { rows } = await db.execute<FanRow>(sql`
      select id, consented_at::text as at, way, state, end_reason, country, followers,
             to_char(consented_at at time zone 'UTC', 'YYYY-MM-DD') as date,
             withdrawn_at is not null as is_withdrawn, case when artist_may_write then email end as email
        from ${presave_fans}
       where campaign_id = ${campaignId} and state <> 'waiting' ${after}
       order by consented_at, id limit ${FANS_AT_ONCE}`);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    if (rows.length < FANS_AT_ONCE) return;
    after = sql`and (consented_at, id) > (${last.at}::timestamptz, ${last.id}::uuid)`;
  }
}
