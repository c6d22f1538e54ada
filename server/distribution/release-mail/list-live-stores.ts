import type { releases } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { EmailRow, MailContext } from '../../messaging/mail/public.ts';

/** Rows that an email shows at most. */
const ROWS = 12;

/** Lists the stores that show a release at the time of sending, the first one first, each with the day and time in UTC. */
export async function listLiveStores(
  { db }: MailContext,
  { id }: Pick<typeof releases.$inferSelect, 'id'>,
  language: Language,
): Promise<EmailRow[]> {
  const rows = await db
    .select({ name: stores.name, at: deliveries.live_at })
    .from(deliveries)
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .where(and(eq(deliveries.release_id, id), eq(deliveries.state, 'live'), isNotNull(deliveries.live_at)))
    .orderBy(asc(deliveries.live_at), asc(stores.name))
    .limit(ROWS);
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[language], {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
    timeZoneName: 'short',
  });
  return rows.map(({ name, at }) => ({ name, value: format.format(at ?? undefined) }));
}
