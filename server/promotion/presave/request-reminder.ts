import { checkEmail } from '@tangent/domain/identity/auth/check-email.ts';
import { findMailbox } from '@tangent/domain/identity/email/mailbox.ts';
import { writeEmail } from '@tangent/domain/identity/email/read-email.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { CONSENT_SCOPES, CONSENT_VERSION } from '@tangent/domain/promotion/presave/consent.ts';
import { Refusal } from '../../platform/refusal.ts';
import { inTransaction } from '../../platform/sql/transaction.ts';
import type { Campaign } from './campaign-store.ts';
import type { PresaveContext } from './context.ts';
import { countConfirmationMail } from './count-confirmation-mail.ts';
import { enqueueFanMail } from './enqueue-fan-mail.ts';
import { buildFanKey } from './fan-secrets.ts';
import { insertFan, updateFan } from './fan-store.ts';

interface ReminderRequest {
  email: string;
  /** The fan's own tick: the artist may have the address. */
  artist_may_write: boolean;
  language: Language;
  country: string | null;
}

/**
 * Saves the request for an email on release day, and sends a link that confirms the address. A person who types the
 * address of another one learns nothing about it: the response is the same for a new, a waiting and a confirmed one, and
 * for a mailbox that got its two mails of the day.
 */
export async function requestReminder(
  context: PresaveContext,
  campaign: Campaign,
  request: ReminderRequest,
): Promise<void> {
  const { db, clock, auth_secret } = context;
  const issues = checkEmail('email', request.email);
  if (issues.length > 0) throw new Refusal('invalid_input', issues);
  const email = writeEmail(request.email);
  const mailbox = findMailbox(request.email);
  const { artist_may_write, language, country } = request;
  const mayMail = await countConfirmationMail(context, mailbox);
  const now = clock.now();
  const consent_scope = artist_may_write ? CONSENT_SCOPES.mail_and_artist : CONSENT_SCOPES.mail;
  const consent = { consented_at: now, consent_version: CONSENT_VERSION, consent_scope, artist_may_write };
  await inTransaction(db, async (tx) => {
    const { fan, is_new } = await insertFan(tx, {
      campaign_id: campaign.id,
      way: 'mail',
      state: 'waiting',
      // One mailbox is one fan, however its address is written.
      fan_key: buildFanKey(auth_secret, campaign.id, `mail:${mailbox}`),
      email,
      country,
      language,
      ...consent,
    });
    // An unconfirmed request is replaced; a confirmed one is only changed by the person who reads the mailbox.
    if (!is_new && fan.state === 'waiting') await updateFan(tx, fan.id, { ...consent, email, language });
    if (mayMail) await enqueueFanMail(tx, { mail: 'confirm', fan_id: fan.id });
  });
}
