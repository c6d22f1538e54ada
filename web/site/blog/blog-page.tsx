import {
  BLOG_TAGS,
  type BlogTag,
  listPosts,
  POSTS_PER_PAGE,
  readPageNumber,
} from '@tangent/domain/promotion/blog/post.ts';
import { BLOG_PATH } from '../app-paths.ts';
import type { PageContent, PageContext } from '../page.ts';
import { SiteFooter } from '../site-footer.tsx';
import { SiteHeader } from '../site-header.tsx';
import { Figure } from './figures.tsx';
import { formatPostDay } from './format-post-day.ts';
import { PostCard } from './post-card.tsx';
import { POSTS, type Post } from './posts.ts';

/** The part of the list of posts that is shown: a topic, and a page of it. */
export type BlogView = { readonly tag: BlogTag | null; readonly page: number };

/** Reads the view from the query of an address; what does not exist is ignored. */
export function readBlogView({ language, request }: Pick<PageContext, 'language' | 'request'>): BlogView {
  const tag = BLOG_TAGS.find((one) => one === request.query.tag) ?? null;
  return { tag, page: readPageNumber(request.query.page, listPostsOf(tag, language).length) };
}

function listPostsOf(tag: BlogTag | null, language: PageContext['language']): Post[] {
  return listPosts(POSTS, language).filter(({ tags }) => tag === null || tags.includes(tag));
}

/** Builds the page at /blog (S2-050): the newest post large, the others as sleeves. */
export function buildBlogPage(context: PageContext, { tag, page }: BlogView): PageContent {
  const { texts, language, request } = context;
  const posts = listPostsOf(tag, language);
  const shown = posts.slice((page - 1) * POSTS_PER_PAGE, page * POSTS_PER_PAGE);
  const lead = tag === null && page === 1 ? shown[0] : undefined;
  const title = texts.t('blog.title', { product: request.product_name });
  return {
    title,
    description: texts.t('blog.description'),
    is_hidden: tag !== null || page > 1,
    feed: { path: `/feeds/blog.${language}.xml`, title },
    body: (
      <>
        <SiteHeader {...context} tone="plain" />
        <main id="main" className="mx-auto max-w-page px-4 pb-22 sm:px-8">
          <h1 className="sr-only">{texts.t('blog.heading')}</h1>
          {lead && <LeadPost context={context} post={lead} />}
          <Topics context={context} tag={tag} />
          <div className="mt-8 grid gap-x-5 gap-y-14 sm:grid-cols-2 lg:grid-cols-3">
            {shown
              .filter((post) => post !== lead)
              .map((post) => (
                <PostCard key={post.id} context={context} post={post} saysMore />
              ))}
          </div>
          <Pages context={context} view={{ tag, page }} last={Math.ceil(posts.length / POSTS_PER_PAGE)} />
        </main>
        <SiteFooter {...context} />
      </>
    ),
  };
}

function LeadPost({ context, post }: { context: PageContext; post: Post }) {
  const { texts, language } = context;
  const meta = [
    texts.t(`blog.tag.${post.tags[0] ?? 'rules'}`),
    texts.t('blog.minutes', { count: post.minutes }),
    formatPostDay(post.published_on, language),
  ];
  return (
    <article lang={post.language} className="mt-7 grid items-center gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
      <div className="overflow-hidden rounded-sleeve">
        <Figure name={post.figure} isWide />
      </div>
      <div>
        <p className="text-13 text-ink-3">{meta.join(', ')}</p>
        <h2 className="display mt-3 text-[clamp(2rem,3.9vw,3.5rem)]">
          <a href={`${BLOG_PATH}/${post.id}`}>{post.title}</a>
        </h2>
        <p className="mt-4 max-w-tight text-lg leading-normal text-ink-2">{post.excerpt}</p>
      </div>
    </article>
  );
}

function Topics({ context: { texts }, tag }: { context: PageContext; tag: BlogTag | null }) {
  const topics = [
    { value: null, name: texts.t('blog.all') },
    ...BLOG_TAGS.map((value) => ({ value, name: texts.t(`blog.tag.${value}`) })),
  ];
  return (
    <nav aria-label={texts.t('blog.topics')} className="mt-14 flex flex-wrap gap-2">
      {topics.map(({ value, name }) => (
        <a
          key={name}
          href={value === null ? BLOG_PATH : `${BLOG_PATH}?tag=${value}`}
          aria-current={value === tag ? 'true' : undefined}
          className="rounded-full border border-line-strong px-4 py-2 text-15 hover:bg-sunken current:border-ink current:bg-ink current:font-strong current:text-paper"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

function Pages({ context: { texts }, view, last }: { context: PageContext; view: BlogView; last: number }) {
  if (last <= 1) return null;
  const address = (page: number) => {
    const query = new URLSearchParams({ ...(view.tag && { tag: view.tag }), page: String(page) });
    return `${BLOG_PATH}?${query}`;
  };
  return (
    <nav aria-label={texts.t('blog.pages')} className="mt-14 flex justify-between text-base font-strong">
      {view.page > 1 ? (
        <a href={address(view.page - 1)} rel="prev" className="text-link">
          {texts.t('blog.newer_posts')}
        </a>
      ) : (
        <span />
      )}
      {view.page < last && (
        <a href={address(view.page + 1)} rel="next" className="text-link">
          {texts.t('blog.older_posts')}
        </a>
      )}
    </nav>
  );
}
