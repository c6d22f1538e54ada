import type { register } from '@tangent/contract/identity/auth.ts';
import { checkRegistration } from '@tangent/domain/identity/auth/check-registration.ts';
import { writeEmail } from '@tangent/domain/identity/email/read-email.ts';
import type { Language } from '@tangent/domain/locale.ts';
import type { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import { inTransaction } from '../../../platform/sql/transaction.ts';
import { createLink, createMailboxLimiter, enqueueWelcomeMail, findReferrer } from '../../account/public.ts';
import type { AuthContext } from '../context.ts';
import { hashPassword } from '../password.ts';
import { recordSecurityEvent } from '../security-log.ts';
import type { RequestContext } from '../session/request-context.ts';
import { insertSession } from '../session/session-store.ts';
import { insertUser } from '../user-store.ts';
import { consumeCaptcha } from './captcha.ts';

type Registration = z.output<typeof register.body>;

/**
 * Creates an account, signs its owner in and returns the session's token. Fields are checked first, so that a
 * typing error uses up no captcha.
 */
export async function registerUser(
  context: AuthContext,
  registration: Registration,
  language: Language,
  requestContext: RequestContext,
): Promise<string> {
  const issues = checkRegistration(registration);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  await consumeCaptcha(context, registration.captcha);
  await createMailboxLimiter(context).count(registration.email);
  const password_hash = await hashPassword(registration.password);
  const now = context.clock.now();
  return inTransaction(context.db, async (tx) => {
    const user = await insertUser(tx, {
      ...toUserRow(registration),
      referred_by_user: await findReferrer(tx, registration.referred_by_user),
      language,
      password_hash,
      terms_accepted_at: now,
      created_at: now,
    });
    const { ip_address } = requestContext;
    await context.hooks.onRegistered(tx, {
      account_id: user.id,
      referral_code: user.referred_by_user,
      ip_address,
      at: now,
    });
    const link = { account_id: user.id, purpose: 'verify_email', email: user.email, now } as const;
    await enqueueWelcomeMail(tx, user.id, await createLink(tx, link));
    await recordSecurityEvent(tx, { account_id: user.id, type: 'account_created', at: now, requestContext });
    return insertSession(tx, { user_id: user.id, method: 'password', requestContext, now });
  });
}

function toUserRow({ first_name, last_name, username, email, marketing, campaign_tags }: Registration) {
  return {
    first_name: first_name.trim().normalize('NFC'),
    last_name: last_name.trim().normalize('NFC'),
    username: username.trim().normalize('NFC'),
    email: writeEmail(email),
    marketing,
    campaign_tags: campaign_tags ? trimTags(campaign_tags) : null,
  };
}

function trimTags(tags: NonNullable<Registration['campaign_tags']>) {
  const { campaign, medium, source } = tags;
  return {
    ...(campaign?.trim() ? { campaign: campaign.trim() } : {}),
    ...(medium?.trim() ? { medium: medium.trim() } : {}),
    ...(source?.trim() ? { source: source.trim() } : {}),
  };
}
