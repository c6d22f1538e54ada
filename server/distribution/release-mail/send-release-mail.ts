import { artworkFacts } from '@tangent/contract/catalogue/upload.ts';
import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { uploads } from '@tangent/db/schema/catalogue/upload.ts';
import { users } from '@tangent/db/schema/identity/account.ts';
import { smart_links } from '@tangent/db/schema/promotion/smartlink.ts';
import { COPYRIGHT_CLAIM } from '@tangent/domain/catalogue/release/takedown.ts';
import type { ReleaseNotificationType } from '@tangent/domain/events/activity/activity.ts';
import { FORMAT_LOCALES, type Language } from '@tangent/domain/locale.ts';
import { findLinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { and, eq } from 'drizzle-orm';
import type { TFunction } from 'i18next';
import { isEmailOff, type ReleaseMail } from '../../events/activity/public.ts';
import { type EmailArtDraft, type EmailPoint, type MailContext, sendEmail } from '../../messaging/mail/public.ts';
import { describeReasons, describeRefusals, findVerdict } from './email-points.ts';
import { describeLeaving, findLeaving } from './find-leaving.ts';
import { listLiveStores } from './list-live-stores.ts';

type ReleaseRow = typeof releases.$inferSelect;
type UploadRow = typeof uploads.$inferSelect;
type Parts = { note: string | null; points: EmailPoint[] };

/** The section of the release page that an email leads to. */
const ANCHORS: Partial<Record<ReleaseMail, string>> = {
  release_approved: '#stores',
  release_store_refused: '#stores',
  release_track_removed: '#stores',
  release_track_restored: '#stores',
  release_page_wrong: '#stores',
  release_takedown_requested: '#takedown',
  release_removed: '#takedown',
};

/** Sends an email about a release to its owner, unless the owner has turned emails off, all or of this type. */
export async function sendReleaseMail(
  context: MailContext,
  { mail, release_id }: { mail: ReleaseMail; release_id: string },
  messageId: string,
): Promise<void> {
  const [row] = await context.db
    .select({ releases, users, cover: { id: uploads.id, facts: uploads.facts } })
    .from(releases)
    .innerJoin(users, eq(users.id, releases.account_id))
    .leftJoin(uploads, eq(uploads.id, releases.artwork_upload_id))
    .where(eq(releases.id, release_id));
  if (!row?.users.email_notifications || (await isEmailOff(context.db, row.users.id, toNotificationType(mail)))) return;
  const leaving = mail === 'release_handover_due' ? await findLeaving(context.db, release_id) : null;
  if (mail === 'release_handover_due' && leaving === null) return;
  const { t } = await loadTexts(row.users.language);
  const values = {
    product: context.product_name,
    name: row.users.first_name,
    title: row.releases.title || t('release.untitled'),
    artist: row.releases.primary_artist,
    date: formatDate(findDate(mail, row.releases), row.users.language),
    distributor: leaving?.distributor ?? '',
    count: leaving?.stores.length ?? 0,
  };
  const email = findEmailKind(mail, row.releases);
  const { note, points } = await findParts(context, t, mail, row.releases);
  const link = mail === 'release_published' ? await describeLink(context, t, release_id) : null;
  await sendEmail(context, row.users, messageId, {
    subject: t(`mail.${email}.subject`, values),
    heading: t(`mail.${email}.heading`, values),
    paragraphs: [t(`mail.${email}.body`, values), ...(note ? [note] : []), ...(link === null ? [] : [link])],
    points: leaving === null ? points : describeLeaving(t, row.users.language, leaving),
    art: presentArt(mail, row.cover, t('link.cover', values)),
    rows: mail === 'release_published' ? await listLiveStores(context, row.releases, row.users.language) : [],
    action: { label: t(`mail.${email}.action`, values), path: buildPath(mail, release_id) },
  });
}

/** Names the public page of a release; null without one. */
async function describeLink({ db, public_url }: MailContext, t: TFunction, releaseId: string): Promise<string | null> {
  const isOn = and(eq(smart_links.release_id, releaseId), eq(smart_links.is_on, true));
  const [link] = await db.select({ key: smart_links.key }).from(smart_links).where(isOn);
  return link === undefined ? null : t('mail.release_published.link', { address: `${public_url}/release/${link.key}` });
}

/** The cover of a release: as the label of a record when its first store shows it, else small. */
function presentArt(mail: ReleaseMail, cover: Pick<UploadRow, 'id' | 'facts'> | null, alt: string): EmailArtDraft {
  const facts = artworkFacts.safeParse(cover?.facts);
  if (cover === null || !facts.success) return { tint: findLinkTint('cover', null), cover: null };
  const { hue, chroma } = facts.data;
  const kind = mail === 'release_published' ? 'head' : 'cover';
  return { tint: { hue, chroma }, cover: { kind, upload_id: cover.id, alt } };
}

function toNotificationType(mail: ReleaseMail): ReleaseNotificationType {
  return mail.slice('release_'.length) as ReleaseNotificationType;
}

function buildPath(mail: ReleaseMail, releaseId: string): string {
  if (mail === 'release_presave_saved') return '/tools/presave';
  if (mail.startsWith('release_claim_')) return '/tools/claims';
  if (mail === 'release_unusual_streams') return `/analytics/watch?release=${releaseId}`;
  if (mail === 'release_handover_due') return `/distributions/${releaseId}/handover`;
  return `/distributions/${releaseId}${ANCHORS[mail] ?? ''}`;
}

// A takedown by staff needs another text than one that the owner requested.
function findEmailKind(mail: ReleaseMail, { takedown_by }: ReleaseRow): ReleaseMail | 'release_taken_down' {
  return mail === 'release_takedown_requested' && takedown_by === 'staff' ? 'release_taken_down' : mail;
}

function findDate(mail: ReleaseMail, { expiry_warned_for, live_date, release_date }: ReleaseRow): string | null {
  return mail === 'release_expiring' ? expiry_warned_for : (live_date ?? release_date);
}

async function findParts(context: MailContext, t: TFunction, mail: ReleaseMail, release: ReleaseRow): Promise<Parts> {
  if (mail === 'release_takedown_requested') return { note: describeTakedown(t, release), points: [] };
  if (mail === 'release_store_refused') return { note: null, points: await describeRefusals(context, t, release.id) };
  const verdict = await findVerdict(context.db, mail, release.id);
  if (verdict === null) return { note: null, points: [] };
  const note = verdict.note ? t('mail.note', { note: verdict.note }) : null;
  return { note, points: describeReasons(t, verdict) };
}

function describeTakedown(t: TFunction, { takedown_by, takedown_reason }: ReleaseRow): string | null {
  if (takedown_by !== 'staff' || takedown_reason === null) return null;
  return takedown_reason === COPYRIGHT_CLAIM ? t('mail.claim') : t('mail.takedown_note', { note: takedown_reason });
}

function formatDate(date: string | null, language: Language): string {
  if (date === null) return '';
  const format = new Intl.DateTimeFormat(FORMAT_LOCALES[language], { dateStyle: 'long', timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
