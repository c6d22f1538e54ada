import type { ReleasePage } from '@tangent/contract/promotion/smartlink.ts';
import type { CalendarDate } from '@tangent/domain/calendar.ts';
import { FORMAT_LOCALES, LANGUAGES } from '@tangent/domain/locale.ts';
import type { PageContext } from '../page.ts';
import { buildAlbumData } from './album-data.ts';
import { roomClass } from './fan-classes.ts';
import { formatLongDay } from './format-day.ts';
import { PageFooter } from './page-footer.tsx';
import { PAGE_THEME_SCRIPT, PREVIEW_SCRIPT, SHARE_SCRIPT } from './page-script.ts';
import { DOOR_SCRIPT } from './presave-script.ts';
import type { PresaveView } from './presave-view.ts';
import { type PagePreview, PreviewBar } from './preview-bar.tsx';
import { buildReleaseContext, type ReleaseContext } from './release-context.ts';
import css from './release-page.css?inline';
import { LivePage, PresavePage } from './release-page.tsx';
import { InAppNotice } from './save-buttons.tsx';
import { UnavailablePage } from './unavailable-page.tsx';

/** The data of a page below /release. */
export type ReleaseView = {
  /** Null: nothing to show. */
  readonly page: ReleasePage | null;
  readonly today: CalendarDate;
  /** The campaign, while the page is the pre-save page. */
  readonly presave: PresaveView | null;
  /** Only its owner sees the page, which is still to come: no button leads anywhere. */
  readonly preview?: PagePreview;
};

const DESCRIBED_STORES = 4;

/**
 * The whole document of a release page: its style and script are part of it, so that one response shows everything but
 * the cover.
 */
export function ReleaseDocument({ context, view }: { context: PageContext; view: ReleaseView }) {
  const { request, language, texts } = context;
  const release = view.page === null ? null : buildReleaseContext(context, view.page, view.today);
  const theme = release?.page.theme ?? null;
  const tint = release?.page.tint ?? null;
  const style = tint && ({ '--art-h': tint.hue, '--art-c': tint.chroma } as React.CSSProperties);
  return (
    <html lang={FORMAT_LOCALES[language]} className={theme === 'dark' ? 'dark' : undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {release === null ? (
          <UnavailableFacts context={context} />
        ) : (
          <ReleaseFacts context={context} release={release} isPreview={view.preview !== undefined} />
        )}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        {theme === null && (
          <script nonce={request.nonce ?? undefined} dangerouslySetInnerHTML={{ __html: PAGE_THEME_SCRIPT }} />
        )}
        <style nonce={request.nonce ?? undefined} dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body className={roomClass(release !== null)} {...(style && { style })}>
        {release === null && <UnavailablePage context={context} />}
        {release !== null && view.presave !== null && <InAppNotice context={release} presave={view.presave} />}
        {release !== null && view.preview && <PreviewBar context={release} preview={view.preview} />}
        {release?.page.state === 'presave' && <PresavePage context={release} presave={view.presave} />}
        {release?.page.state === 'live' && <LivePage context={release} />}
        <PageFooter
          context={context}
          report_address={getReportAddress(request.support_email, view.preview ? null : release)}
        />
        {release !== null && (
          <script
            nonce={request.nonce ?? undefined}
            dangerouslySetInnerHTML={{ __html: view.preview === undefined ? listScripts(view) : PREVIEW_SCRIPT }}
          />
        )}
      </body>
    </html>
  );

  function getReportAddress(email: string, found: ReleaseContext | null): string {
    if (found === null) return `mailto:${email}`;
    const subject = texts.t('link.report_subject', { title: found.title });
    return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(found.address)}`;
  }
}

function listScripts({ presave }: ReleaseView): string {
  return presave === null ? SHARE_SCRIPT : `${SHARE_SCRIPT};${DOOR_SCRIPT}`;
}

function UnavailableFacts({ context: { texts } }: { context: PageContext }) {
  return (
    <>
      <title>{texts.t('link.unavailable.title')}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

function PreviewFacts({ heading }: { heading: string }) {
  return (
    <>
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

/** The metadata for shared links and search engines; before the release only for shared links. */
function ReleaseFacts({
  context: { request, texts, language },
  release,
  isPreview,
}: {
  context: PageContext;
  release: ReleaseContext;
  isPreview: boolean;
}) {
  const { page, title, address } = release;
  const origin = new URL(address).origin;
  const type = texts.t(`release.type.${page.release_type}`);
  const isLive = page.state === 'live';
  const date = page.release_date === null ? '' : formatLongDay(page.release_date, language);
  const names = { title, artist: page.artist, type, date };
  const stores = page.stores.slice(0, DESCRIBED_STORES).map(({ name }) => name);
  const heading = isLive ? texts.t('link.page_title', names) : texts.t('link.title_presave', names);
  const description = isLive
    ? texts.t('link.description_live', { ...names, stores: stores.join(', ') })
    : texts.t('link.description_presave', names);
  if (isPreview) return <PreviewFacts heading={heading} />;
  const inLanguage = (name: string) => (name === 'en' ? address : `${address}?lang=${name}`);
  return (
    <>
      <title>{heading}</title>
      <meta name="description" content={description} />
      {!isLive && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={inLanguage(language)} />
      {isLive && LANGUAGES.map((name) => <link key={name} rel="alternate" hrefLang={name} href={inLanguage(name)} />)}
      <meta property="og:type" content="music.album" />
      <meta property="og:site_name" content={request.product_name} />
      <meta property="og:title" content={heading} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={inLanguage(language)} />
      <meta property="og:locale" content={FORMAT_LOCALES[language].replace('-', '_')} />
      <meta property="og:image" content={`${origin}/release/${page.key}/picture.jpg?lang=${language}`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={texts.t('link.cover', { title })} />
      {page.release_date !== null && <meta property="music:release_date" content={page.release_date} />}
      <meta name="twitter:card" content="summary_large_image" />
      <link
        rel="alternate"
        type="application/json+oembed"
        href={`${origin}/oembed?url=${encodeURIComponent(address)}`}
        title={heading}
      />
      {isLive && (
        <script
          type="application/ld+json"
          nonce={request.nonce ?? undefined}
          dangerouslySetInnerHTML={{ __html: buildAlbumData(release) }}
        />
      )}
    </>
  );
}
