import { createHmac, timingSafeEqual } from 'node:crypto';
import { account_links } from '@tangent/db/schema/identity/sign-in.ts';
import { HOUR_MS } from '@tangent/domain/duration.ts';
import { LINK_HOURS, type LinkPurpose } from '@tangent/domain/identity/auth/account-link.ts';
import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { deriveKey } from '../../platform/secret/derive-key.ts';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import { lockAccount } from './lock-account.ts';

export type LinkRow = typeof account_links.$inferSelect;

/** A received token, and the purpose it must be valid for. */
export interface Claim {
  token: string;
  purpose: LinkPurpose;
  secret: string;
}

const TOKEN = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.([\w-]{43})$/;

/**
 * Creates a link for an email to this address and voids older links for the same purpose. Returns its id, which opens
 * nothing.
 */
export async function createLink(
  tx: Tx,
  { account_id, purpose, email, now }: { account_id: string; purpose: LinkPurpose; email: string; now: Date },
): Promise<string> {
  // Two concurrent requests would otherwise both create a valid link.
  await lockAccount(tx, account_id);
  await voidLinks(tx, account_id, purpose, now);
  const expires_at = new Date(now.getTime() + LINK_HOURS[purpose] * HOUR_MS);
  const values = { account_id, purpose, email, created_at: now, expires_at };
  const [row] = await tx.insert(account_links).values(values).returning({ id: account_links.id });
  if (!row) throw new Error('the link was not stored');
  return row.id;
}

/** Voids all open links of an account for this purpose. */
export async function voidLinks(tx: Tx, accountId: string, purpose: LinkPurpose, now: Date): Promise<void> {
  const isOpen = and(
    eq(account_links.account_id, accountId),
    eq(account_links.purpose, purpose),
    isNull(account_links.ended_at),
  );
  await tx.update(account_links).set({ ended_at: now }).where(isOpen);
}

/** Voids all open links of an account, whatever their purpose. */
export async function voidAllLinks(tx: Tx, accountId: string, now: Date): Promise<void> {
  const isOpen = and(eq(account_links.account_id, accountId), isNull(account_links.ended_at));
  await tx.update(account_links).set({ ended_at: now }).where(isOpen);
}

/** Returns the token for the email: the id and a signature that database access alone cannot forge. */
export function buildLinkToken(id: string, purpose: LinkPurpose, secret: string): string {
  return `${id}.${sign(id, purpose, secret).toString('base64url')}`;
}

/**
 * Returns the link of a token, in any state; null when we did not sign it for this purpose. Checks the signature before
 * querying the database.
 */
export async function findLink(db: Tx | Db, claim: Claim): Promise<LinkRow | null> {
  const id = readToken(claim);
  if (id === null) return null;
  const [row] = await db.select().from(account_links).where(isFor(id, claim));
  return row ?? null;
}

/**
 * Consumes a link, so that only one of many concurrent tries succeeds; used, voided, expired or forged is
 * `invalid_token`.
 */
export async function consumeLink(tx: Tx, claim: Claim, now: Date): Promise<LinkRow> {
  const id = readToken(claim);
  if (id === null) throw new Refusal('invalid_token');
  const [row] = await tx
    .update(account_links)
    .set({ ended_at: now })
    .where(and(isFor(id, claim), isNull(account_links.ended_at), gt(account_links.expires_at, now)))
    .returning();
  if (!row) throw new Refusal('invalid_token');
  return row;
}

export function isLinkOpen({ ended_at, expires_at }: LinkRow, now: Date): boolean {
  return ended_at === null && expires_at > now;
}

function isFor(id: string, { purpose }: Claim): SQL | undefined {
  return and(eq(account_links.id, id), eq(account_links.purpose, purpose));
}

function readToken({ token, purpose, secret }: Claim): string | null {
  const [, id, signature] = TOKEN.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), sign(id, purpose, secret)) ? id : null;
}

function sign(id: string, purpose: LinkPurpose, secret: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'account-link')).update(`${id} ${purpose}`).digest();
}
