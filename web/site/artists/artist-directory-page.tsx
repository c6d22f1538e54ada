import type { ArtistDirectoryPage } from '@tangent/contract/catalogue/artist-directory.ts';
import {
  type ArtistDirectoryFilter,
  buildArtistDirectoryQuery,
} from '@tangent/domain/catalogue/artist/artist-directory.ts';
import { CATALOG_PATH } from '../app-paths.ts';
import type { PageContent, PageContext } from '../page.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { ArtistCard, createCardFormats } from './artist-card.tsx';
import { ArtistDirectoryForm } from './artist-directory-form.tsx';
import { describeArtists } from './describe-artists.ts';

/** Builds the page at /artists-catalog: filters, cards with listen links, and the way to the next page. */
export function buildArtistDirectoryPage(context: PageContext, page: ArtistDirectoryPage): PageContent {
  const { texts, request } = context;
  const query = buildArtistDirectoryQuery(page.filter);
  return {
    title: texts.t('catalogue.title', { product: request.product_name }),
    description: texts.t('catalogue.description', { product: request.product_name }),
    // Only the directory itself is worth finding, not each of its countless filters and pages.
    is_hidden: query !== '' || request.query.after !== undefined,
    data: [describeArtists(context, page.artists)],
    body: (
      <>
        <SiteHeader {...context} tone="plain" />
        <main id="main" className="mx-auto max-w-page px-4 pb-16 sm:px-8 lg:pb-20">
          <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3 pt-8 lg:pt-10">
            <h1 className="display text-[clamp(3rem,6.4vw,5.5rem)]">{texts.t('catalogue.headline')}</h1>
            <p className="max-w-brief pb-2 text-17 leading-normal text-ink-2">
              {texts.t('catalogue.lead', { product: request.product_name })}
            </p>
          </div>
          <ArtistDirectoryForm context={context} page={page} />
          {page.is_similar && (
            <p role="status" className="mt-8 text-lg font-strong">
              {texts.t('catalogue.similar', { name: page.filter.q })}
            </p>
          )}
          {page.artists.length === 0 ? (
            <Empty texts={context.texts} isFiltered={query !== ''} />
          ) : (
            <Cards context={context} page={page} />
          )}
          <div className="mt-14 flex flex-col items-center gap-5">
            {page.next_cursor !== null && (
              <a
                href={`${CATALOG_PATH}?${withLanguage(context, query, page.next_cursor)}`}
                data-load-more="artists"
                className="min-w-55 rounded-control border border-line-strong px-5 py-3 text-center text-base font-strong hover:bg-sunken"
              >
                {texts.t('catalogue.more')}
              </a>
            )}
            <a href={getReportAddress(context, page)} className="text-link text-sm">
              {texts.t('catalogue.report')}
            </a>
          </div>
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function Cards({ context, page }: { context: PageContext; page: ArtistDirectoryPage }) {
  const formats = createCardFormats(context.language);
  return (
    <ul
      id="artists"
      aria-label={context.texts.t('catalogue.list')}
      className="mt-9 grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-8 lg:grid-cols-4 lg:gap-x-10 lg:gap-y-14"
    >
      {page.artists.map((artist) => (
        <ArtistCard key={artist.id} context={context} artist={artist} formats={formats} />
      ))}
    </ul>
  );
}

function Empty({ texts, isFiltered }: Pick<PageContext, 'texts'> & { isFiltered: boolean }) {
  return (
    <div className="mx-auto mt-16 max-w-104 text-center">
      <svg
        viewBox="0 0 200 120"
        className="mx-auto w-48 text-line-strong"
        fill="none"
        stroke="currentColor"
        aria-hidden
      >
        {[56, 46, 36, 26].map((radius) => (
          <circle key={radius} cx="60" cy="60" r={radius} />
        ))}
        <path d="M60 4H200" className="text-ink" stroke="currentColor" strokeWidth="1.5" />
        <circle cx="60" cy="60" r="4" className="text-ink" fill="currentColor" stroke="none" />
      </svg>
      <h2 className="mt-6 text-2xl font-bold tracking-title">
        {texts.t(isFiltered ? 'catalogue.nothing' : 'catalogue.nobody')}
      </h2>
      {isFiltered && (
        <a href={CATALOG_PATH} className="text-link mt-3 inline-block text-base">
          {texts.t('catalogue.clear')}
        </a>
      )}
    </div>
  );
}

function withLanguage({ request }: PageContext, query: string, cursor: string): string {
  const next = new URLSearchParams(query);
  if (request.query.lang !== undefined) next.set('lang', request.query.lang);
  next.set('after', cursor);
  return next.toString();
}

/** Names the search, so that the support team sees the same artists. */
function getReportAddress({ texts, request }: PageContext, page: ArtistDirectoryPage): string {
  const address = new URL(CATALOG_PATH, request.public_url);
  address.search = buildArtistDirectoryQuery(page.filter satisfies ArtistDirectoryFilter);
  const subject = encodeURIComponent(texts.t('catalogue.report_subject'));
  const body = encodeURIComponent(`${texts.t('catalogue.report_body')}\n\n${address}`);
  return `mailto:${request.support_email}?subject=${subject}&body=${body}`;
}
