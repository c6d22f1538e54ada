import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { COMPARISON } from '@tangent/domain/money/plan/comparison.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { YEARLY_PRICES_CENTS } from '@tangent/domain/money/plan/prices.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { formatPrice } from '../../plans/format-price.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { listComingFeatures } from '../app-paths.ts';
import type { PageRequest } from '../page.ts';
import { renderPage } from '../render.tsx';

const REQUEST: PageRequest = {
  path: '/upgrade',
  query: {},
  accept_language: '',
  is_signed_in: false,
  plan: null,
  product_name: 'Cadence',
  public_url: 'https://music.example',
  social_links: [],
  help_url: 'https://help.example',
  support_email: 'help@music.example',
  nonce: 'n0nce',
};

async function renderHtml(request: Partial<PageRequest> = {}): Promise<string> {
  const page = await renderPage({ ...REQUEST, ...request }, { css: ['/assets/site.css'], js: ['/assets/site.js'] });
  expect(page?.status).toBe(200);
  return page?.html ?? '';
}

/** Returns the visible text of a part of the page: without markup, with whitespace collapsed. */
const readText = (html: string) =>
  html
    .replace(/<head>.*?<\/head>/, '')
    .replace(/<[^>]+>/g, ' ')
    .replaceAll('&amp;', '&')
    .replace(/[\s\u00a0]+/g, ' ');
const findCard = (html: string, plan: Plan) =>
  new RegExp(`<section aria-labelledby="plan-${plan}".*?</section>`).exec(html)?.[0] ?? '';
const listLinks = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map((match) => match[1]);

const { t } = await loadTexts('en');

let html: string;
beforeAll(async () => {
  html = await renderHtml();
});

test('[S2-035] [S2-036] /upgrade and /pro show the same page to everyone, and search engines know it as /upgrade', async () => {
  expect(await renderHtml({ path: '/pro' })).toBe(html);
  const tagged = await renderHtml({ path: '/pro', query: { from: 'v3_navbar', utm_source: 'x', lang: 'es' } });
  expect(tagged).toContain('<link rel="canonical" href="https://music.example/upgrade?lang=es"/>');
  expect(tagged.replaceAll(/&amp;(?:from|utm_source)=[^"]*/g, '')).toBe(await renderHtml({ query: { lang: 'es' } }));
});

test('[S1-010] [S1-011] [S9-010] [S9-011] [S9-012] PRO is 49.99 and Advanced 99.99 US dollars a year', () => {
  expect(readText(findCard(html, 'free'))).toMatch(/Free .*\$0 a year/);
  expect(readText(findCard(html, 'pro'))).toMatch(/PRO .*\$49\.99 a year \$4\.17 a month, billed once a year/);
  expect(readText(findCard(html, 'advanced'))).toMatch(
    /Advanced .*\$99\.99 a year \$8\.33 a month, billed once a year/,
  );
});

test('[S6-034] [S6-035] [S6-036] [S1-013] support responds within 48, 24 and 4 hours; VIP support is part of Advanced', () => {
  expect(readText(html)).toContain(
    `${t('plans.row.support')} Standard, within 48 hours Priority, within 24 hours VIP, within 4 hours`,
  );
  expect(readText(findCard(html, 'advanced'))).toContain('VIP support, answers within 4 hours');
});

test('[S1-001] the plans are for independent artists, and the top one for labels', () => {
  expect(readText(findCard(html, 'free'))).toContain('For your first singles');
  expect(readText(findCard(html, 'advanced'))).toContain('For several artists or a label');
});

test('what is sold but does not exist yet is marked, and nothing else', () => {
  expect(html.split('Coming soon')).toHaveLength(listComingFeatures().length + 1);
  expect(listComingFeatures().every((row) => COMPARISON.some(({ rows }) => rows.some(({ id }) => id === row)))).toBe(
    true,
  );
});

test('[S6-033] users of the paid plans choose schedule, pre-save and stores themselves', () => {
  expect(readText(html)).toContain(`${t('plans.row.strategies')} Not included Included Included`);
});

describe.each(LANGUAGES)('in %s', (language: Language) => {
  test('the page compares all rows, with the prices that are charged', async () => {
    const page = readText(await renderHtml({ query: { lang: language } }));
    const texts = await loadTexts(language);
    for (const cents of Object.values(YEARLY_PRICES_CENTS))
      expect(page).toContain(readText(formatPrice(cents, language)));
    for (const { rows } of COMPARISON) for (const { id } of rows) expect(page).toContain(texts.t(`plans.row.${id}`));
    expect(page).not.toMatch(/[{}]|plans\./);
  });

  test('[S1-015] plans are called Free, PRO and Advanced, and nothing else', async () => {
    const page = await renderHtml({ query: { lang: language } });
    const names = [...page.matchAll(/<h2 id="plan-\w+"[^>]*>([^<]*)</g)].map((match) => match[1]);
    expect(names).toEqual(['Free', 'PRO', 'Advanced']);
    expect(readText(page)).not.toMatch(
      /\bBasic plan|\bArtist plan|[Pp]lan (Basic|Artist|Premium)|Premium plan|\bPro\b/,
    );
  });
});

test.each<[Plan | null, Record<Plan, string[]>]>([
  [
    null,
    {
      free: ['/auth/signup'],
      pro: ['/auth/signup?redirect=%2Faccount%2Fsubscription%3Fplan%3Dpro'],
      advanced: ['/auth/signup?redirect=%2Faccount%2Fsubscription%3Fplan%3Dadvanced'],
    },
  ],
  [
    'free',
    {
      free: ['/distributions/new'],
      pro: ['/account/subscription?plan=pro&amp;pay=now'],
      advanced: ['/account/subscription?plan=advanced&amp;pay=now'],
    },
  ],
  ['pro', { free: [], pro: ['/account/subscription'], advanced: ['/account/subscription?plan=advanced'] }],
  ['advanced', { free: [], pro: [], advanced: ['/account/subscription'] }],
])('a user with plan %s sees the actions open to them', async (plan, links) => {
  const page = await renderHtml({ is_signed_in: plan !== null, plan });
  for (const [card, expected] of Object.entries(links)) {
    expect(listLinks(findCard(page, card as Plan)), card).toEqual(expected);
    expect(readText(findCard(page, card as Plan)).includes('Your plan')).toBe(card === plan);
  }
});

test('the stay-live rule, the guarantee and cancelling at any time are next to the buttons', () => {
  const offer = readText(html.slice(0, html.indexOf('id="compare"')));
  for (const text of [t('plans.page.promise.any_time.title'), '14-day money-back guarantee', 'Your music stays live']) {
    expect(offer).toContain(text);
  }
});

test('a year costs the price of the plan and nothing on top', () => {
  const bill = html.slice(html.indexOf(t('plans.cost.caption')));
  expect(readText(bill)).toContain('YouTube Content ID $0 $0 $0');
  expect(readText(bill)).toContain(`${t('plans.cost.total')} $0 $49.99 $99.99 ${t('plans.cost.kept')} 15% 0% 0%`);
});

test('questions are answered without a script, with the real numbers', () => {
  const answers = [...html.matchAll(/<details class.*?<\/details>/g)].map(([answer]) => readText(answer));
  expect(answers.length).toBeGreaterThanOrEqual(8);
  const upgrade = answers.find((text) => text.includes(t('plans.question.upgrade.ask')));
  expect(upgrade).toMatch(/182 of 365 days left.*\$24\.93/);
});
