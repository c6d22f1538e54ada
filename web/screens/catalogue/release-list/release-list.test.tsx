import type { User } from '@tangent/contract/people/user.ts';
import { addDays, utcDay } from '@tangent/domain/calendar.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { type ReleaseQuery, releaseKeys } from '../../../api/catalogue/release-keys.ts';
import { analyticsKeys } from '../../../api/insight/analytics.ts';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
vi.stubGlobal('matchMedia', () => ({ matches: false }));
vi.stubGlobal('document', { querySelector: () => ({ content: 'https://help.example' }) });
const { startSession } = await import('../../../app/session/session.ts');
const { TranslatedUi } = await import('../../../app/translated-ui.tsx');
const { loadTexts } = await import('../../../texts/load-texts.ts');
const { ToastHost } = await import('../../../ui/overlay/toast.tsx');
const { ReleaseList } = await import('./release-list.tsx');

startSession({ capabilities: [], today: '2026-11-20', plan: 'free' } as unknown as User);
const inDays = (days: number) => addDays(utcDay(Date.now()), days);
const texts = await loadTexts('en');

const release = {
  id: 'sea',
  status: 'published',
  title: 'Sea',
  primary_artist: 'Ada',
  release_type: 'single',
  release_date: '2026-10-01',
  live_date: '2026-10-01',
  upc: null,
  created_at: '2026-09-01T08:00:00Z',
  artwork_upload_id: null,
  track_count: 1,
  live_store_count: 3,
  store_count: 4,
};
const COUNTS = { live: 1, coming: 2, draft: 0, needs_you: 1, over: 0 };

function renderPage(counts: typeof COUNTS, nextDate: string | null, address = '/distributions'): string {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const query: ReleaseQuery = { sort: 'newest', ...(address.includes('q=') ? { q: 'sea' } : {}) };
  const page = { items: [release], next_cursor: null, total: 4, counts };
  client.setQueryData(releaseKeys.list(query), { pages: [page], pageParams: [null] });
  client.setQueryData(releaseKeys.dashboard('next'), { release: nextDate && { release_date: nextDate } });
  client.setQueryData(analyticsKeys.releaseStreams(), { items: [{ release_id: 'sea', days: [1_000, 250] }] });
  return renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <QueryClientProvider client={client}>
        <TranslatedUi>
          <ToastHost View={() => null} closeAfterMs={1}>
            <MemoryRouter initialEntries={[address]}>
              <ReleaseList />
            </MemoryRouter>
          </ToastHost>
        </TranslatedUi>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}

const readHeadline = (html: string) => /<h1[^>]*>(.*?)<\/h1>/.exec(html)?.[1]?.replace(/<[^>]+>/g, '');

test('the headline says what is live, what comes next and what waits for the artist', () => {
  expect(readHeadline(renderPage(COUNTS, inDays(14)))).toBe('1 live, the next one out in 14 days, 1 needs you');
  expect(readHeadline(renderPage(COUNTS, inDays(1)))).toBe('1 live, the next one out tomorrow, 1 needs you');
  expect(readHeadline(renderPage({ ...COUNTS, live: 0, coming: 0, needs_you: 0 }, null))).toBe(
    texts.t('release.list.title'),
  );
});

test('a search narrows the list and leaves the name of the page as its headline', () => {
  expect(readHeadline(renderPage(COUNTS, inDays(14), '/distributions?q=sea'))).toBe(texts.t('release.list.title'));
});

test('a release shows its streams of the last days as a line, and their sum to screen readers', () => {
  const html = renderPage(COUNTS, null);
  expect(html).toContain('Streams, 14 days');
  expect(html).toContain('1,250');
});
