import { users } from '@tangent/db/schema/identity/account.ts';
import { two_factors } from '@tangent/db/schema/identity/sign-in.ts';
import { eq, isNull } from 'drizzle-orm';
import { toString as drawQrCode } from 'qrcode';
import { Refusal } from '../../../platform/refusal.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import type { Actor } from '../actor.ts';
import type { AuthContext } from '../context.ts';
import { requireStepUp } from '../step-up.ts';
import { buildOtpAddress, makeSecret } from './totp.ts';
import { sealSecret } from './two-factor.ts';

/**
 * Creates the secret of an authenticator app; no code is required until one was confirmed. Starting again creates
 * another.
 */
export async function startTwoFactor(
  tx: Tx,
  { clock, auth_secret, product_name }: AuthContext,
  actor: Actor,
): Promise<{ key: string; address: string; qr_svg: string }> {
  const now = clock.now();
  requireStepUp(actor, now);
  const key = makeSecret();
  const secret = {
    secret_sealed: sealSecret(key, auth_secret, actor.user_id),
    last_step: null,
    created_at: now,
  };
  const started = await tx
    .insert(two_factors)
    .values({ account_id: actor.user_id, ...secret })
    .onConflictDoUpdate({ target: two_factors.account_id, set: secret, setWhere: isNull(two_factors.confirmed_at) })
    .returning({ id: two_factors.account_id });
  if (started.length === 0) throw new Refusal('twofactor_on');
  const [user] = await tx.select({ email: users.email }).from(users).where(eq(users.id, actor.user_id));
  const address = buildOtpAddress(key, { issuer: product_name, label: user?.email ?? '' });
  return { key, address, qr_svg: await drawQrCode(address, { type: 'svg' }) };
}
