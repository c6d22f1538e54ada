import type { listActivity } from '@tangent/contract/events/activity.ts';
import type { listAnnouncements } from '@tangent/contract/events/announcement.ts';
import type * as calls from '@tangent/contract/insight/dashboard.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type CallOutput, callApi } from '../call-api.ts';
import { releaseKeys } from '../catalogue/release-keys.ts';
import { consumePrefetchedBody } from '../prefetch.ts';

const dashboardKeys = {
  figures: () => ['dashboard', 'figures'] as const,
  streams: (days: calls.StreamDays) => ['dashboard', 'streams', days] as const,
  topTracks: () => ['dashboard', 'top-tracks'] as const,
  platforms: () => ['dashboard', 'platforms'] as const,
  announcements: (language: Language) => ['announcements', language] as const,
};

type NextReleaseCall = typeof calls.getNextRelease;

const PATH = '/v1/api/dashboard';
/** The number of events shown. */
const ACTIVITY_SHOWN = 10;

/** Reads the largest fact of the page; its request starts before the page loads (web/app/main.ts). */
export function useNextRelease() {
  return useQuery({
    queryKey: releaseKeys.dashboard('next'),
    queryFn: ({ signal }) => callApi<NextReleaseCall>('GET', `${PATH}/next-release`, { signal }),
    initialData: () => consumePrefetchedBody<CallOutput<NextReleaseCall>>(`${PATH}/next-release`),
  });
}

export function useFirstSteps() {
  return useQuery({
    queryKey: releaseKeys.dashboard('first-steps'),
    queryFn: ({ signal }) => callApi<typeof calls.getFirstSteps>('GET', `${PATH}/first-steps`, { signal }),
  });
}

export function useDashboardReleases() {
  return useQuery({
    queryKey: releaseKeys.dashboard('latest-and-upcoming'),
    queryFn: ({ signal }) => callApi<typeof calls.getDashboardReleases>('GET', `${PATH}/releases`, { signal }),
  });
}

export function useActivity() {
  return useQuery({
    queryKey: releaseKeys.dashboard('activity'),
    queryFn: ({ signal }) =>
      callApi<typeof listActivity>('GET', '/v1/api/user/activity', { query: { limit: ACTIVITY_SHOWN }, signal }),
  });
}

export function useDashboardFigures() {
  return useQuery({
    queryKey: dashboardKeys.figures(),
    queryFn: ({ signal }) => callApi<typeof calls.getDashboardFigures>('GET', `${PATH}/figures`, { signal }),
  });
}

export function useDashboardStreams(days: calls.StreamDays, { enabled = true } = {}) {
  return useQuery({
    enabled,
    queryKey: dashboardKeys.streams(days),
    queryFn: ({ signal }) =>
      callApi<typeof calls.getDashboardStreams>('GET', `${PATH}/streams`, { query: { days }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useTopTracks() {
  return useQuery({
    queryKey: dashboardKeys.topTracks(),
    queryFn: ({ signal }) => callApi<typeof calls.getTopTracks>('GET', `${PATH}/top-tracks`, { signal }),
  });
}

export function useTrendingPlatforms() {
  return useQuery({
    queryKey: dashboardKeys.platforms(),
    queryFn: ({ signal }) => callApi<typeof calls.getTrendingPlatforms>('GET', `${PATH}/platforms`, { signal }),
  });
}

export function useAnnouncements(language: Language) {
  return useQuery({
    queryKey: dashboardKeys.announcements(language),
    queryFn: ({ signal }) =>
      callApi<typeof listAnnouncements>('GET', '/v1/api/announcements', { query: { language }, signal }),
  });
}
