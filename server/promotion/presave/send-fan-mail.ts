import { presave_campaigns, presave_fans } from '@tangent/db/schema/promotion/presave.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { CONFIRMATION_LINK_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { and, eq, sql } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { FanEmailContent, MailContext } from '../../messaging/mail/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import { type FoundPage, findReleasePage } from '../smartlink/public.ts';
import { deliverFanMail, findRecord, formatMailDay, listMailStores, presentProduct } from './deliver-fan-mail.ts';
import { markUnreachable } from './fan-store.ts';
import type { fanMailJob } from './jobs.ts';
import { buildFanPath } from './leave-path.ts';

type FanMailData = z.output<typeof fanMailJob.schema>;
type FanMail = FanMailData['mail'];
type Fan = typeof presave_fans.$inferSelect;
type Page = FoundPage['page'];

/**
 * Sends an email to a fan who asked for a reminder. A fan who withdrew, or whose release has nothing to show any more,
 * gets none.
 */
export async function sendFanMail(
  context: MailContext,
  { mail, fan_id }: FanMailData,
  messageId: string,
): Promise<void> {
  const { db, clock, auth_secret } = context;
  const found = await findFan(db, fan_id);
  if (found === null || found.fan.email === null || !isWanted(mail, found.fan)) return;
  const { fan, key } = found;
  const page = (await findReleasePage(db, key, clock.now()))?.page ?? null;
  if (page === null || (mail === 'release_day' && page.state !== 'live')) return;
  const { t } = await loadTexts(fan.language);
  const leave = `${context.public_url}${buildFanPath(auth_secret, key, fan.id, 'leave')}`;
  const { subject, ...content } = buildContent(t, context, { mail, fan, page, leave });
  if (mail === 'release_day') content.cover = await findRecord(context, found.release_id, t('link.cover', page));
  const facts = { address: fan.email ?? '', subject, content, message_id: messageId, leave };
  if ((await deliverFanMail(context, facts)) === 'refused') return markUnreachable(db, fan.id, clock.now());
  if (mail === 'release_day') await finishReminder(db, fan.id, clock.now());
}

async function findFan(db: Db, id: string): Promise<{ fan: Fan; key: string; release_id: string } | null> {
  const [row] = await db
    .select({ fan: presave_fans, key: smart_links.key, release_id: smart_links.release_id })
    .from(presave_fans)
    .innerJoin(presave_campaigns, eq(presave_campaigns.id, presave_fans.campaign_id))
    .innerJoin(smart_links, eq(smart_links.release_id, presave_campaigns.release_id))
    .where(eq(presave_fans.id, id));
  return row ?? null;
}

// A second request after the confirmation leads to the same page, which says so.
function isWanted(mail: FanMail, { state }: Fan): boolean {
  return mail === 'confirm' ? state === 'waiting' || state === 'confirmed' : state === 'confirmed';
}

type Facts = { mail: FanMail; fan: Fan; page: Page; leave: string };

function buildContent(
  t: TFunction,
  context: MailContext,
  { mail, fan, page, leave }: Facts,
): FanEmailContent & { subject: string } {
  const { public_url, product_name, auth_secret } = context;
  const { language } = fan;
  const { title, artist, key, cover_path, tint } = page;
  const address = `${public_url}/release/${key}`;
  const values = {
    title,
    artist,
    product: product_name,
    address,
    days: CONFIRMATION_LINK_DAYS,
    date: page.release_date === null ? '' : formatMailDay(page.release_date, language),
    requested_on: formatMailDay(fan.consented_at.toISOString().slice(0, 10), language),
  };
  const confirm = `${public_url}${buildFanPath(auth_secret, key, fan.id, 'confirm')}`;
  return {
    subject: t(`mail.fan_${mail}.subject`, values),
    language,
    ...presentProduct(context),
    tint,
    cover: cover_path === null ? null : { address: `${public_url}${cover_path}`, alt: t('link.cover', { title }) },
    is_cover_large: mail === 'release_day',
    facts: [title, artist, values.date],
    heading: t(`mail.fan_${mail}.heading`, values),
    paragraphs: listParagraphs(t, mail, values),
    action: { label: t(`mail.fan_${mail}.action`, values), address: mail === 'confirm' ? confirm : address },
    stores: mail === 'release_day' ? listMailStores(t, page, public_url) : null,
    footer: buildFooter(t, mail, fan, values),
    leave: mail === 'confirm' ? null : { label: t('mail.fan_leave'), address: leave },
  };
}

type Values = Record<string, string | number>;

function listParagraphs(t: TFunction, mail: FanMail, values: Values): string[] {
  const body = t(`mail.fan_${mail}.body`, values);
  return mail === 'confirm' ? [body, t('mail.fan_confirm.not_you', values)] : [body];
}

function buildFooter(t: TFunction, mail: FanMail, { artist_may_write }: Fan, values: Values): string {
  if (mail === 'confirm') return t('mail.fan_confirm.footer', values);
  return t(artist_may_write ? 'mail.fan_footer_shared' : 'mail.fan_footer', values);
}

/**
 * Records that the release-day email was sent. Deletes the address unless the fan allowed the artist to write.
 */
async function finishReminder(db: Db, fanId: string, now: Date): Promise<void> {
  await db
    .update(presave_fans)
    .set({
      state: 'reminded',
      ended_at: now,
      email: sql`case when ${presave_fans.artist_may_write} then ${presave_fans.email} end`,
    })
    .where(and(eq(presave_fans.id, fanId), eq(presave_fans.state, 'confirmed')));
}
