import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { listHelp, listHelpPaths } from '../../help/help-answers.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { HELP_PATH, isAppPath, isSitePath, listLegalPages } from '../app-paths.ts';
import { renderPage } from '../render.tsx';
import { ASSETS, PAGE_REQUEST } from '../testing/page-request.ts';

const render = (path: string, query: Record<string, string> = {}) =>
  renderPage({ ...PAGE_REQUEST, path, query }, ASSETS);
const readData = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map((match) =>
    JSON.parse(match[1] ?? ''),
  );
const readMain = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

test.each(LANGUAGES)(
  'in %s every answer is short, has its numbers, and leads to a page that exists',
  async (language) => {
    const { t } = await loadTexts(language);
    const answers = listHelp({ t, language });
    const legal = listLegalPages().map(([, path]) => path);
    expect(answers.map(({ path }) => path).sort()).toEqual(listHelpPaths().sort());
    for (const { id, question, answer, place } of answers) {
      expect([id, question, answer].join(' ')).not.toMatch(/[{}]|undefined|help\.answer|plans\.question/);
      const sentences = answer.split(/(?<=[.?!])\s+(?=[\p{Lu}¿])/u).length;
      expect([id, sentences >= 1 && sentences <= 6, answer.length < 420]).toEqual([id, true, true]);
      const path = place.path.split(/[?#]/)[0] ?? '';
      expect([id, isAppPath(path) || isSitePath(path) || legal.includes(path)]).toEqual([id, true]);
      expect(place.label).not.toBe('');
    }
  },
);

test('the page of the help has every question, and tells search engines every answer', async () => {
  for (const language of LANGUAGES) {
    const html = (await render(HELP_PATH, { lang: language }))?.html ?? '';
    const main = readMain(html);
    for (const path of listHelpPaths()) expect(main).toContain(`href="${path}`);
    const [data] = readData(html);
    expect([data['@type'], data.mainEntity.length]).toEqual(['FAQPage', listHelpPaths().length]);
  }
});

test('an answer has a page with its place, the others of its subject, and its own data; other addresses are not found', async () => {
  const page = await render('/help/withdraw-minimum', { lang: 'es' });
  const { t } = await loadTexts('es');
  const answer = listHelp({ t, language: 'es' }).find(({ id }) => id === 'withdraw_minimum');
  expect(page?.status).toBe(200);
  const [data] = readData(page?.html ?? '');
  expect(data.mainEntity).toEqual([
    { '@type': 'Question', name: answer?.question, acceptedAnswer: { '@type': 'Answer', text: answer?.answer } },
  ]);
  const main = readMain(page?.html ?? '');
  expect(main).toContain('href="/royalties?lang=es#withdraw"');
  expect(main).toContain('href="/help/withdraw-not-yet');
  for (const path of ['/help/none', '/help/', '/help/withdraw-minimum/x']) {
    expect([path, (await render(path))?.status]).toEqual([path, 404]);
  }
});

test.each([
  ['en', 'withdraw', '/help/withdraw-minimum'],
  ['en', 'withdrwal', '/help/withdraw-minimum'],
  ['en', 'how much do I keep of my royalties', '/help/plan-share'],
  ['en', 'isrc', '/help/codes'],
  ['es', 'contraseña', '/help/forgot-password'],
  ['pt', 'capa', '/help/artwork'],
  ['tr', 'parola', '/help/forgot-password'],
])('in %s a search for %j finds %s, also with mistakes', async (lang, q, path) => {
  const page = await render(HELP_PATH, { lang, q });
  const main = readMain(page?.html ?? '');
  expect(main).toContain(`href="${path}`);
  expect(page?.html).toContain('noindex');
});

test('a search without an answer offers to ask people, and a text of any length or letters is no error', async () => {
  const none = await render(HELP_PATH, { q: 'zzzz <b>' });
  expect(readMain(none?.html ?? '')).toContain('zzzz &lt;b&gt;');
  expect(readMain(none?.html ?? '')).toContain('href="mailto:help@music.example"');
  expect((await render(HELP_PATH, { q: 'x'.repeat(10_000) }))?.status).toBe(200);
});
