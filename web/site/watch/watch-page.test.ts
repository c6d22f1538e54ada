import type { WarningRecord } from '@tangent/domain/insight/monitoring/warning-record.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { renderWatch } from '../render.tsx';
import { findHtmlProblems } from '../testing/find-html-problems.ts';
import { ASSETS, PAGE_REQUEST } from '../testing/page-request.ts';

const NOTHING: WarningRecord = {
  since: null,
  cases: { artificial: 0, natural: 0, open: 0, calm: 0 },
  fines: { warned: 0, unwarned: 0 },
  warned_days: null,
};
const render = (record: Partial<WarningRecord>, lang = 'en', is_signed_in = false) =>
  renderWatch(
    { ...NOTHING, ...record },
    { ...PAGE_REQUEST, path: '/stream-monitoring', query: { lang }, is_signed_in },
    ASSETS,
  );

test('the public page of stream monitoring says how often warnings were right, as a percentage from 20 verdicts on', async () => {
  const since = '2027-02-01';
  const none = await render({ since });
  expect(none).toContain('No case has been decided yet');
  expect(none).toContain('Counted since February 1, 2027');
  expect(await render({})).toContain('We count from the first daily figures of a store on.');
  const few = await render({ since, cases: { artificial: 2, natural: 1, open: 4, calm: 0 } });
  expect(few).toContain('2 of 3 decided cases were artificial.');
  expect(few).toMatch(/Cases<\/dt><dd[^>]*>7</);
  expect(few).not.toMatch(/\d\s?%/);
  const fines = { warned: 6, unwarned: 1 };
  const many = await render({ since, cases: { artificial: 27, natural: 3, open: 0, calm: 0 }, fines, warned_days: 41 });
  expect(many).toContain('90% of our warnings were right: 27 of 30 decided cases were artificial.');
  expect(many).toMatch(/Fines without a warning<\/dt><dd[^>]*>1<.*41 days/);
});

test('the page is valid in every language, and leads those who have an account to their own cases', async () => {
  const cases = { artificial: 27, natural: 3, open: 1, calm: 2 };
  for (const language of LANGUAGES) {
    const html = await render({ since: '2027-02-01', cases, warned_days: 1 }, language);
    expect([language, await findHtmlProblems(html)]).toEqual([language, []]);
    expect([language, html.includes('watch.')]).toEqual([language, false]);
    expect(html).not.toContain('href="/analytics/watch');
  }
  expect(await render({}, 'en', true)).toContain('href="/analytics/watch?lang=en"');
});
