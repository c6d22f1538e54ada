import { users } from '@tangent/db/schema/identity/account.ts';
import { payees } from '@tangent/db/schema/money/split.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { hasEmail } from '../../identity/auth/public.ts';
import { type MailContext, sendEmail } from '../../messaging/mail/public.ts';
import { buildShareEmail } from './build-share-email.ts';
import type { shareMailJob } from './jobs.ts';
import { isToOwner } from './share-mail.ts';
import { sharePath } from './share-token.ts';

type ShareMailData = z.output<typeof shareMailJob.schema>;
type UserRow = typeof users.$inferSelect;
type PayeeRow = typeof payees.$inferSelect;

/** Sends an email to the holder of a present or future share, or tells the owner how the holder responded. */
export async function sendShareMail(context: MailContext, data: ShareMailData, messageId: string): Promise<void> {
  const [row] = await context.db
    .select({ payee: payees, owner: users })
    .from(payees)
    .innerJoin(users, eq(users.id, payees.owner_id))
    .where(eq(payees.id, data.payee_id));
  if (!row || row.owner.erased_at !== null) return;
  const { payee, owner } = row;
  // A newer link was sent, or the invitation was answered, in the meantime: an email with a dead link would only
  // confuse.
  const hasLink = data.invitation_no !== null;
  if (hasLink && (payee.invitation_no !== data.invitation_no || payee.state === 'claimed')) return;
  const recipient = isToOwner(data.mail) ? owner : await findRecipient(context, payee, owner);
  if (recipient === null) return;
  const { t } = await loadTexts(recipient.language);
  const path = hasLink
    ? sharePath({ payee_id: payee.id, invitation_no: payee.invitation_no }, context.auth_secret)
    : '/royalties?view=splits';
  const names = { name: recipient.first_name, person: payee.name, product: context.product_name };
  await sendEmail(context, recipient, messageId, buildShareEmail(t, recipient.language, data, { names, path }));
}

/** Returns the recipient: the account that accepted the share, or the invited address, in the language we know. */
async function findRecipient({ db }: MailContext, payee: PayeeRow, owner: UserRow) {
  const isOwn = payee.account_id === null ? hasEmail(payee.email) : eq(users.id, payee.account_id);
  const [user] = await db.select().from(users).where(isOwn);
  if (payee.account_id !== null) return user && user.erased_at === null ? user : null;
  const language = user?.language ?? owner.language;
  return { id: owner.id, first_name: payee.name, last_name: '', email: payee.email, language };
}
