import { sessions } from '@tangent/db/schema/account.ts';
import { account_exports } from '@tangent/db/schema/account-export.ts';
import { activity_events, notifications } from '@tangent/db/schema/activity.ts';
import { labels } from '@tangent/db/schema/artist.ts';
import * as signIn from '@tangent/db/schema/sign-in.ts';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../platform/sql/open-database.ts';

/** Removes what is about the person alone: how they signed in, what they were told, what they had packed. Says which files go with it. */
export async function eraseAccountRows(tx: Tx, id: string): Promise<string[]> {
  await tx.delete(sessions).where(eq(sessions.user_id, id));
  await tx.delete(signIn.pending_logins).where(eq(signIn.pending_logins.user_id, id));
  const { two_factors, recovery_codes, account_links, identities, api_tokens, security_events } = signIn;
  for (const table of [two_factors, recovery_codes, account_links, identities, api_tokens, security_events]) {
    await tx.delete(table).where(eq(table.account_id, id));
  }
  for (const table of [notifications, activity_events, labels]) await tx.delete(table).where(eq(table.account_id, id));
  const archives = await tx.delete(account_exports).where(eq(account_exports.account_id, id)).returning();
  return archives.flatMap(({ storage_key }) => (storage_key === null ? [] : [storage_key]));
}
