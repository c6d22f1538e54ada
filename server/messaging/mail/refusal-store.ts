import { mail_refusals } from '@tangent/db/schema/messaging/mail.ts';
import { foldEmail } from '@tangent/domain/identity/email/read-email.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';

/** An address of an account, or one that it invited. */
interface OwnAddress {
  account_id: string;
  email: string;
}

/** Records that the server of an address refused an email for good. */
export async function insertRefusal(db: Db, { email, ...refusal }: typeof mail_refusals.$inferInsert): Promise<void> {
  const { answer, refused_at } = refusal;
  await db
    .insert(mail_refusals)
    .values({ ...refusal, email: foldEmail(email) })
    .onConflictDoUpdate({ target: [mail_refusals.account_id, mail_refusals.email], set: { answer, refused_at } });
}

/** Forgets the refusal of an address whose server accepted an email. */
export async function removeRefusal(db: Db, { account_id, email }: OwnAddress): Promise<void> {
  await db
    .delete(mail_refusals)
    .where(and(eq(mail_refusals.account_id, account_id), eq(mail_refusals.email, foldEmail(email))));
}

/** Maps those of an account's addresses that refused the newest email to the answers of their servers. */
export async function findRefusals(
  db: Db | Tx,
  accountId: string,
  emails: readonly string[],
): Promise<Map<string, { answer: string; refused_at: Date }>> {
  if (emails.length === 0) return new Map();
  const isNamed = inArray(mail_refusals.email, emails.map(foldEmail));
  const rows = await db
    .select()
    .from(mail_refusals)
    .where(and(eq(mail_refusals.account_id, accountId), isNamed));
  const byEmail = new Map(rows.map(({ email, ...refusal }) => [email, refusal]));
  return new Map(
    emails.flatMap((email) => {
      const found = byEmail.get(foldEmail(email));
      return found ? [[email, found] as const] : [];
    }),
  );
}
