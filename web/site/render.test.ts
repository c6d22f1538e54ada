import fs from 'node:fs';
import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { isAppPath, isSitePath, listLegalPages, REFERRAL_TERMS_ADDRESS, RELEASE_TERMS_ADDRESS } from './app-paths.ts';
import type { PageRequest } from './page.ts';
import { INLINE_SCRIPTS, renderEmailLink, renderPage } from './render.tsx';
import { findHtmlProblems } from './testing/find-html-problems.ts';
import { ASSETS, PAGE_REQUEST } from './testing/page-request.ts';

const LEGAL = '/legal/privacy.html';

async function renderHtml(request: Partial<PageRequest> = {}): Promise<string> {
  const page = await renderPage({ ...PAGE_REQUEST, ...request }, ASSETS);
  expect(page?.status).toBe(200);
  return page?.html ?? '';
}

test('[S2-003] / is a public page that is complete without a script', async () => {
  const html = await renderHtml();
  expect(html).toContain('Out everywhere.');
  for (const store of MAJOR_STORES) expect(html).toContain(store.name);
  expect(html).toContain('href="/auth/signup"');
});

test('[S1-001] the start page speaks to independent artists, and the top plan to labels', async () => {
  expect(await renderHtml()).toContain('music distribution for independent artists');
  expect(await renderHtml({ path: '/upgrade' })).toContain('For several artists or a label');
});

test('/ names the prices, the number of stores and what a visitor asks, and says that a song is free', async () => {
  for (const language of LANGUAGES) {
    const html = await renderHtml({ query: { lang: language } });
    const screen = `/product/dashboard-light-${language}.webp`;
    expect(fs.existsSync(new URL(`../public${screen}`, import.meta.url)), screen).toBe(true);
    for (const text of ['49', '99', '150', '85', screen]) expect(html).toContain(text);
    expect(html.match(/<details open/g)).toHaveLength(1);
    expect(html.match(/<h2 id="plan-/g)).toHaveLength(3);
  }
  expect(await renderHtml()).toContain('Release a song free');
  expect(await renderHtml({ is_signed_in: true })).toContain('href="/distributions/new"');
});

test('[S2-079] [S2-080] a visitor finds sign in and sign up in the navbar', async () => {
  const html = await renderHtml();
  expect(html).toContain('>Sign in</a>');
  expect(html).toContain('>Sign up</a>');
  expect(html).not.toContain('Sign out');
});

test('[S2-076] [S2-077] a signed-in user finds their releases, their settings and sign-out', async () => {
  const html = await renderHtml({ is_signed_in: true });
  expect(html).toContain('href="/distributions"');
  expect(html).toContain('href="/account"');
  expect(html).toContain('Sign out');
  expect(html).not.toContain('Sign in');
});

test('[S2-076] [S2-077] [S2-079] [S2-080] every page comes with the bar of its visitor, so that none flashes', async () => {
  const paths = ['/', '/upgrade', '/free-music-distribution', '/blog', '/blog/splits', '/blog/none'];
  for (const path of [...paths, ...listLegalPages().map(([, legal]) => legal)]) {
    for (const is_signed_in of [false, true]) {
      const header = /<header[\s\S]*?<\/header>/.exec(
        (await renderPage({ ...PAGE_REQUEST, path, is_signed_in }, ASSETS))?.html ?? '',
      )?.[0];
      const shown = { signs_out: header?.includes('data-sign-out'), signs_in: header?.includes('href="/auth/login"') };
      expect({ path, ...shown }).toEqual({ path, signs_out: is_signed_in, signs_in: !is_signed_in });
    }
  }
});

test('the pages behind links in emails and of missing posts are valid', async () => {
  const missing = await renderPage({ ...PAGE_REQUEST, path: '/blog/none' }, ASSETS);
  const change = { purpose: 'change_email', email: '"<b>"@music.example' } as const;
  for (const html of [missing?.html, await renderEmailLink(change, PAGE_REQUEST, ASSETS)]) {
    expect(await findHtmlProblems(html ?? '')).toEqual([]);
  }
});

test('the start page leads to the public page of one release, where the server names one', async () => {
  const demo_release = { path: '/release/lua-k7x2m', title: 'Lua & <Sol>', artist: 'Maré Cheia' };
  expect(await renderHtml({ demo_release })).toMatch(
    /<a href="\/release\/lua-k7x2m"[^>]*>See what fans see: Lua &amp; &lt;Sol&gt; by Maré Cheia<\/a>/,
  );
  for (const none of [null, undefined]) {
    expect(await renderHtml(none === undefined ? {} : { demo_release: none })).not.toContain('See what fans see');
  }
});

test('the address decides the language, without one the browser', async () => {
  expect(await renderHtml({ query: { lang: 'tr' }, accept_language: 'es' })).toContain('<html lang="tr-TR">');
  expect(await renderHtml({ accept_language: 'de, pt-BR;q=0.8, en;q=0.5' })).toContain('<html lang="pt-BR">');
  expect(await renderHtml({ query: { lang: 'xx' }, accept_language: 'en;q=0, fr' })).toContain('<html lang="en-US">');
});

test('every link keeps the language that the address asks for, except links to files and to other languages', async () => {
  for (const path of ['/', '/upgrade', '/free-music-distribution', '/blog', '/blog/splits', '/blog/none', LEGAL]) {
    const html = (await renderPage({ ...PAGE_REQUEST, path, query: { lang: 'tr' } }, ASSETS))?.html ?? '';
    const links = [...html.matchAll(/<a\b[^>]*\shref="(\/[^"]*)"/g)].map(([, href = '']) => href);
    expect(links.length).toBeGreaterThan(10);
    for (const href of links) expect(href, path).toMatch(/\.(xml|json)$|^\/legal\/.*lang=|[?;]lang=tr(#|$)/);
  }
  expect(await renderHtml({ accept_language: 'tr' })).toContain('href="/blog"');
});

test('[S2-081] the footer links to the configured profiles, and without settings to none', async () => {
  expect(await renderHtml()).toMatch(/<a href="https:\/\/www.instagram.com\/cadence"[^>]*>Instagram<\/a>/);
  expect(await renderHtml({ social_links: [] })).not.toContain('Social networks');
});

test('[S2-082] [S2-083] [S2-085] the footer switches language and theme and names the owner', async () => {
  const html = await renderHtml();
  for (const language of LANGUAGES) expect(html).toContain(`href="?lang=${language}"`);
  expect(html).toContain('data-theme-toggle');
  expect(html).toContain('Cadence &amp; Co');
});

test('header and footer lead to help', async () => {
  const html = await renderHtml();
  expect(html.split('href="/help"')).toHaveLength(3);
});

test('[S2-086] [S2-087] [S2-088] the footer links to terms, privacy and cookies, and each exists in four languages', async () => {
  const html = await renderHtml({ query: { lang: 'pt' } });
  for (const [name, path] of listLegalPages()) {
    expect(html).toContain(`href="${path}?lang=pt"`);
    const anchors = new Set<string>();
    for (const lang of LANGUAGES) {
      const page = await renderHtml({ path, query: { lang } });
      expect(page).toContain(
        `<link rel="canonical" href="https://music.example${path}${lang === 'en' ? '' : `?lang=${lang}`}"/>`,
      );
      expect(page, `${name} ${lang}`).not.toMatch(/\{\w+\}|\{#/);
      anchors.add([...page.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id).join());
    }
    expect(anchors.size, name).toBe(1);
  }
  expect(html).toContain('>Termos</a>');
});

test('the texts of law and help link only to pages that exist', async () => {
  for (const [, path] of listLegalPages()) {
    for (const lang of LANGUAGES) {
      const main = /<main[\s\S]*<\/main>/.exec(await renderHtml({ path, query: { lang } }))?.[0] ?? '';
      for (const [, href = ''] of main.matchAll(/href="(\/[^"#?]*)/g)) {
        const exists =
          isAppPath(href) || isSitePath(href) || (await renderPage({ ...PAGE_REQUEST, path: href }, ASSETS)) !== null;
        expect([href, exists]).toEqual([href, true]);
      }
    }
  }
});

test('the release terms and the referral terms are parts that links can lead to', async () => {
  for (const address of [RELEASE_TERMS_ADDRESS, REFERRAL_TERMS_ADDRESS]) {
    const [path = '', id] = address.split('#');
    for (const lang of LANGUAGES) expect(await renderHtml({ path, query: { lang } })).toContain(`<h2 id="${id}"`);
  }
});

test('the contact page names the address of support and the help center', async () => {
  const html = await renderHtml({ path: '/legal/contact.html', support_email: 'a"b@music.example' });
  expect(html).toContain('href="mailto:a&quot;b@music.example"');
  expect(html.split('href="/help"')).toHaveLength(4);
});

test('[S2-084] the footer links to the artist directory', async () => {
  expect(await renderHtml()).toMatch(/<footer.*href="\/artists-catalog"/);
});

test('a change of the language keeps the rest of the address', async () => {
  const html = await renderHtml({ query: { lang: 'tr', ref: 'a"b&c' } });
  expect(html).toContain('href="?lang=es&amp;ref=a%22b%26c"');
  expect(await renderHtml()).toContain('href="?lang=es"');
  const flooded = await renderHtml({ query: { q: 'x'.repeat(10_000), ref: 'ada' } });
  expect(flooded).toContain('href="?lang=es&amp;ref=ada"');
});

test('search engines get every language of the page and its canonical address', async () => {
  const html = await renderHtml({ query: { lang: 'es', utm_source: 'x' } });
  expect(html).toContain('<link rel="canonical" href="https://music.example/?lang=es"/>');
  expect(html).toContain('hrefLang="x-default" href="https://music.example/"');
  for (const language of LANGUAGES) expect(html).toContain(`hrefLang="${language}"`);
});

test('every inline script is listed for the security policy', async () => {
  const scripts = [...(await renderHtml()).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
  const inline = scripts.filter(([, attributes = '']) => !/ src="\/| type="application\/ld\+json"/.test(attributes));
  expect(scripts.length).toBe(5);
  expect(inline.map(([, , code]) => code)).toEqual(INLINE_SCRIPTS);
});

test('a page without a query is the same string for everyone, so that it is compressed once', async () => {
  const [first, again] = [await renderHtml({ accept_language: 'tr' }), await renderHtml({ accept_language: 'tr-TR' })];
  expect(Object.is(first, again)).toBe(true);
  expect(first).toContain('href="?lang=es"');
});

test('an address without a page renders nothing', async () => {
  for (const path of ['/nothing', '/__proto__', '/constructor', '/auth/login']) {
    expect(await renderPage({ ...PAGE_REQUEST, path }, ASSETS)).toBeNull();
  }
});

test.each([
  ['/auth/login', true],
  ['/distributions', true],
  ['/distributions/', true],
  ['/distributions/new/tracks', true],
  ['/distributions/0191d3a0/edit/artwork', true],
  ['/backoffice/reviews/7', true],
  ['/', false],
  ['/distributions/7/unknown', false],
  ['/auth', false],
  ['/v1/api/user', false],
])('%s is an address of the app: %s', (path, isApp) => {
  expect(isAppPath(path)).toBe(isApp);
});
