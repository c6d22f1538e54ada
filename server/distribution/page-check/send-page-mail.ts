import { releases } from '@tangent/db/schema/catalogue/release.ts';
import { page_checks } from '@tangent/db/schema/distribution/page-check.ts';
import type { ArtistPage } from '@tangent/domain/catalogue/artist/identities.ts';
import { PAGE_STORES } from '@tangent/domain/distribution/delivery/page-check.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { eq } from 'drizzle-orm';
import { type MailContext, sendEmail } from '../../messaging/mail/public.ts';

/** Stores have no account and so no language. */
const STORE_LANGUAGE: Language = 'en';

const ADDRESSES: Readonly<Record<ArtistPage, string>> = {
  spotify: 'https://open.spotify.com/artist/',
  apple_music: 'https://music.apple.com/artist/',
};

/** The context of asking a store. */
export interface PageMailContext extends MailContext {
  /** Where services with artist pages are asked to move a release, as far as it is set. */
  page_emails: Readonly<Partial<Record<ArtistPage, string | undefined>>>;
}

/**
 * Asks a store to move a release to the right artist page. Where no address of the store is set, our support gets the
 * text and takes it to the store.
 */
export async function sendPageMail(context: PageMailContext, checkId: string, messageId: string): Promise<void> {
  const [row] = await context.db
    .select({ check: page_checks, release: releases })
    .from(page_checks)
    .innerJoin(releases, eq(releases.id, page_checks.release_id))
    .where(eq(page_checks.id, checkId));
  // It may stand right by now.
  if (row?.check.state !== 'wrong') return;
  const { check, release } = row;
  const page: ArtistPage = check.store_id === PAGE_STORES.spotify ? 'spotify' : 'apple_music';
  const { t } = await loadTexts(STORE_LANGUAGE);
  const service = t(`artist.service.${page}`);
  const values = {
    product: context.product_name,
    service,
    title: release.title,
    artist: check.artist,
    upc: release.upc ?? '',
    right: `${ADDRESSES[page]}${check.expected_id}`,
    wrong: check.found_id === null ? '–' : `${ADDRESSES[page]}${check.found_id}`,
  };
  const recipient = { first_name: service, last_name: '', language: STORE_LANGUAGE };
  await sendEmail(context, { ...recipient, email: context.page_emails[page] ?? context.support_email }, messageId, {
    subject: t('mail.page_request.subject', values),
    heading: t('mail.page_request.heading', values),
    paragraphs: [t('mail.page_request.body', values), t('mail.page_request.code', values)],
    points: [
      { name: t('mail.page_request.right'), explanation: values.right },
      { name: t('mail.page_request.wrong'), explanation: values.wrong },
    ],
    action: null,
    footer: 'store',
  });
}
