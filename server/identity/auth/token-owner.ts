import { subscriptions, users } from '@tangent/db/schema/account.ts';
import { api_tokens } from '@tangent/db/schema/sign-in.ts';
import { isBlocked } from '@tangent/domain/access/blocked.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { Refusal } from '../../platform/refusal.ts';
import { hashToken } from '../../platform/secret/random-token.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { toEffectivePlan } from '../account/public.ts';
import type { Actor } from './actor.ts';
import { requireCapability } from './require-capability.ts';
import { isTokenFormat } from './token-text.ts';

/** The last use is written at most this often, so that not every call is a write. */
const NOTE_USE_EVERY_MS = 60_000;

/**
 * Returns the account that a program acts for: open, not blocked and on a paid plan, with a token valid for the
 * call. Calls without a scope are for sessions only. A program reaches only the account's own data, even when its owner
 * is staff.
 */
export async function authorizeToken(db: Db, text: string, scope: string | undefined, now: Date): Promise<Actor> {
  const owner = isTokenFormat(text) ? await findOwner(db, text) : null;
  if (owner === null) throw new Refusal('unauthenticated');
  const { token, user, subscription } = owner;
  if (isBlocked(user)) throw new Refusal('account_blocked');
  const plan = toEffectivePlan(subscription, now);
  requireCapability({ plan }, 'api_access');
  if (!(token.scopes as readonly string[]).includes(scope ?? '')) throw new Refusal('missing_scope');
  await noteUse(db, token, now);
  return { user_id: user.id, is_staff: false, plan, language: user.language };
}

async function findOwner(db: Db, text: string) {
  const [row] = await db
    .select({ token: api_tokens, user: users, subscription: subscriptions })
    .from(api_tokens)
    .innerJoin(users, eq(users.id, api_tokens.account_id))
    .leftJoin(subscriptions, eq(subscriptions.account_id, users.id))
    .where(and(eq(api_tokens.token_hash, hashToken(text)), isNull(users.deactivated_at)));
  return row ?? null;
}

async function noteUse(db: Db, { id, last_used_at }: typeof api_tokens.$inferSelect, now: Date): Promise<void> {
  if (last_used_at !== null && now.getTime() - last_used_at.getTime() < NOTE_USE_EVERY_MS) return;
  await db.update(api_tokens).set({ last_used_at: now }).where(eq(api_tokens.id, id));
}
