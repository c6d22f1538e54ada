import { FORMAT_LOCALES, LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { findNeighbours, listPosts, listSimilarPosts } from '@tangent/domain/promotion/blog/post.ts';
import { BLOG_PATH } from '../app-paths.ts';
import { Markdown } from '../markdown/markdown.tsx';
import type { PageContent, PageContext } from '../page.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { Figure } from './figures.tsx';
import { formatPostDay } from './format-post-day.ts';
import { PostCard } from './post-card.tsx';
import { POSTS, type Post } from './posts.ts';

const ADDRESS = /^\/blog\/([a-z0-9-]{1,80})$/;

/** Finds the post of an address, in this language or in English; null when there is none. */
export function findPost(path: string, language: Language): Post | null {
  const id = ADDRESS.exec(path)?.[1];
  return listPosts(POSTS, language).find((post) => post.id === id) ?? null;
}

/** Lists the languages that a post is written in. */
function listPostLanguages(id: string): Language[] {
  return LANGUAGES.filter((language) => POSTS.some((post) => post.id === id && post.language === language));
}

/** Builds the page of one post (S2-051), with similar ones below it (S2-141). */
export function buildPostPage(context: PageContext, post: Post): PageContent {
  const { texts, language, request } = context;
  const posts = listPosts(POSTS, language);
  const facts = [
    formatPostDay(post.published_on, language),
    texts.t('blog.minutes', { count: post.minutes }),
    post.author,
  ];
  return {
    title: `${post.title} · ${request.product_name}`,
    description: post.excerpt,
    languages: listPostLanguages(post.id),
    // A fallback is the English original, not a page of its own.
    canonical_language: post.language,
    feed: { path: `/feeds/blog.${language}.xml`, title: texts.t('blog.title', { product: request.product_name }) },
    kind: 'article',
    data: [describePost(context, post)],
    body: (
      <>
        <SiteHeader {...context} tone="plain" />
        <main id="main" className="mx-auto max-w-page px-4 pt-11 pb-22 sm:px-8">
          <article lang={FORMAT_LOCALES[post.language]}>
            <div className="mx-auto max-w-260">
              {post.language !== language && (
                <p lang={FORMAT_LOCALES[language]} className="mb-6 text-15 text-ink-2">
                  {texts.t('blog.only_english')}
                </p>
              )}
              <h1 className="display max-w-headline-lg text-[clamp(2.5rem,5.6vw,4.5rem)]">{post.title}</h1>
              <p className="mt-6 text-22 leading-lead font-soft tracking-text">{post.excerpt}</p>
              <p lang={FORMAT_LOCALES[language]} className="mt-4 text-15 text-ink-3">
                {facts.join(', ')}
              </p>
              <div className="mt-9 overflow-hidden rounded-sleeve">
                <Figure name={post.figure} isWide />
              </div>
            </div>
            <div className="mx-auto mt-10 max-w-reading text-17 leading-reading">
              <Markdown source={post.body} />
            </div>
          </article>
          <Tags context={context} post={post} />
          <Neighbours context={context} {...findNeighbours(posts, post)} />
          <Similar context={context} posts={listSimilarPosts(posts, post)} />
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function Tags({ context: { texts }, post }: { context: PageContext; post: Post }) {
  return (
    <ul aria-label={texts.t('blog.topics')} className="mx-auto mt-10 flex max-w-reading flex-wrap gap-2">
      {post.tags.map((tag) => (
        <li key={tag}>
          <a
            href={`${BLOG_PATH}?tag=${tag}`}
            className="block rounded-full border border-line-strong px-4 py-2 text-15 hover:bg-sunken"
          >
            {texts.t(`blog.tag.${tag}`)}
          </a>
        </li>
      ))}
    </ul>
  );
}

function Similar({ context, posts }: { context: PageContext; posts: readonly Post[] }) {
  const { texts } = context;
  return (
    <section className="mt-22">
      <div className="flex items-baseline justify-between gap-6 border-t-2 border-ink pt-6">
        <h2 className="text-2xl font-bold tracking-title">{texts.t('blog.similar')}</h2>
        <a href={BLOG_PATH} className="text-link text-base">
          {texts.t('blog.all_posts')}
        </a>
      </div>
      <div className="mt-6 grid gap-x-5 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        {posts.map((similar) => (
          <PostCard key={similar.id} context={context} post={similar} />
        ))}
      </div>
    </section>
  );
}

type NeighbourProps = { context: PageContext; newer: Post | null; older: Post | null };

function Neighbours({ context: { texts }, newer, older }: NeighbourProps) {
  const shown = [
    { post: older, rel: 'prev', label: texts.t('blog.previous') },
    { post: newer, rel: 'next', label: texts.t('blog.next') },
  ];
  return (
    <nav aria-label={texts.t('blog.pages')} className="mx-auto mt-10 grid max-w-reading gap-6 sm:grid-cols-2">
      {shown.map(({ post, rel, label }) =>
        post === null ? null : (
          <a key={rel} rel={rel} href={`${BLOG_PATH}/${post.id}`} className="group block border-t border-line pt-3">
            <span className="block text-13 text-ink-3">{label}</span>
            <span
              lang={post.language}
              className="mt-0.5 block text-base font-strong group-hover:underline group-hover:underline-offset-4"
            >
              {post.title}
            </span>
          </a>
        ),
      )}
    </nav>
  );
}

function describePost({ request }: PageContext, post: Post): object {
  const origin = new URL(request.public_url).origin;
  const publisher = { '@type': 'Organization', name: request.product_name, url: origin };
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.excerpt,
    datePublished: post.published_on,
    inLanguage: FORMAT_LOCALES[post.language],
    keywords: post.tags,
    mainEntityOfPage: `${origin}${BLOG_PATH}/${post.id}${post.language === 'en' ? '' : `?lang=${post.language}`}`,
    author: { '@type': 'Organization', name: post.author, parentOrganization: publisher },
    publisher,
  };
}
