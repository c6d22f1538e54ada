import { users } from '@tangent/db/schema/identity/account.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import type { Announcement } from '@tangent/domain/events/announcement/announcement.ts';
import { inArray } from 'drizzle-orm';
import { createLabel } from '../../catalogue/label/create-label.ts';
import { markNotificationsRead } from '../../events/activity/mark-notifications.ts';
import { writeAnnouncement } from '../../events/announcement/public.ts';
import type { Actor } from '../../identity/auth/public.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Context } from '../context.ts';
import { DEMO_ACCOUNTS, toEmail } from './demo-accounts.ts';
import { DEMO_LABEL } from './label-releases.ts';

/** Notifications up to this age are unread. */
const UNREAD_DAYS = 30;
const ANNOUNCEMENT = { id: 'every-cent', days: 30, link: '/royalties' } as const;
type Texts = Pick<Announcement, 'language' | 'title' | 'body'>;
const ANNOUNCEMENT_TEXTS: readonly Texts[] = [
  {
    language: 'en',
    title: 'Follow every cent to its line',
    body: 'Open an amount in Royalties to see the store’s report and the line it comes from.',
  },
  {
    language: 'es',
    title: 'Sigue cada centavo hasta su línea',
    body: 'Abre un monto en Regalías y verás el informe de la tienda y la línea de donde viene.',
  },
  {
    language: 'pt',
    title: 'Siga cada centavo até a linha dele',
    body: 'Abra um valor em Royalties para ver o relatório da loja e a linha de onde ele veio.',
  },
  {
    language: 'tr',
    title: 'Her kuruşun kaynağını gör',
    body: 'Telif gelirlerinde bir tutara dokun: mağazanın raporu ve tutarın geldiği satır açılır.',
  },
];

/** Adds what surrounds the releases of the demo: a saved label name, an announcement, and notifications already read. */
export async function furnishDemo(
  { db, clock }: Context,
  { label, staff }: { label: Actor; staff: Actor },
): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (tx) => {
    await createLabel(tx, label, DEMO_LABEL, now);
    const times = { starts_at: now, ends_at: new Date(now.getTime() + ANNOUNCEMENT.days * DAY_MS) };
    for (const texts of ANNOUNCEMENT_TEXTS)
      await writeAnnouncement(tx, staff, { id: ANNOUNCEMENT.id, link: ANNOUNCEMENT.link, ...texts, ...times }, now);
  });
  await readOldNotifications({ db, clock });
}

/** Marks what owners of the demo have seen long ago as read. */
export async function readOldNotifications({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const emails = DEMO_ACCOUNTS.map(({ username }) => toEmail(username));
  const owners = await db.select({ id: users.id }).from(users).where(inArray(users.email, emails));
  const until = new Date(clock.now().getTime() - UNREAD_DAYS * DAY_MS);
  for (const { id } of owners) await markNotificationsRead(db, id, until);
}
