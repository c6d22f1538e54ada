import type {
  getLinkAnalytics,
  getReleaseLink,
  getSmartLink,
  LINK_CSV_PATH,
  listSmartLinks,
  SHARE_PICTURE_PATH,
  SmartLinkDetail,
  updateSmartLink,
} from '@tangent/contract/promotion/smartlink.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from '../call-api.ts';
import { type DownloadedFile, downloadFile } from '../download-file.ts';

const smartLinkKeys = {
  all: ['smartlinks'] as const,
  list: () => [...smartLinkKeys.all, 'list'] as const,
  one: (id: string) => [...smartLinkKeys.all, id] as const,
  analytics: (id: string, choice: LinkAnalyticsChoice) => [...smartLinkKeys.one(id), 'analytics', choice] as const,
  ofRelease: (release_id: string) => [...smartLinkKeys.all, 'release', release_id] as const,
};

const LINKS_PATH = '/v1/api/smartlinks';
const LINK_PATH = `${LINKS_PATH}/:id` as const;
const SHARE_PICTURE: typeof SHARE_PICTURE_PATH = '/v1/api/releases/:id/share-picture';
const CSV: typeof LINK_CSV_PATH = '/v1/api/smartlinks/:id/analytics.csv';

export type LinkChange = NonNullable<CallInput<typeof updateSmartLink>['body']>;
export type LinkAnalyticsChoice = NonNullable<CallInput<typeof getLinkAnalytics>['query']>;

export function useSmartLinks() {
  return useInfiniteQuery({
    queryKey: smartLinkKeys.list(),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listSmartLinks>('GET', LINKS_PATH, {
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export function useSmartLink(id: string) {
  return useQuery({
    queryKey: smartLinkKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getSmartLink>('GET', LINK_PATH, { params: { id }, signal }),
  });
}

/** Changes a link. The page shows the change at once and returns to the saved state when it fails. */
export function useUpdateSmartLink(id: string) {
  const client = useQueryClient();
  const key = smartLinkKeys.one(id);
  return useMutation({
    // One after the other: the last press wins.
    scope: { id: `smartlink ${id}` },
    mutationFn: (body: LinkChange) => callApi<typeof updateSmartLink>('PATCH', LINK_PATH, { params: { id }, body }),
    onMutate: async (change) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<SmartLinkDetail>(key, (link) => link && applyChange(link, change));
    },
    onSettled: () => client.invalidateQueries({ queryKey: smartLinkKeys.all }),
  });
}

function applyChange(link: SmartLinkDetail, change: LinkChange): SmartLinkDetail {
  const { store_order = [], hidden_store_ids, is_on, theme, accent } = change;
  const rank = (id: string) => (store_order.includes(id) ? store_order.indexOf(id) : store_order.length);
  const stores = link.stores.map((store) =>
    hidden_store_ids ? { ...store, is_on: !hidden_store_ids.includes(store.id) } : store,
  );
  return {
    ...link,
    is_on: is_on ?? link.is_on,
    theme: theme === undefined ? link.theme : theme,
    accent: accent ?? link.accent,
    stores: store_order.length > 0 ? stores.toSorted((a, b) => rank(a.id) - rank(b.id)) : stores,
  };
}

export function useLinkAnalytics(id: string, choice: LinkAnalyticsChoice, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: smartLinkKeys.analytics(id, choice),
    queryFn: ({ signal }) =>
      callApi<typeof getLinkAnalytics>('GET', `${LINK_PATH}/analytics`, { params: { id }, query: choice, signal }),
    placeholderData: keepPreviousData,
    enabled,
  });
}

export function downloadLinkAnalytics(
  id: string,
  choice: LinkAnalyticsChoice,
  signal: AbortSignal,
): Promise<DownloadedFile> {
  const query = new URLSearchParams(
    Object.entries(choice).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return downloadFile(`${CSV.replace(':id', id)}?${query}`, { signal, fallback: 'smart-link.csv' });
}

/** The forms of a picture to post. */
export type ShareShape = 'story' | 'wide';

export function downloadSharePicture(
  releaseId: string,
  shape: ShareShape,
  lang: string,
  signal: AbortSignal,
): Promise<DownloadedFile> {
  const path = `${SHARE_PICTURE.replace(':id', releaseId)}?${new URLSearchParams({ shape, lang })}`;
  return downloadFile(path, { signal, fallback: `${shape}.png` });
}

/** The public address of a release; null before its approval. */
export function useReleaseLink(releaseId: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: smartLinkKeys.ofRelease(releaseId),
    queryFn: ({ signal }) =>
      callApi<typeof getReleaseLink>('GET', '/v1/api/releases/:id/smartlink', { params: { id: releaseId }, signal }),
    enabled,
  });
}
