import type {
  ANALYTICS_CSV_PATH,
  AnalyticsQuery,
  AnalyticsTab,
  getAnalyticsDemographics,
  getAnalyticsFilters,
  getAnalyticsOverview,
  getAnalyticsPlatforms,
  getAnalyticsPlaylists,
  getAnalyticsTerritories,
  listReleaseStreams,
} from '@tangent/contract/insight/analytics.ts';
import type { listChartEvents } from '@tangent/contract/insight/chart-event.ts';
import type { getAnalyticsCatalog, listReleaseStarts } from '@tangent/contract/insight/release-starts.ts';
import type { getReleaseStats } from '@tangent/contract/insight/release-stats.ts';
import type { getTrackAnalytics } from '@tangent/contract/insight/track-analytics.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { type DownloadedFile, downloadFile } from '../download-file.ts';

export const analyticsKeys = {
  all: ['analytics'] as const,
  tab: (tab: AnalyticsTab, choice: AnalyticsChoice) => [...analyticsKeys.all, tab, choice] as const,
  events: (choice: AnalyticsChoice) => [...analyticsKeys.all, 'events', choice] as const,
  catalog: (choice: AnalyticsChoice) => [...analyticsKeys.all, 'catalog', choice] as const,
  starts: (question: StartsQuestion) => [...analyticsKeys.all, 'starts', question] as const,
  track: (id: string) => [...analyticsKeys.all, 'track', id] as const,
  filters: () => [...analyticsKeys.all, 'filters'] as const,
  release: (id: string) => [...analyticsKeys.all, 'release', id] as const,
  releaseStreams: () => [...analyticsKeys.all, 'release-streams'] as const,
};

const PATH = '/v1/api/analytics';
const FILTERS_STALE_MS = 5 * 60_000;

/** The parameters of an analytics query, as in the address of the screen. */
export type AnalyticsChoice = Pick<AnalyticsQuery, 'period' | 'compare'> & {
  readonly from?: string;
  readonly to?: string;
  readonly artist?: string;
  readonly release?: string;
  readonly track?: string;
};

/** Refetches figures of paid plans as often as the response demands. */
const refetchInterval = ({ state }: RefreshQuery) => (state.data?.refresh_seconds ?? 0) * 1000 || (false as const);
type RefreshQuery = { readonly state: { readonly data?: { readonly refresh_seconds: number | null } | undefined } };

/** The query options of all tabs: the previous figures stay while the next ones load. */
function queryOptions(tab: AnalyticsTab, choice: AnalyticsChoice) {
  return {
    queryKey: analyticsKeys.tab(tab, choice),
    placeholderData: keepPreviousData,
    refetchInterval,
  } as const;
}

export function useAnalyticsOverview(choice: AnalyticsChoice, { enabled = true } = {}) {
  return useQuery({
    enabled,
    ...queryOptions('overview', choice),
    queryFn: ({ signal }) => callApi<typeof getAnalyticsOverview>('GET', `${PATH}/overview`, { query: choice, signal }),
  });
}

/** Reads what happened in the period; the events of the period before stay while the next ones load. */
export function useChartEvents(choice: AnalyticsChoice) {
  return useQuery({
    queryKey: analyticsKeys.events(choice),
    queryFn: ({ signal }) => callApi<typeof listChartEvents>('GET', `${PATH}/events`, { query: choice, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useAnalyticsCatalog(choice: AnalyticsChoice) {
  return useQuery({
    queryKey: analyticsKeys.catalog(choice),
    queryFn: ({ signal }) => callApi<typeof getAnalyticsCatalog>('GET', `${PATH}/catalog`, { query: choice, signal }),
    placeholderData: keepPreviousData,
    refetchInterval,
  });
}

/** The artist of the releases, and the ids of those that were chosen. */
export type StartsQuestion = { readonly artist?: string; readonly releases?: string };

export function useReleaseStarts(question: StartsQuestion, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: analyticsKeys.starts(question),
    queryFn: ({ signal }) => callApi<typeof listReleaseStarts>('GET', `${PATH}/starts`, { query: question, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function useTrackAnalytics(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: analyticsKeys.track(id),
    queryFn: ({ signal }) => callApi<typeof getTrackAnalytics>('GET', `${PATH}/tracks/:id`, { params: { id }, signal }),
    enabled,
    refetchInterval,
  });
}

export function useAnalyticsPlaylists(choice: AnalyticsChoice) {
  return useQuery({
    ...queryOptions('playlists', choice),
    queryFn: ({ signal }) =>
      callApi<typeof getAnalyticsPlaylists>('GET', `${PATH}/playlists`, { query: choice, signal }),
  });
}

export function useAnalyticsDemographics(choice: AnalyticsChoice) {
  return useQuery({
    ...queryOptions('demographics', choice),
    queryFn: ({ signal }) =>
      callApi<typeof getAnalyticsDemographics>('GET', `${PATH}/demographics`, { query: choice, signal }),
  });
}

export function useAnalyticsTerritories(choice: AnalyticsChoice) {
  return useQuery({
    ...queryOptions('territories', choice),
    queryFn: ({ signal }) =>
      callApi<typeof getAnalyticsTerritories>('GET', `${PATH}/territories`, { query: choice, signal }),
  });
}

export function useAnalyticsPlatforms(choice: AnalyticsChoice) {
  return useQuery({
    ...queryOptions('platforms', choice),
    queryFn: ({ signal }) =>
      callApi<typeof getAnalyticsPlatforms>('GET', `${PATH}/platforms`, { query: choice, signal }),
  });
}

export function useAnalyticsFilters() {
  return useQuery({
    queryKey: analyticsKeys.filters(),
    queryFn: ({ signal }) => callApi<typeof getAnalyticsFilters>('GET', `${PATH}/filters`, { signal }),
    staleTime: FILTERS_STALE_MS,
  });
}

export function useReleaseStats(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: analyticsKeys.release(id),
    enabled,
    queryFn: ({ signal }) =>
      callApi<typeof getReleaseStats>('GET', '/v1/api/releases/:id/stats', { params: { id }, signal }),
  });
}

/** Repeated here as a value, since only types of the contract may reach the browser; the compiler compares the two. */
const CSV_PATH = '/v1/api/analytics/export' satisfies typeof ANALYTICS_CSV_PATH;

export function downloadAnalytics(
  tab: AnalyticsTab,
  choice: AnalyticsChoice,
  signal: AbortSignal,
): Promise<DownloadedFile> {
  const query = new URLSearchParams({ tab, ...choice });
  return downloadFile(`${CSV_PATH}?${query}`, { signal, fallback: `analytics-${tab}.csv` });
}

/** Reads the streams of every release in the last 14 reported days, by the release's id. */
export function useReleaseStreams() {
  return useQuery({
    queryKey: analyticsKeys.releaseStreams(),
    queryFn: ({ signal }) => callApi<typeof listReleaseStreams>('GET', `${PATH}/release-streams`, { signal }),
    select: ({ items }) => new Map(items.map(({ release_id, days }) => [release_id, days])),
  });
}
