import { BLOG_PATH } from '../app-paths.ts';
import type { PageContent, PageContext } from '../page.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';

/** Builds the page of an address below /blog without a post. */
export function buildMissingPostPage(context: PageContext): PageContent {
  const { texts } = context;
  return {
    title: texts.t('blog.missing'),
    description: texts.t('blog.description'),
    is_hidden: true,
    body: (
      <>
        <SiteHeader {...context} tone="plain" />
        <main id="main" className="mx-auto min-h-[50vh] max-w-page px-4 py-20 sm:px-8">
          <h1 className="display max-w-headline text-[clamp(2.25rem,5vw,4rem)]">{texts.t('blog.missing')}</h1>
          <a href={BLOG_PATH} className="text-link mt-8 inline-block text-lg">
            {texts.t('blog.all_posts')}
          </a>
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}
