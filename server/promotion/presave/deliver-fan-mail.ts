import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { eq } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import { RecipientRefused } from '../../gateways/mail/recipient-refused.ts';
import {
  buildMailPicturePath,
  type FanEmailContent,
  type MailContext,
  renderFanEmail,
} from '../../messaging/mail/public.ts';
import { findOutboxHold } from '../../messaging/outbox/public.ts';

/** Direct links to stores in an email about a release. */
const STORES_IN_EMAIL = 5;

interface FanMailDelivery {
  address: string;
  subject: string;
  content: FanEmailContent;
  /** The same for every attempt to send this email. */
  message_id: string;
  /** Where one press ends these emails, also for the button of mail programs (RFC 8058). */
  leave: string;
}

/** Sends an email to a person without an account; returns whether their server refuses it for good. */
export async function deliverFanMail(
  { db, mailer }: MailContext,
  { address, subject, content, message_id, leave }: FanMailDelivery,
): Promise<'sent' | 'refused'> {
  if ((await findOutboxHold(db)) !== null) throw new Error('the outbox is held');
  const email = { to: { name: '', address }, subject, ...(await renderFanEmail(content)) };
  try {
    await mailer.send({ ...email, message_id, unsubscribe_address: leave });
    return 'sent';
  } catch (error) {
    if (!(error instanceof RecipientRefused)) throw error;
    return 'refused';
  }
}

/** The product in every email to fans: its name and the address of its mark. */
export const presentProduct = ({ product_name, public_url }: MailContext) => ({
  product: product_name,
  mark: `${public_url}/mark.png`,
});

/** The record with the cover of a release that is out, as in the email to its owner; null without a cover. */
export async function findRecord(
  { db, public_url, auth_secret }: MailContext,
  releaseId: string,
  alt: string,
): Promise<FanEmailContent['cover']> {
  const [row] = await db
    .select({ upload_id: releases.artwork_upload_id })
    .from(releases)
    .where(eq(releases.id, releaseId));
  if (row?.upload_id == null) return null;
  return { address: `${public_url}${buildMailPicturePath(auth_secret, 'head', row.upload_id)}`, alt };
}

/** Lists the stores of a release for an email; null without one. */
export function listMailStores(
  t: TFunction,
  { stores }: Pick<ReleasePage, 'stores'>,
  publicUrl: string,
): FanEmailContent['stores'] {
  const links = stores
    .flatMap(({ name, path }) => (path === null ? [] : [{ name, address: `${publicUrl}${path}` }]))
    .slice(0, STORES_IN_EMAIL);
  return links.length === 0 ? null : { label: t('mail.fan_release_day.stores'), links };
}

/** Formats a day for an email to a fan. */
export function formatMailDay(day: string, language: Language): string {
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}
