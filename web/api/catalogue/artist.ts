import type {
  createArtist,
  getArtist,
  listArtists,
  listKnownNames,
  searchAppleMusic,
  searchSpotify,
  updateArtist,
} from '@tangent/contract/catalogue/artist.ts';
import type { ArtistPage } from '@tangent/domain/catalogue/artist/identities.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api-error.ts';
import { type CallInput, callApi } from '../call-api.ts';
import { releaseKeys } from './release-keys.ts';

const artistKeys = {
  all: ['artists'] as const,
  one: (id: string) => [...artistKeys.all, id] as const,
  knownNames: (exceptRelease: string | null) => [...artistKeys.all, 'known-names', exceptRelease] as const,
  /** The pages at stores that a search finds. */
  pages: (page: ArtistPage, text: string) => ['artist-pages', page, text] as const,
};

const ARTISTS_PATH = '/v1/api/artists';

export type NewArtist = CallInput<typeof createArtist>['body'];
export type ArtistChanges = CallInput<typeof updateArtist>['body'];

export function useArtists() {
  return useQuery({
    queryKey: artistKeys.all,
    queryFn: ({ signal }) => callApi<typeof listArtists>('GET', ARTISTS_PATH, { signal }),
  });
}

export function useArtist(id: string) {
  return useQuery({
    queryKey: artistKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getArtist>('GET', `${ARTISTS_PATH}/:id`, { params: { id }, signal }),
  });
}

export function useCreateArtist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewArtist) => callApi<typeof createArtist>('POST', ARTISTS_PATH, { body }),
    onSuccess: () => {
      // The dashboard counts it as a first step.
      void client.invalidateQueries({ queryKey: releaseKeys.dashboard('first-steps') });
      // Also those that no page shows now: the next page would choose from a list without the new artist.
      return client.invalidateQueries({ queryKey: artistKeys.all, refetchType: 'all' });
    },
  });
}

/** Updates a profile; drafts of the artist may show another name afterwards. */
export function useUpdateArtist() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, changes }: { id: string; changes: ArtistChanges }) =>
      callApi<typeof updateArtist>('PATCH', `${ARTISTS_PATH}/:id`, { params: { id }, body: changes }),
    onSuccess: (artist) => {
      client.setQueryData(artistKeys.one(artist.id), artist);
      void client.invalidateQueries({ queryKey: artistKeys.all, exact: true });
      void client.invalidateQueries({ queryKey: releaseKeys.all });
    },
  });
}

/** Returns names as the account's submitted releases spell them, for suggestions and for consistent spelling. */
export function useKnownNames(exceptRelease: string | null = null): readonly string[] {
  const query = exceptRelease === null ? {} : { except_release: exceptRelease };
  const names = useQuery({
    queryKey: artistKeys.knownNames(exceptRelease),
    queryFn: ({ signal }) => callApi<typeof listKnownNames>('GET', `${ARTISTS_PATH}/known-names`, { query, signal }),
    staleTime: 60_000,
  });
  return names.data?.items ?? NO_NAMES;
}

const NO_NAMES: readonly string[] = [];

/** An artist page as its service describes it. */
export type PageProfile = {
  readonly id: string;
  readonly name: string;
  /** Null where the service does not count them. */
  readonly followers: number | null;
  readonly genres: readonly string[];
  readonly image_url: string | null;
};

type PageSearch = (q: string, signal: AbortSignal) => Promise<PageProfile[]>;

const PAGE_SEARCHES: Readonly<Record<ArtistPage, PageSearch>> = {
  spotify: async (q, signal) => {
    const query = { query: { q }, signal };
    const { items } = await callApi<typeof searchSpotify>('GET', `${ARTISTS_PATH}/spotify-search`, query);
    return items.map(({ spotify_id, ...profile }) => ({ ...profile, id: spotify_id }));
  },
  apple_music: async (q, signal) => {
    const query = { query: { q }, signal };
    const { items } = await callApi<typeof searchAppleMusic>('GET', `${ARTISTS_PATH}/apple-music-search`, query);
    return items.map(({ apple_music_id, ...profile }) => ({ ...profile, id: apple_music_id, followers: null }));
  },
};

/**
 * Searches artist pages of a service; the previous results stay on the screen while the next ones load. An empty text
 * sends no query.
 */
export function usePageSearch(page: ArtistPage, text: string) {
  return useQuery({
    queryKey: artistKeys.pages(page, text),
    queryFn: ({ signal }) => PAGE_SEARCHES[page](text, signal),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 5 * 60_000,
    // A user is waiting: the alternative (link or id) is offered at once.
    retry: (count, error) => count < 1 && error instanceof ApiError && error.status === 0,
  });
}
