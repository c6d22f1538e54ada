import type {
  createRelease,
  getRelease,
  listReleases,
  Release,
  ReleaseDraft,
  submitRelease,
  updateRelease,
} from '@tangent/contract/catalogue/release.ts';
import type { Agreements } from '@tangent/domain/catalogue/release/review/agreements.ts';
import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { callApi, fitsKeepalive } from '../call-api.ts';
import { type ReleaseQuery, releaseKeys } from './release-keys.ts';
import { isUploadMoving } from './upload.ts';

const RELEASE_PATH = '/v1/api/releases/:id';

/** The poll interval of a page with something in progress; queries stop while the page is hidden. */
export const POLL_MS = 3000;

const MOVING: readonly ReleaseStatus[] = ['submitted', 'processing', 'approved', 'in_process', 'takedown_requested'];
/** Reviewers decide: it may take days, and an open page should still update. */
const REVIEW_POLL_MS = 15_000;

export function isReleaseMoving(release: Release): boolean {
  const uploads = [release.artwork, ...release.tracks.map((track) => track.audio)];
  return MOVING.includes(release.status) || uploads.some((upload) => upload !== null && isUploadMoving(upload));
}

function pollEveryMs(release: Release): number | false {
  if (isReleaseMoving(release)) return POLL_MS;
  return release.status === 'in_review' ? REVIEW_POLL_MS : false;
}

/** Reads the list page by page; the previous list stays until one by another filter has arrived. */
export function useReleases(query: ReleaseQuery) {
  return useInfiniteQuery({
    queryKey: releaseKeys.list(query),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listReleases>('GET', '/v1/api/releases', {
        query: { ...query, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

export function useRelease(id: string, { poll }: { poll: boolean }) {
  return useQuery({
    queryKey: releaseKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getRelease>('GET', RELEASE_PATH, { params: { id }, signal }),
    refetchInterval: (query) => (poll && query.state.data ? pollEveryMs(query.state.data) : false),
  });
}

export type DraftSave = {
  /** Created in the browser before the first save, so that a save whose response was lost can be repeated. */
  readonly id: string;
  /** The version it is based on, or null for a draft the server has not confirmed yet. */
  readonly version: number | null;
  readonly changes: ReleaseDraft;
  /** The page may close before the response arrives. */
  readonly leaving: boolean;
};

/** Saves a draft: the first save creates it, later ones send the changes with the version they are based on. */
export function saveRelease({ id, version, changes, leaving }: DraftSave): Promise<Release> {
  const keepalive = leaving && fitsKeepalive(changes);
  if (version === null) {
    const body = { ...changes, id, artist_id: changes.artist_id ?? null };
    return callApi<typeof createRelease>('POST', '/v1/api/releases', { body, keepalive });
  }
  return callApi<typeof updateRelease>('PATCH', RELEASE_PATH, {
    params: { id },
    body: { ...changes, version },
    keepalive,
  });
}

export function fetchRelease(id: string): Promise<Release> {
  return callApi<typeof getRelease>('GET', RELEASE_PATH, { params: { id } });
}

/** Puts a release from a response into the cache that every screen reads, and refreshes the lists. */
export function useCacheRelease() {
  const client = useQueryClient();
  return useCallback(
    (release: Release) => {
      client.setQueryData(releaseKeys.one(release.id), release);
      void client.invalidateQueries({ queryKey: releaseKeys.lists() });
    },
    [client],
  );
}

export function useSubmitRelease() {
  const client = useQueryClient();
  const remember = useCacheRelease();
  return useMutation({
    mutationFn: ({ id, version, agreements }: { id: string; version: number; agreements: Agreements }) =>
      callApi<typeof submitRelease>('POST', '/v1/api/releases/:id/submit', {
        params: { id },
        body: { version, agreements },
      }),
    onSuccess: remember,
    // The month has one release less left, or another submission came first.
    onSettled: () => client.invalidateQueries({ queryKey: releaseKeys.allowance() }),
  });
}
