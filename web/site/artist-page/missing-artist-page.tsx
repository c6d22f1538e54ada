import { CATALOG_PATH } from '../app-paths.ts';
import type { PageContent, PageContext } from '../page.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';

/** Builds the page of a key without an artist, or with one whom nobody may see: it reveals nothing of them. */
export function buildMissingArtistPage(context: PageContext): PageContent {
  const { texts } = context;
  return {
    title: texts.t('artist_page.missing.title'),
    description: texts.t('artist_page.missing.text'),
    canonical_path: CATALOG_PATH,
    is_hidden: true,
    body: (
      <>
        <SiteHeader {...context} tone="plain" />
        <main id="main" className="mx-auto min-h-[50vh] max-w-page px-4 py-20 sm:px-8">
          <h1 className="display max-w-headline text-panel">{texts.t('artist_page.missing.title')}</h1>
          <p className="mt-5 max-w-prose text-17 text-ink-2">{texts.t('artist_page.missing.text')}</p>
          <a href={CATALOG_PATH} className="text-link mt-8 inline-block text-lg">
            {texts.t('artist_page.missing.catalog')}
          </a>
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}
