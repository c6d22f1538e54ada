import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { handovers } from '@tangent/db/schema/distribution/handover.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { MOVE_DAYS } from '@tangent/domain/request-limits.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import type { EmailPoint } from '../../messaging/mail/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';

/** The stores that a release can leave for another distributor. */
export type Leaving = {
  readonly distributor: string;
  /** A store where the new delivery is not live yet has no music until it is. */
  readonly stores: readonly { readonly name: string; readonly is_live: boolean }[];
};

/** Returns the stores of the newest announcement: one email covers all of them. Null when the plan has ended. */
export async function findLeaving(db: Db, releaseId: string): Promise<Leaving | null> {
  const [row] = await db.select().from(handovers).where(eq(handovers.release_id, releaseId));
  const marks = Object.entries(row?.announced_marks ?? {});
  const newest = marks
    .map(([, day]) => day)
    .sort()
    .at(-1);
  if (row === undefined || newest === undefined) return null;
  const ids = marks.filter(([, day]) => day === newest).map(([id]) => id);
  const named = await db.select().from(stores).where(inArray(stores.id, ids)).orderBy(asc(stores.name));
  return {
    distributor: row.distributor,
    stores: named.map(({ id, name }) => ({ name, is_live: row.live_marks[id] !== undefined })),
  };
}

/** Names the stores in at most two groups: those where the new delivery is live, and those with days without music. */
export function describeLeaving(
  t: TFunction,
  language: Language,
  { distributor, stores: leaving }: Leaving,
): EmailPoint[] {
  const list = new Intl.ListFormat(FORMAT_LOCALES[language]);
  const groups = [
    { isLive: true, explanation: t('mail.leaving.live', { distributor }) },
    { isLive: false, explanation: t('mail.leaving.gap', { distributor, count: MOVE_DAYS.offline }) },
  ];
  return groups.flatMap(({ isLive, explanation }) => {
    const names = leaving.filter(({ is_live }) => is_live === isLive).map(({ name }) => name);
    return names.length === 0 ? [] : [{ name: list.format(names), explanation }];
  });
}
