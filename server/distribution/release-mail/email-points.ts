import { release_status_changes } from '@tangent/db/schema/catalogue/release.ts';
import { stores } from '@tangent/db/schema/catalogue/store.ts';
import { deliveries } from '@tangent/db/schema/distribution/delivery.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { concernsOwner, findRemedy } from '@tangent/domain/distribution/delivery/refusal.ts';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import type { ReleaseMail } from '../../events/activity/public.ts';
import type { EmailPoint, MailContext } from '../../messaging/mail/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';

const VERDICTS = { release_reopened: 'reopened', release_rejected: 'rejected' } as const satisfies Partial<
  Record<ReleaseMail, ReleaseStatus>
>;

type Verdict = typeof release_status_changes.$inferSelect;

/** Returns the decision that an email announces; null for emails about anything else. */
export async function findVerdict(db: Db, mail: ReleaseMail, releaseId: string): Promise<Verdict | null> {
  if (mail !== 'release_reopened' && mail !== 'release_rejected') return null;
  const [row] = await db
    .select()
    .from(release_status_changes)
    .where(and(eq(release_status_changes.release_id, releaseId), eq(release_status_changes.to_status, VERDICTS[mail])))
    .orderBy(desc(release_status_changes.at))
    .limit(1);
  return row ?? null;
}

/** Returns the findings and, when the release was reopened, how to fix them; a rejected release cannot be fixed. */
export function describeReasons(t: TFunction, { to_status, reasons, track_numbers }: Verdict): EmailPoint[] {
  const points = (reasons ?? []).map((reason) => {
    const explanation = t(`review.reason.${reason}.explanation`);
    const action = to_status === 'reopened' ? t(`review.reason.${reason}.action`) : '';
    return { name: t(`review.reason.${reason}.name`), explanation: `${explanation} ${action}`.trim() };
  });
  if (!track_numbers || track_numbers.length === 0) return points;
  return [...points, { name: t('mail.tracks'), explanation: track_numbers.join(', ') }];
}

/** Returns the stores that need something from the owner at the time of sending: one email covers all of them. */
export async function describeRefusals(
  { db, support_email: email }: MailContext,
  t: TFunction,
  releaseId: string,
): Promise<EmailPoint[]> {
  const rows = await db
    .select({ name: stores.name, reason_code: deliveries.reason_code })
    .from(deliveries)
    .innerJoin(stores, eq(stores.id, deliveries.store_id))
    .where(and(eq(deliveries.release_id, releaseId), eq(deliveries.state, 'refused')))
    .orderBy(asc(stores.name));
  return rows.flatMap(({ name, reason_code }) =>
    concernsOwner(reason_code)
      ? [
          {
            name,
            explanation: `${t(`store.reason.${reason_code}`)} ${t(`store.help.${findRemedy(reason_code)}`, { email })}`,
          },
        ]
      : [],
  );
}
