import { FORMAT_LOCALES, LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { listPosts } from '@tangent/domain/promotion/blog/post.ts';
import type { i18n } from 'i18next';
import { BLOG_PATH } from '../app-paths.ts';
import { escapeXml } from '../escape-xml.ts';
import { type Block, parseMarkdown, type Span } from '../markdown/parse-markdown.ts';
import type { PageRequest } from '../page.ts';
import { POSTS, type Post } from './posts.ts';

type Feed = { readonly type: string; readonly body: string };
type FeedContext = { readonly texts: i18n; readonly request: PageRequest; readonly language: Language };

const ADDRESS = /^\/feeds\/blog\.([a-z]{2})\.(xml|json)$/;

/** Reads which feed an address names: its language and its form; null for another address. */
export function readFeedAddress(path: string): { language: Language; form: 'xml' | 'json' } | null {
  const [, code, form] = ADDRESS.exec(path) ?? [];
  const language = LANGUAGES.find((one) => one === code);
  return language === undefined ? null : { language, form: form === 'json' ? 'json' : 'xml' };
}

/** Builds the feed of a language: Atom (RFC 4287) or JSON Feed 1.1, with the whole texts (A-058). */
export function buildFeed(context: FeedContext, form: 'xml' | 'json'): Feed {
  const origin = new URL(context.request.public_url).origin;
  const posts = POSTS.filter(({ language }) => language === context.language);
  const shown = listPosts(posts, context.language);
  return form === 'xml' ? buildAtom(context, origin, shown) : buildJson(context, origin, shown);
}

const addressOf = (origin: string, { id, language }: Post) =>
  `${origin}${BLOG_PATH}/${id}${language === 'en' ? '' : `?lang=${language}`}`;

function buildAtom({ texts, request, language }: FeedContext, origin: string, posts: readonly Post[]): Feed {
  const own = `${origin}/feeds/blog.${language}.xml`;
  const entries = posts.map(
    (post) => `<entry>
<id>${escapeXml(addressOf(origin, post))}</id>
<title>${escapeXml(post.title)}</title>
<link href="${escapeXml(addressOf(origin, post))}"/>
<published>${post.published_on}T00:00:00Z</published>
<updated>${post.published_on}T00:00:00Z</updated>
<author><name>${escapeXml(`${request.product_name}: ${post.author}`)}</name></author>
<summary>${escapeXml(post.excerpt)}</summary>
<content type="html">${escapeXml(writeHtml(origin, post))}</content>
</entry>`,
  );
  const body = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${FORMAT_LOCALES[language]}">
<id>${own}</id>
<title>${escapeXml(texts.t('blog.title', { product: request.product_name }))}</title>
<link rel="self" href="${own}"/>
<link href="${origin}${BLOG_PATH}${language === 'en' ? '' : `?lang=${language}`}"/>
<updated>${posts[0]?.published_on ?? '2026-01-01'}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
  return { type: 'application/atom+xml; charset=utf-8', body };
}

function buildJson({ texts, request, language }: FeedContext, origin: string, posts: readonly Post[]): Feed {
  const body = {
    version: 'https://jsonfeed.org/version/1.1',
    title: texts.t('blog.title', { product: request.product_name }),
    home_page_url: `${origin}${BLOG_PATH}${language === 'en' ? '' : `?lang=${language}`}`,
    feed_url: `${origin}/feeds/blog.${language}.json`,
    language: FORMAT_LOCALES[language],
    items: posts.map((post) => ({
      id: addressOf(origin, post),
      url: addressOf(origin, post),
      title: post.title,
      summary: post.excerpt,
      content_html: writeHtml(origin, post),
      date_published: `${post.published_on}T00:00:00Z`,
      authors: [{ name: post.author }],
      tags: post.tags,
    })),
  };
  return { type: 'application/feed+json; charset=utf-8', body: JSON.stringify(body) };
}

/** Writes a post as HTML for programs that read feeds. */
function writeHtml(origin: string, { body }: Post): string {
  return parseMarkdown(body)
    .map((block) => writeBlock(origin, block))
    .join('');
}

function writeBlock(origin: string, block: Block): string {
  const write = (spans: readonly Span[]) => spans.map((span) => writeSpan(origin, span)).join('');
  if (block.kind === 'list') {
    const tag = block.is_ordered ? 'ol' : 'ul';
    return `<${tag}>${block.items.map((item) => `<li>${write(item)}</li>`).join('')}</${tag}>`;
  }
  if (block.kind === 'table') {
    const rows = block.rows.map((row) => `<tr>${row.map((cell) => `<td>${write(cell)}</td>`).join('')}</tr>`);
    return `<table><tr>${block.head.map((cell) => `<th>${write(cell)}</th>`).join('')}</tr>${rows.join('')}</table>`;
  }
  const tag = { heading: 'h2', paragraph: 'p', note: 'blockquote' }[block.kind];
  return `<${tag}>${write(block.spans)}</${tag}>`;
}

function writeSpan(origin: string, span: Span): string {
  const text = escapeXml(span.text);
  if (span.kind === 'text') return text;
  if (span.kind === 'link') return `<a href="${escapeXml(new URL(span.href, origin).href)}">${text}</a>`;
  return `<${span.kind}>${text}</${span.kind}>`;
}
