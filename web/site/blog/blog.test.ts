import { LANGUAGES } from '@tangent/domain/locale.ts';
import { BLOG_TAGS } from '@tangent/domain/promotion/blog/post.ts';
import { expect, test } from 'vitest';
import { parseMarkdown } from '../markdown/parse-markdown.ts';
import { renderFeed, renderPage } from '../render.tsx';
import { ASSETS, PAGE_REQUEST } from '../testing/page-request.ts';
import { POSTS, readPost } from './posts.ts';

const render = (path: string, query: Record<string, string> = {}) =>
  renderPage({ ...PAGE_REQUEST, path, query }, ASSETS);
const renderHtml = async (path: string, query: Record<string, string> = {}) => (await render(path, query))?.html ?? '';

const HEAD =
  '---\ntitle: A {stores} title\nexcerpt: Short\ntags: rules\npublished_on: 2026-01-02\nfigure: ai\nauthor: Us\n---\n';

test('there are at least eight posts in English and four in each other language, and every topic has one', () => {
  for (const language of LANGUAGES) {
    const posts = POSTS.filter((post) => post.language === language);
    expect(posts.length, language).toBeGreaterThanOrEqual(language === 'en' ? 8 : 4);
    for (const { body, excerpt } of posts) {
      expect(body.split(/\s+/).length).toBeGreaterThan(180);
      expect(excerpt.length).toBeLessThan(170);
    }
  }
  for (const { id } of POSTS)
    expect(
      POSTS.some((post) => post.id === id && post.language === 'en'),
      id,
    ).toBe(true);
  for (const tag of BLOG_TAGS)
    expect(
      POSTS.some(({ tags }) => tags.includes(tag)),
      tag,
    ).toBe(true);
});

test('numbers of a post come from the rules, and a file that is no post is refused', () => {
  const read = (source: string) => readPost('./posts/new.en.md', source);
  expect(read(`${HEAD}We know {stores} stores.`)).toMatchObject({ title: 'A 150 title', body: 'We know 150 stores.' });
  for (const source of [`${HEAD}{unknown}`, 'text', HEAD.replace('rules', 'gossip'), HEAD.replace('ai', 'toString')]) {
    expect(() => read(source)).toThrow('new.en.md');
  }
});

test('[S2-050] /blog lists every post, the newest first, and can show one topic', async () => {
  const html = await renderHtml('/blog');
  for (const { id, language } of POSTS) if (language === 'en') expect(html).toContain(`href="/blog/${id}"`);
  const rules = await renderHtml('/blog', { tag: 'rules' });
  expect(rules).toContain('href="/blog/ai-disclosure"');
  expect(rules).not.toContain('href="/blog/loudness"');
  for (const query of [{ page: '1000000000' }, { page: '-1' }, { tag: 'x' }, { page: 'x'.repeat(9000) }] as never[]) {
    expect((await render('/blog', query))?.status).toBe(200);
  }
});

test('[S2-051] /blog/{id} shows one post with reading time, its neighbours and its address for search engines', async () => {
  const html = await renderHtml('/blog/splits');
  expect(html).toContain('Agree on splits before the mix</h1>');
  expect(html).toMatch(/October 30, 2026, \d minutes, The royalties team/);
  for (const part of [
    'Nobody argues about 20 % of a song',
    'Two kinds of money</h2>',
    'composition</strong> is melody and words',
  ])
    expect(html).toContain(part);
  // The numbers of the plans, not their placeholders.
  expect(html).toContain('$153, $63.75 and $38.25');
  expect(html).not.toMatch(/\{\w+\}/);
  expect(html).toContain('rel="prev" href="/blog/moving-catalogue"');
  expect(html).toContain('rel="next" href="/blog/lost-streams"');
  expect(html).toContain('<link rel="canonical" href="https://music.example/blog/splits"/>');
  expect(html).toContain('"@type":"BlogPosting"');
  expect(html).toContain('property="og:type" content="article"');
});

test('[S2-141] a post shows three others like it, never itself', async () => {
  const [, similar = ''] = (await renderHtml('/blog/loudness')).split('Read next');
  expect(similar.match(/<article/g)).toHaveLength(3);
  expect(similar).not.toContain('href="/blog/loudness"');
});

test('a post that a language does not have is shown in English, with the original as its address', async () => {
  const missing = POSTS.find(({ id }) => !POSTS.some((post) => post.id === id && post.language === 'tr'));
  const html = await renderHtml(`/blog/${missing?.id}`, { lang: 'tr' });
  expect(html).toContain('Bu yazının yalnızca İngilizcesi var.');
  expect(html).toContain(`<link rel="canonical" href="https://music.example/blog/${missing?.id}"/>`);
  expect(html).not.toContain('hrefLang="tr" href="https://music.example/blog');
});

test.each([
  '/blog/nothing',
  '/blog/..',
  '/blog/loudness.en',
  '/blog/loudness/',
  '/blog/',
  '/blog/__proto__',
  '/blog/%00',
])('%s is not found', async (path) => {
  const page = await render(path);
  expect(page?.status).toBe(404);
  expect(page?.html).toContain('This post doesn’t exist');
});

test('HTML in a post stays text, on the page and in feeds', async () => {
  const [paragraph] = parseMarkdown('<img src=x onerror=alert(1)> **<b>** [x](javascript:alert) [y](//evil.example)');
  expect(paragraph).toEqual({
    kind: 'paragraph',
    spans: [
      { kind: 'text', text: '<img src=x onerror=alert(1)> ' },
      { kind: 'strong', text: '<b>' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: '[x](javascript:alert)' },
      { kind: 'text', text: ' ' },
      { kind: 'text', text: '[y](//evil.example)' },
    ],
  });
});

test('headings, lists, notes, links and emphasis of Markdown are understood', () => {
  const blocks = parseMarkdown(
    '## One\n\na *b* `c`\nd\n\n- x\n  y\n- [z](/upgrade)\n\n1. first\n2. second\n\n> note\n> more',
  );
  expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'list', 'list', 'note']);
  expect(blocks[2]).toMatchObject({ is_ordered: false, items: [[{ text: 'x y' }], [{ href: '/upgrade' }]] });
  expect(blocks[4]).toMatchObject({ spans: [{ text: 'note more' }] });
});

test('each language has an Atom and a JSON feed with its own posts', async () => {
  for (const language of LANGUAGES) {
    const own = POSTS.filter((post) => post.language === language);
    const atom = await renderFeed({ ...PAGE_REQUEST, path: `/feeds/blog.${language}.xml` });
    expect(atom?.body.match(/<entry>/g)).toHaveLength(own.length);
    expect(atom?.body).not.toMatch(/&(?!amp;|lt;|gt;|quot;|#39;)/);
    const json = JSON.parse((await renderFeed({ ...PAGE_REQUEST, path: `/feeds/blog.${language}.json` }))?.body ?? '');
    expect(json.items.map(({ title }: { title: string }) => title).sort()).toEqual(
      own.map(({ title }) => title).sort(),
    );
  }
  for (const path of ['/feeds/blog.de.xml', '/feeds/x', '/feeds/blog.en.xmlx']) {
    expect(await renderFeed({ ...PAGE_REQUEST, path })).toBeNull();
  }
});
