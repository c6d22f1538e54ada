import { users } from '@tangent/db/schema/account.ts';
import { payees } from '@tangent/db/schema/split.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { claimPath } from '../../money/collaborator/public.ts';
import { buildShareEmail } from './build-share-email.ts';
import type { MailContext } from './context.ts';
import type { shareMailJob } from './job-kinds.ts';
import { sendEmail } from './send-email.ts';
import { isToOwner } from './share-mail.ts';

type ShareMailData = z.output<typeof shareMailJob.schema>;
type UserRow = typeof users.$inferSelect;
type PayeeRow = typeof payees.$inferSelect;

/** Writes to somebody about a share that is or will be theirs, or to its owner what they answered. */
export async function sendShareMail(context: MailContext, data: ShareMailData, messageId: string): Promise<void> {
  const [row] = await context.db
    .select({ payee: payees, owner: users })
    .from(payees)
    .innerJoin(users, eq(users.id, payees.owner_id))
    .where(eq(payees.id, data.payee_id));
  if (!row || row.owner.erased_at !== null) return;
  const { payee, owner } = row;
  // A newer link was sent meanwhile, or the answer came: a mail with a dead one would only confuse.
  const hasLink = data.invitation_no !== null;
  if (hasLink && (payee.invitation_no !== data.invitation_no || payee.state === 'claimed')) return;
  const recipient = isToOwner(data.mail) ? owner : await findRecipient(context, payee, owner);
  if (recipient === null) return;
  const { t } = await loadTexts(recipient.language);
  const path = hasLink
    ? claimPath({ payee_id: payee.id, invitation_no: payee.invitation_no }, context.auth_secret)
    : '/royalties?view=splits';
  const names = { name: recipient.first_name, person: payee.name, product: context.product_name };
  await sendEmail(context, recipient, messageId, buildShareEmail(t, recipient.language, data, { names, path }));
}

/** Where mails about a share go: to the account that took it, or to the address that was named, in the language we know of. */
async function findRecipient({ db }: MailContext, payee: PayeeRow, owner: UserRow) {
  const isOwn =
    payee.account_id === null ? sql`lower(${users.email}) = lower(${payee.email})` : eq(users.id, payee.account_id);
  const [user] = await db.select().from(users).where(isOwn);
  if (payee.account_id !== null) return user && user.erased_at === null ? user : null;
  const language = user?.language ?? owner.language;
  return { first_name: payee.name, last_name: '', email: payee.email, language };
}
