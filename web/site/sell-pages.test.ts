import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { renderMoney, renderPage } from './render.tsx';
import { findHtmlProblems } from './testing/find-html-problems.ts';
import { LISTED_STORES } from './testing/listed-stores.ts';
import { ASSETS, PAGE_REQUEST } from './testing/page-request.ts';

const renderMoneyHtml = (query: Record<string, string> = {}) =>
  renderMoney(
    { stores: LISTED_STORES },
    { ...PAGE_REQUEST, path: '/music-distribution-and-monetization', query },
    ASSETS,
  );
const renderFree = async (query: Record<string, string> = {}) =>
  (await renderPage({ ...PAGE_REQUEST, path: '/free-music-distribution', query }, ASSETS))?.html ?? '';

test('[S2-052] /music-distribution-and-monetization follows one month of money to the cent, and names every store', async () => {
  const html = await renderMoneyHtml();
  for (const amount of [
    '$425.00',
    '$255.00',
    '$106.25',
    '$63.75',
    '15%, $63.75',
    '0%, $0.00',
    '$216.75',
    '$90.31',
    '$54.19',
  ]) {
    expect(html, amount).toContain(amount);
  }
  for (const { name } of LISTED_STORES) expect(html).toContain(name);
});

test('[S2-147] stores lead to the list of stores, from the footer of every page', async () => {
  expect(await renderFree()).toContain('href="/music-distribution-and-monetization#stores"');
  expect(await renderMoneyHtml()).toContain('id="stores"');
});

test('[S2-053] /free-music-distribution computes a year without a script, also against us', async () => {
  expect(await renderFree()).toContain('Free costs you $36.00');
  expect(await renderFree({ royalties: '1000' })).toContain('PRO costs you $49.99');
  const album = await renderFree({ albums: '1' });
  expect(album).toContain('Singles only');
  expect(album).toContain('PRO costs you $49.99');
  expect(await renderFree({ plan: '10' })).toContain('Stay: it costs you $10.00');
  expect(await renderFree({ singles: '"><script>', plan: '1e99' })).not.toContain('"><script>');
});

test('both pages are complete and valid in every language', async () => {
  for (const lang of LANGUAGES) {
    for (const html of [await renderMoneyHtml({ lang }), await renderFree({ lang, plan: '20', release: '5' })]) {
      expect(html).not.toMatch(/(?:money|free|plans)\.[a-z_]+\./);
      expect(html).toMatch(/<h1[^>]*>[^<]{8,}<\/h1>/);
      expect(await findHtmlProblems(html), lang).toEqual([]);
    }
  }
});
