import type { NextRelease } from '@tangent/contract/insight/dashboard.ts';
import type { User } from '@tangent/contract/people/user.ts';
import type { CalendarStep } from '@tangent/contract/promotion/release-calendar.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { buildCalendar } from '../../../parts/promotion/release-line/calendar-fixture.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('document', {
  querySelector: () => ({ content: 'https://help.example' }),
  fonts: { status: 'loaded' },
  createElement: () => ({ getContext: () => null }),
});
vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'sans-serif' }));
vi.useFakeTimers({ now: Date.parse('2026-11-19T10:00:00Z') });
vi.stubEnv('TZ', 'Europe/Istanbul');
const { startSession } = await import('../../../app/session/session.ts');
const { TranslatedUi } = await import('../../../app/translated-ui.tsx');
const { loadTexts } = await import('../../../texts/load-texts.ts');
const { FirstOverview } = await import('./first-overview.tsx');

startSession({ capabilities: [], today: '2026-11-19', plan: 'free' } as unknown as User);
const texts = await loadTexts('en');

const step = (kind: CalendarStep['kind'], day: string, facts: object = {}, by = 'itself') =>
  ({ key: kind, kind, by, day, is_last_day: by === 'artist', facts }) as CalendarStep;
const EDITORS = { days_before: 14, unit: 'days', is_approved: false };
const RELEASE = {
  id: 'r1',
  title: 'Harbour Lights',
  status: 'in_review',
  release_date: '2026-12-12',
  artwork: null,
  stores: { total: 12, delivered: 0 },
} as unknown as NextRelease;

const render = (calendar: ReturnType<typeof buildCalendar>) =>
  renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={new QueryClient()}>
        <TranslatedUi>
          <MemoryRouter>
            <FirstOverview release={RELEASE} calendar={calendar} />
          </MemoryRouter>
        </TranslatedUi>
      </QueryClientProvider>
    </I18nextProvider>,
  );

test('an answer that is overdue is called late from the day after', () => {
  const wait = { phase: 'in_review', reviewed_by: '2026-11-23', days_left: 19 } as const;
  const values = { day: 'Monday, November 23' };
  const [on, after] = [
    render(buildCalendar({ ...wait, today: '2026-11-23' })),
    render(buildCalendar({ ...wait, today: '2026-11-24' })),
  ];
  expect(on).toContain(texts.t('dashboard.next.listening_by', values));
  expect(after).toContain(texts.t('dashboard.next.listening_late', values));
});

test('before the first figures every day to come is named with its date, and when each figure starts', () => {
  const calendar = buildCalendar({
    phase: 'in_review',
    today: '2026-11-19',
    approved_on: null,
    reviewed_by: '2026-11-23',
    days_left: 23,
    figures_on: '2026-12-13',
    fans: [],
    fans_total: null,
    before: null,
    next: step('write_story', '2026-11-28', { stores: [{ id: 'amazon-music', name: 'Amazon Music' }] }, 'artist'),
    soon: [
      step('review', '2026-11-23'),
      step('delivery', '2026-11-23', { stores: 12 }),
      step(
        'pitch_editors',
        '2026-11-28',
        { ...EDITORS, store: { id: 'amazon-music', name: 'Amazon Music' } },
        'artist',
      ),
    ],
    folded: [
      step('release_day', '2026-12-12', { stores: 12 }),
      step('first_figures', '2026-12-13'),
      step('money', '2027-03-16', { period: '2026-12', is_first: true, is_estimate: true, amount_micros: null }),
    ],
  });
  const page = render(calendar);
  const { t } = texts;
  for (const text of [
    t('dashboard.next.listening', { title: 'Harbour Lights' }),
    t('dashboard.next.listening_by', { day: 'Monday, November 23' }),
    t('dashboard.next.out_in', { day: 'Saturday, December 12', count: 23 }),
    t('calendar.step.write_story.title', { title: 'Harbour Lights' }),
    t('calendar.step.delivery.short', { count: 12 }),
    t('dashboard.days.editor', { store: 'Amazon Music', day: 'Nov 28, 2026' }),
    t('dashboard.starts.title', { day: 'Dec 13' }),
    'Mar 16, 2027',
    t('dashboard.activity.title'),
    t('dashboard.quick.title'),
  ])
    expect(page).toContain(text);
  // The days are in their order.
  const days = ['Monday, November 23', 'Saturday, November 28', 'Saturday, December 12', 'Sunday, December 13'];
  const at = days.map((day) => page.lastIndexOf(day));
  expect(at.every((place) => place > 0)).toBe(true);
  expect([...at].sort((a, b) => a - b)).toEqual(at);
});
