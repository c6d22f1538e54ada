import type { DashboardFigures } from '@tangent/contract/dashboard.ts';
import type { User } from '@tangent/contract/user.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('document', { querySelector: () => ({ content: 'https://help.example' }) });
const { ApiError } = await import('../../../api/api-error.ts');
const { startSession } = await import('../../../app/session.ts');
const { TranslatedUi } = await import('../../../app/translated-ui.tsx');
const { loadTexts } = await import('../../../texts/load-texts.ts');
const { Dashboard } = await import('./dashboard.tsx');

startSession({ capabilities: [], today: '2026-11-20', plan: 'free' } as unknown as User);
const texts = await loadTexts('en');
const FAILED = new ApiError(500, { name: 'internal_error', message: '' });
const SORRY = texts.t('error.internal_error');

/** Renders the dashboard with these responses; an error stands for a failed one. */
function renderPage(results: Record<string, unknown>): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false, staleTime: 60_000 } } });
  for (const [name, result] of Object.entries(results)) {
    const queryKey = name.split(' ');
    if (result === FAILED) {
      client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: FAILED });
    } else client.setQueryData(queryKey, result);
  }
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={client}>
        <TranslatedUi>
          <MemoryRouter>
            <Dashboard />
          </MemoryRouter>
        </TranslatedUi>
      </QueryClientProvider>
    </I18nextProvider>,
  );
  return html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
}

const days = [null, 4, 5];
const FIGURES: DashboardFigures = {
  range: { from: '2026-10-21', to: '2026-11-19' },
  compared: { from: '2026-10-21', to: '2026-11-18' },
  comparison: { from: '2026-09-21', to: '2026-10-19' },
  streams: { value: 9_000, before: 6_000, days },
  listeners: { value: 4_000, before: 0, days },
  playlist_adds: { value: 3, before: 4, days },
  trends: [
    { store: { id: 'spotify', name: 'Spotify' }, until: '2026-11-18', received_at: '2026-11-20T06:00:00Z' },
    { store: { id: 'deezer', name: 'Deezer' }, until: '2026-11-17', received_at: '2026-11-20T06:00:00Z' },
  ],
  revenue: { month: '2026-10', amount_micros: 12_340_000, before_micros: null, months: [0, 12_340_000] },
  statements: { reported_at: '2026-11-15T06:00:00Z', until: '2026-10' },
};
const EMPTY = {
  'releases dashboard next': { release: null },
  'releases dashboard first-steps': { artist: true, release: false, submission: false },
  'releases dashboard latest-and-upcoming': { latest: [], upcoming: [] },
  'releases dashboard activity': { items: [], next_cursor: null, total: 0 },
  'dashboard top-tracks': { items: [], revenue_month: null },
  'dashboard platforms': { items: [] },
  'dashboard streams 30': { range: FIGURES.range, comparison: FIGURES.comparison, series: [], marks: [] },
  'dashboard figures': FIGURES,
  'announcements en': { items: [] },
};

test('a block that fails shows its error in place, and all others stay', () => {
  expect(renderPage(EMPTY)).not.toContain(SORRY);
  for (const name of Object.keys(EMPTY)) {
    const page = renderPage({ ...EMPTY, [name]: FAILED });
    expect(page.split(SORRY), name).toHaveLength(2);
    expect(page).toContain('New release');
  }
});

test('every empty block says what will appear there', () => {
  const page = renderPage(EMPTY);
  for (const text of [
    'tracks.empty',
    'platforms.empty',
    'streams.empty',
    'activity.empty',
    'releases.empty.title',
  ] as const)
    expect(page).toContain(texts.t(`dashboard.${text}`));
  expect(page).toContain(texts.t('dashboard.steps.release.title'));
});

test('figures say whether they are trends or statements, how recent they are, and what they are compared with', () => {
  const page = renderPage(EMPTY);
  const { t } = texts;
  for (const text of [
    '9,000',
    '+50%',
    '$12.34',
    t('dashboard.source.data_until', { date: 'Nov 18', stores: 'Spotify' }),
    t('dashboard.source.data_until', { date: 'Nov 17', stores: 'Deezer' }),
    t('dashboard.source.compared', { date: 'Nov 18' }),
    t('dashboard.source.statements', { month: 'October 2026', date: 'Nov 15, 2026' }),
  ])
    expect(page).toContain(text);
  // Without a previous value no percentage is shown.
  expect(page).toMatch(/4,000 - vs/);
});
