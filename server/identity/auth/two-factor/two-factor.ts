import { recovery_codes, two_factors } from '@tangent/db/schema/identity/sign-in.ts';
import { and, count, eq, isNotNull, isNull, lt, or } from 'drizzle-orm';
import { seal, unseal } from '../../../platform/secret/seal.ts';
import type { Db, Tx } from '../../../platform/sql/open-database.ts';
import { enqueueAccountMail } from '../../account/public.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from '../session/request-context.ts';
import { hashRecoveryCode } from './recovery-code.ts';
import { findTimeStep, isCode } from './totp.ts';

/** Tells whether an account requires a code. One that is only being set up does not. */
export async function hasTwoFactor(db: Db | Tx, accountId: string): Promise<boolean> {
  const rows = await db.select({ id: two_factors.account_id }).from(two_factors).where(isOnFor(accountId));
  return rows.length > 0;
}

/** Encrypts the secret of an authenticator app against readers of the database alone. */
export function sealSecret(secret: string, authSecret: string, accountId: string): string {
  return seal(secret, sealingKey(authSecret, accountId));
}

export function unsealSecret(sealed: string, authSecret: string, accountId: string): string {
  return unseal(sealed, sealingKey(authSecret, accountId));
}

/**
 * Consumes a code of an authenticator app, or a recovery code, once. Returns which it was, null when it is neither or
 * already used. Of many concurrent uses of one code the first update wins.
 */
export async function consumeCode(
  tx: Tx,
  { auth_secret }: { auth_secret: string },
  typed: { account_id: string; code: string; requestContext?: RequestContext },
  now: Date,
): Promise<'code' | 'recovery' | null> {
  const { account_id } = typed;
  const plain = typed.code.replace(/\s/g, '');
  if (!isCode(plain)) return (await consumeRecoveryCode(tx, typed, now)) ? 'recovery' : null;
  const [factor] = await tx.select().from(two_factors).where(isOnFor(account_id));
  if (!factor) return null;
  const step = findTimeStep(unsealSecret(factor.secret_sealed, auth_secret, account_id), plain, now);
  return step !== null && (await consumeStep(tx, account_id, step)) ? 'code' : null;
}

async function consumeStep(tx: Tx, accountId: string, step: number): Promise<boolean> {
  const isUnused = or(isNull(two_factors.last_step), lt(two_factors.last_step, step));
  const used = await tx
    .update(two_factors)
    .set({ last_step: step })
    .where(and(isOnFor(accountId), isUnused))
    .returning({ id: two_factors.account_id });
  return used.length > 0;
}

async function consumeRecoveryCode(
  tx: Tx,
  { account_id, code, requestContext }: { account_id: string; code: string; requestContext?: RequestContext },
  now: Date,
): Promise<boolean> {
  const byAccount = and(eq(recovery_codes.account_id, account_id), isNull(recovery_codes.used_at));
  const used = await tx
    .update(recovery_codes)
    .set({ used_at: now })
    .where(and(byAccount, eq(recovery_codes.code_hash, hashRecoveryCode(code))))
    .returning({ id: recovery_codes.account_id });
  if (used.length === 0) return false;
  const [{ left } = { left: 0 }] = await tx.select({ left: count() }).from(recovery_codes).where(byAccount);
  const event = { account_id, type: 'recovery_code_used', at: now, details: { left } } as const;
  await recordSecurityEvent(tx, { ...event, ...(requestContext ? { requestContext } : {}) });
  await enqueueAccountMail(tx, 'recovery_code_used', account_id);
  return true;
}

const isOnFor = (accountId: string) => and(eq(two_factors.account_id, accountId), isNotNull(two_factors.confirmed_at));

const sealingKey = (secret: string, owner: string) => ({ secret, purpose: 'two-factor', owner });
