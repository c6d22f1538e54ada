import type { DashboardFigures } from '@tangent/contract/insight/dashboard.ts';
import type { User } from '@tangent/contract/people/user.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('document', { querySelector: () => ({ content: 'https://help.example' }) });
vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z'), toFake: ['Date'] });
const { ApiError } = await import('../../../api/api-error.ts');
const { startSession } = await import('../../../app/session/session.ts');
const { TranslatedUi } = await import('../../../app/translated-ui.tsx');
const { loadTexts } = await import('../../../texts/load-texts.ts');
const { Dashboard } = await import('./dashboard.tsx');

startSession({ capabilities: [], today: '2026-11-20', plan: 'free' } as unknown as User);
const texts = await loadTexts('en');
const FAILED = new ApiError(500, { name: 'internal_error', message: '' });
const SORRY = texts.t('error.internal_error');

/** Renders the dashboard with these responses; an error stands for a failed one. */
function renderPage(results: Record<string, unknown>): string {
  return renderHtml(results)
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

function renderHtml(results: Record<string, unknown>): string {
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false, staleTime: 60_000 } } });
  for (const [name, result] of Object.entries(results)) {
    const queryKey = name.split(' ').map((part) => (part === 'null' ? null : part));
    if (result instanceof ApiError) {
      client.getQueryCache().build(client, { queryKey }).setState({ status: 'error', error: result });
    } else client.setQueryData(queryKey, result);
  }
  return renderToStaticMarkup(
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
}

const days = [null, 4, 5];
const FIGURES: DashboardFigures = {
  range: { from: '2026-10-21', to: '2026-11-19' },
  open_day: null,
  flagged: [],
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
  'dashboard platforms': { items: [], checked: [] },
  'watch own null': { pages: [{ items: [], open: 0, total: 0 }], pageParams: [null] },
  'dashboard streams 30': { range: FIGURES.range, flagged: [], comparison: FIGURES.comparison, series: [], marks: [] },
  'dashboard figures': FIGURES,
  'announcements en': { items: [] },
};

test('a block that fails shows its error in place, and all others stay', () => {
  expect(renderPage(EMPTY)).not.toContain(SORRY);
  // Neither the alarm nor the choice of the page are blocks: without their facts the usual page is shown.
  const blocks = Object.keys(EMPTY).filter((name) => name !== 'watch own null' && !name.endsWith('first-steps'));
  for (const name of blocks) {
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
  expect(page).toContain(texts.t('dashboard.next.none.title'));
});

const countVolt = (html: string) => html.split('bg-volt text-on-volt not-disabled').length - 1;

test('exactly one button is volt while nothing is planned, and the curve shows the streams of the last 30 days', () => {
  const series = [null, 40, 60].map((streams, day) => ({ at: `2026-11-1${day}`, streams, flagged: 0, before: null }));
  const days = { ...FIGURES, series, marks: [], open: null };
  const results = { ...EMPTY, 'dashboard streams 30': days };
  expect(countVolt(renderHtml(results))).toBe(1);
  const page = renderPage(results);
  expect(page).toContain(texts.t('dashboard.next.none.days', { count: 100, number: '100' }));
  // The Friday on which a song that is submitted now is out.
  expect(page).toContain(texts.t('dashboard.next.none.out', { date: 'Friday, December 18' }));
});

const NO_DATA: DashboardFigures = {
  ...FIGURES,
  streams: { value: 0, before: null, days: [null] },
  listeners: { value: 0, before: null, days: [null] },
  playlist_adds: { value: 0, before: null, days: [null] },
  trends: [],
  revenue: null,
  statements: { reported_at: null, until: null },
};

test('an account without a submission and without figures sees its first steps and nothing else', () => {
  const { t } = texts;
  const others = [t('dashboard.streams.title'), t('dashboard.activity.title'), t('dashboard.quick.title')];
  const page = renderPage({ ...EMPTY, 'dashboard figures': NO_DATA });
  for (const text of others) expect(page).not.toContain(text);
  // A share in the music of others is data.
  for (const text of others) expect(renderPage(EMPTY)).toContain(text);
});

test('figures that nobody has reported are unknown, not zero', () => {
  const steps = { artist: true, release: true, submission: true };
  const page = renderPage({ ...EMPTY, 'dashboard figures': NO_DATA, 'releases dashboard first-steps': steps });
  expect(page.split(texts.t('dashboard.streams.unknown'))).toHaveLength(4);
  expect(page).toContain(texts.t('dashboard.figure.no_statement'));
  expect(page).not.toMatch(/ 0 /);
});

test('[S8-011] an activity that fails without a message of its own has its own text', () => {
  const silent = new ApiError(400, { name: 'unexplained', message: '' });
  const page = renderPage({ ...EMPTY, 'releases dashboard activity': silent });
  expect(page).toContain('Failed to fetch user activity');
});

test('the activity says what happened to releases and money', () => {
  const release = { id: 'r1', title: 'Low Tide' };
  const created_at = '2026-11-20T09:00:00Z';
  const items = [
    { id: '1', type: 'live', release, params: { store: 'TIDAL', live: 141, total: 150 }, created_at },
    { id: '2', type: 'streams', release, params: {}, created_at },
    { id: '3', type: 'statement', release: null, params: { month: '2026-10' }, created_at },
    { id: '4', type: 'payout', release: null, params: { net_cents: 61_240 }, created_at },
  ];
  const page = renderPage({ ...EMPTY, 'releases dashboard activity': { items, next_cursor: null, total: 4 } });
  for (const text of ['Low Tide is live on TIDAL', '141 of 150', 'passed 1,000 streams', 'October 2026', '$612.40'])
    expect(page).toContain(text);
});

test('an open case about streams is above all figures and says how many streams it is about', () => {
  const release = { id: 'r1', title: 'Salt & Static', artwork_upload_id: null };
  const store = { id: 'deezer', name: 'Deezer' };
  const open = {
    id: 'c1',
    release,
    store,
    state: 'open',
    streams: 15_204,
    first_day: '2026-11-18',
    last_day: '2026-11-18',
  };
  const cases = { pages: [{ items: [open], open: 1, total: 1 }], pageParams: [null] };
  const page = renderPage({ ...EMPTY, 'watch own null': cases });
  expect(page).toContain('15,204 streams on Deezer');
  expect(page.indexOf('Salt &amp; Static')).toBeLessThan(page.indexOf(texts.t('dashboard.figure.streams')));
});

test('nothing is shown until it is known whether a case about streams is open, because its alarm would move all down', () => {
  const { 'watch own null': _, ...unknown } = EMPTY;
  const blocks = [texts.t('dashboard.next.none.title'), texts.t('dashboard.streams.title')];
  for (const text of blocks) {
    expect(renderPage(EMPTY)).toContain(text);
    expect(renderPage(unknown)).not.toContain(text);
  }
});

test('the bar of a trending store is the number beside it, and a store that is being checked is named as left out', () => {
  const item = (name: string, value: number, before: number) => ({
    store: { id: name, name },
    streams: { value, before },
    compared: FIGURES.compared,
    comparison: FIGURES.comparison,
  });
  const items = [item('TikTok', 1_580, 1_000), item('Spotify', 64_000, 53_000), item('Tidal', 190, 200)];
  const platforms = { ...FIGURES, items, checked: [{ id: 'deezer', name: 'Deezer' }] };
  const html = renderHtml({ ...EMPTY, 'dashboard platforms': platforms });
  const widths = [...html.matchAll(/width:([\d.]+)%/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([expect.closeTo(2.5, 1), 100, 1.5]);
  expect(renderPage({ ...EMPTY, 'dashboard platforms': platforms })).toContain('Deezer is left out');
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
