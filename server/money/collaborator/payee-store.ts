import { payees } from '@tangent/db/schema/money/split.ts';
import { DAY_MS } from '@tangent/domain/duration.ts';
import { foldEmail, listSpellings } from '@tangent/domain/identity/email/read-email.ts';
import { SHARE_LINK_DAYS } from '@tangent/domain/money/money-limits.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Actor } from '../../identity/auth/public.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { type Invitation, readShareToken } from './share-token.ts';

export type PayeeRow = typeof payees.$inferSelect;

/** Returns a payee with a share in the caller's tracks; refuses any other payee as if it did not exist. */
export async function getOwnPayee(db: Db | Tx, actor: Actor, id: string): Promise<PayeeRow> {
  const isOwn = and(eq(payees.id, id), eq(payees.owner_id, actor.user_id));
  const [row] = await db.select().from(payees).where(isOwn);
  if (!row) throw new Refusal('not_found');
  return row;
}

/** Returns the same payee, locked until the transaction ends. */
export async function lockOwnPayee(tx: Tx, actor: Actor, id: string): Promise<PayeeRow> {
  const isOwn = and(eq(payees.id, id), eq(payees.owner_id, actor.user_id));
  const [row] = await tx.select().from(payees).where(isOwn).for('update');
  if (!row) throw new Refusal('not_found');
  return row;
}

/**
 * Finds the payee for whom a link was created, whether or not the link is still valid; refuses a token that we did not
 * sign before it queries the database.
 */
export async function findInvited(
  db: Db | Tx,
  token: string,
  secret: string,
): Promise<{ payee: PayeeRow; invitation: Invitation }> {
  const invitation = readShareToken(token, secret);
  if (invitation === null) throw new Refusal('invalid_token');
  const [payee] = await db.select().from(payees).where(eq(payees.id, invitation.payee_id));
  if (!payee) throw new Refusal('invalid_token');
  return { payee, invitation };
}

/**
 * Returns the same payee, locked until the transaction ends: postings that give this payee money wait for the response,
 * or the response waits for them. Refuses an old link.
 */
export async function lockInvited(tx: Tx, token: string, secret: string, now: Date): Promise<PayeeRow> {
  const { invitation } = await findInvited(tx, token, secret);
  const [payee] = await tx.select().from(payees).where(eq(payees.id, invitation.payee_id)).for('update');
  if (!payee || !isOpen(payee, invitation, now)) throw new Refusal('invalid_token');
  return payee;
}

/** Checks whether a link is the newest of its payee and has not expired. */
export function isOpen(payee: PayeeRow, { invitation_no }: Invitation, now: Date): boolean {
  const ends = payee.invited_at.getTime() + SHARE_LINK_DAYS * DAY_MS;
  return payee.invitation_no === invitation_no && now.getTime() < ends;
}

/** Voids the links of earlier emails and returns the invitation that the next email contains. */
export async function renewInvitation(tx: Tx, id: string, now: Date): Promise<Invitation> {
  const [row] = await tx
    .update(payees)
    .set({ invitation_no: sql`${payees.invitation_no} + 1`, invited_at: now })
    .where(eq(payees.id, id))
    .returning({ payee_id: payees.id, invitation_no: payees.invitation_no });
  if (!row) throw new Error(`payee ${id} does not exist`);
  return row;
}

/** Finds the payees of an owner with these addresses, by address in the form used for comparison. */
export async function findPayeesByEmail(
  tx: Tx,
  ownerId: string,
  emails: readonly string[],
): Promise<Map<string, PayeeRow>> {
  if (emails.length === 0) return new Map();
  const isNamed = inArray(sql`lower(${payees.email})`, emails.flatMap(listSpellings));
  const rows = await tx
    .select()
    .from(payees)
    .where(and(eq(payees.owner_id, ownerId), isNamed));
  return new Map(rows.map((row) => [foldEmail(row.email), row]));
}
