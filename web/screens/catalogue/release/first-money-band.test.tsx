import type { User } from '@tangent/contract/people/user.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { buildCalendar } from '../../../parts/promotion/release-line/calendar-fixture.ts';
import type { MoneyStep } from './find-money-step.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('document', { querySelector: () => ({ content: 'https://help.example' }) });
const { startSession } = await import('../../../app/session/session.ts');
const { loadTexts } = await import('../../../texts/load-texts.ts');
const { FirstMoneyBand } = await import('./first-money-band.tsx');
startSession({ capabilities: [], today: '2026-12-20', plan: 'pro' } as unknown as User);

const RELEASE = { id: '0194f7a0-0000-7000-8000-000000000001', title: 'Night Drive' };
const FACTS: MoneyStep['facts'] = {
  period: '2026-12',
  is_first: true,
  is_estimate: true,
  amount_micros: 62_000_000,
  streams: 18_412,
  per_thousand_micros: 3_390_000,
};

async function render(facts: Partial<MoneyStep['facts']> | null): Promise<string> {
  const step = { key: 'money', kind: 'money', by: 'itself', day: '2027-03-16', is_last_day: false } as const;
  const folded = facts === null ? [] : [{ ...step, facts: { ...FACTS, ...facts } }];
  const calendar = buildCalendar({ phase: 'first_weeks', today: '2026-12-20', live_date: '2026-12-12', folded });
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nextProvider i18n={await loadTexts('en')}>
        <FirstMoneyBand release={RELEASE} calendar={calendar} />
      </I18nextProvider>
    </MemoryRouter>,
  );
}
const readTexts = (markup: string) =>
  markup
    .replace(/<[^>]+>/g, '|')
    // Intl writes thin blanks.
    .replace(/\p{Zs}/gu, ' ')
    .split('|')
    .filter((text) => text !== '');

test('an estimate has its amount, its day and the way of the money, and no lines to open', async () => {
  const markup = await render({});
  expect(readTexts(markup)).toEqual([
    'First money',
    'About $62.00 on Mar 16, 2027',
    '18,412 streams at your average of $3.39 per 1,000. It changes until the stores have reported.',
    'Dec 12 – 31, 2026',
    'played',
    'By Feb 14',
    'stores report December 2026',
    'Mar 16',
    'stores pay December 2026; your part is ready the same day',
    'from Mar 16',
    'you can withdraw, from $10.00 on',
  ]);
  expect(markup).not.toContain('href');
});

test('a later month that stores have reported opens its lines', async () => {
  const markup = await render({ is_first: false, is_estimate: false, period: '2027-01', streams: null });
  expect(readTexts(markup).slice(0, 2)).toEqual(['Next money', '$62.00 on Mar 16, 2027']);
  expect(readTexts(markup)).toContain('Jan 1 – 31, 2027');
  expect(markup).toContain(`?view=entries&amp;release=${RELEASE.id}&amp;from=2027-01&amp;to=2027-01"`);
});

test('an unknown amount is no zero, and without a month nothing is shown', async () => {
  expect(readTexts(await render({ amount_micros: null }))[1]).toBe('Stores pay on Mar 16, 2027');
  expect(await render(null)).toBe('');
});
