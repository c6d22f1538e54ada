import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import { artist_page_keys } from '@tangent/db/schema/catalogue/artist.ts';
import { artist_followers } from '@tangent/db/schema/promotion/follow.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { CONFIRMATION_LINK_DAYS } from '@tangent/domain/promotion/presave-limits.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { desc, eq } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import type { z } from 'zod';
import type { FanEmailContent, MailContext } from '../../messaging/mail/public.ts';
import type { Db } from '../../platform/sql/open-database.ts';
import {
  deliverFanMail,
  findRecord,
  formatMailDay,
  isReminded,
  listMailStores,
  presentProduct,
} from '../presave/public.ts';
import { findReleasePage } from '../smartlink/public.ts';
import { buildFollowPath } from './answer-follow-link.ts';
import { findArtistPage } from './artist-page-view.ts';
import { type FollowerRow, markUnreachable, saveMailed } from './follower-store.ts';
import type { followMailJob } from './jobs.ts';

type Letter = FanEmailContent & { subject: string };

/**
 * Sends an email to a follower. Who left, who got the email about this release already, here or as a fan who pre-saved it
 * by email, and whose artist has no public page any more gets none.
 */
export async function sendFollowMail(
  context: MailContext,
  { follower_id, release_id }: z.output<typeof followMailJob.schema>,
  messageId: string,
): Promise<void> {
  const { db, clock, auth_secret } = context;
  const found = await findFollower(db, follower_id);
  if (found === null || found.follower.email === null) return;
  const { follower, key } = found;
  const { email } = follower;
  if (release_id !== undefined && (await isInformed(context, follower, release_id))) {
    return saveMailed(db, follower.id, release_id);
  }
  const { t } = await loadTexts(follower.language);
  const leave = `${context.public_url}${buildFollowPath(auth_secret, key, follower.id, 'leave')}`;
  const letter =
    release_id === undefined
      ? await writeConfirmation(t, context, found)
      : await writeNews(t, context, { follower, release_id, leave });
  if (letter === null || email === null) return;
  const { subject, ...content } = letter;
  const delivery = { address: email, subject, content, message_id: messageId, leave };
  if ((await deliverFanMail(context, delivery)) === 'refused') return markUnreachable(db, follower.id, clock.now());
  if (release_id !== undefined) await saveMailed(db, follower.id, release_id);
}

interface Found {
  follower: FollowerRow;
  /** Of the page of the artist. */
  key: string;
}

async function findFollower(db: Db, id: string): Promise<Found | null> {
  const [row] = await db
    .select({ follower: artist_followers, key: artist_page_keys.key })
    .from(artist_followers)
    .innerJoin(artist_page_keys, eq(artist_page_keys.artist_id, artist_followers.artist_id))
    .where(eq(artist_followers.id, id))
    .orderBy(desc(artist_page_keys.created_at), desc(artist_page_keys.key))
    .limit(1);
  return row ?? null;
}

async function isInformed(
  { db, auth_secret }: MailContext,
  follower: FollowerRow,
  release_id: string,
): Promise<boolean> {
  if (follower.state !== 'confirmed' || follower.email === null) return true;
  if (follower.mailed_release_ids.includes(release_id)) return true;
  return isReminded(db, auth_secret, { release_id, email: follower.email });
}

/** Asks whether the address is theirs. A second request after the confirmation leads to the page, which says so. */
async function writeConfirmation(t: TFunction, context: MailContext, { follower, key }: Found): Promise<Letter | null> {
  const { db, clock, public_url, product_name, auth_secret } = context;
  const page = (await findArtistPage(db, key, clock.now()))?.page ?? null;
  if (page === null) return null;
  const { name: artist, label_path, tint } = page;
  const address = `${public_url}/artist/${page.key}`;
  const values = { artist, product: product_name, address, days: CONFIRMATION_LINK_DAYS };
  return {
    subject: t('mail.fan_follow_confirm.subject', values),
    language: follower.language,
    ...presentProduct(context),
    tint,
    cover: label_path === null ? null : { address: `${public_url}${label_path}`, alt: '' },
    is_cover_large: false,
    facts: [artist, t('catalogue.releases', { count: page.releases.length })],
    heading: t('mail.fan_follow_confirm.heading'),
    paragraphs: [t('mail.fan_follow_confirm.body', values), t('mail.fan_confirm.not_you', values)],
    action: {
      label: t('mail.fan_follow_confirm.action'),
      address: `${public_url}${buildFollowPath(auth_secret, key, follower.id, 'confirm')}`,
    },
    stores: null,
    footer: t('mail.fan_confirm.footer', values),
    leave: null,
  };
}

/** Says that a release is out; null when it has nothing to open any more. */
async function writeNews(
  t: TFunction,
  context: MailContext,
  { follower, release_id, leave }: { follower: FollowerRow; release_id: string; leave: string },
): Promise<Letter | null> {
  const { db, clock, public_url } = context;
  const page = await findNews(db, release_id, clock.now());
  if (page === null) return null;
  const { artist, key, tint } = page;
  const title = page.version_title === null ? page.title : `${page.title} (${page.version_title})`;
  const followed_on = formatMailDay(
    (follower.confirmed_at ?? follower.consented_at).toISOString().slice(0, 10),
    follower.language,
  );
  const values = { title, artist, followed_on };
  return {
    subject: t('mail.fan_follow_release.subject', values),
    language: follower.language,
    ...presentProduct(context),
    tint,
    cover: await findRecord(context, release_id, t('link.cover', { title })),
    is_cover_large: true,
    facts: [title, artist],
    heading: t('mail.fan_release_day.heading', values),
    paragraphs: [t('mail.fan_release_day.body', values)],
    action: { label: t('mail.fan_release_day.action', values), address: `${public_url}/release/${key}` },
    stores: listMailStores(t, page, public_url),
    footer: t('mail.fan_follow_release.footer', values),
    leave: { label: t('mail.fan_leave'), address: leave },
  };
}

/** Finds the page of a release that is in stores, of an artist with a public page. */
async function findNews(db: Db, releaseId: string, now: Date): Promise<ReleasePage | null> {
  const [link] = await db
    .select({ key: smart_links.key })
    .from(smart_links)
    .where(eq(smart_links.release_id, releaseId));
  const page = link === undefined ? null : ((await findReleasePage(db, link.key, now))?.page ?? null);
  return page?.state === 'live' && page.artist_key !== null ? page : null;
}
