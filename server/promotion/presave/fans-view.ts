import type { listPresaveFans, PresaveFan } from '@tangent/contract/promotion/presave.ts';
import { presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { utcDay } from '@tangent/domain/calendar.ts';
import { FANS_PER_PAGE } from '@tangent/domain/promotion/presave-limits.ts';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import { encodeCursor, olderThan } from '../../platform/sql/cursor.ts';
import { getOwnCampaign } from './campaign-view.ts';
import type { PresaveContext } from './context.ts';
import { countListedFans } from './fan-counts.ts';
import type { FanRow } from './fan-store.ts';

type Query = z.output<typeof listPresaveFans.query>;
type Page = z.output<typeof listPresaveFans.response>;

/** Lists the fans of a campaign, newest first. Unconfirmed reminders are nobody's fans yet. */
export async function listFans(
  context: PresaveContext,
  accountId: string,
  { id, way, cursor }: Query & { id: string },
): Promise<Page> {
  const { db } = context;
  await getOwnCampaign(context, accountId, id);
  const { consented_at } = presave_fans;
  const isFan = and(eq(presave_fans.campaign_id, id), ne(presave_fans.state, 'waiting'));
  const filter = way === undefined ? isFan : and(isFan, eq(presave_fans.way, way));
  const rows = await db
    .select()
    .from(presave_fans)
    .where(cursor === undefined ? filter : and(filter, olderThan(consented_at, presave_fans.id, cursor)))
    .orderBy(desc(consented_at), desc(presave_fans.id))
    .limit(FANS_PER_PAGE + 1);
  const visible = rows.slice(0, FANS_PER_PAGE);
  const last = rows.length > FANS_PER_PAGE ? visible.at(-1) : undefined;
  return {
    items: visible.map(presentFan),
    next_cursor: last ? encodeCursor({ at: last.consented_at, id: last.id }) : null,
    total: await countListedFans(db, id, way),
  };
}

function presentFan(fan: FanRow): PresaveFan {
  const { id, way, state, end_reason, country, followers, withdrawn_at, consented_at } = fan;
  const date = utcDay(consented_at.getTime());
  return { id, way, state, end_reason, country, followers, subscribed: withdrawn_at === null, date };
}
