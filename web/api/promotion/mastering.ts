import type {
  createMastering,
  getMastering,
  listMasterings,
  MASTERING_FILE_PATH,
  MASTERING_PROOF_PATH,
  Mastering,
  masterRelease,
  retryMastering,
  saveBlindTest,
  useMastering as useCall,
} from '@tangent/contract/promotion/mastering.ts';
import type { MasteringFile } from '@tangent/domain/promotion/mastering/mastering-file.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from '../call-api.ts';
import { releaseKeys } from '../catalogue/release-keys.ts';

const masteringKeys = {
  lists: () => ['mastering', 'list'] as const,
  list: (search: string) => [...masteringKeys.lists(), search] as const,
  group: (id: string | null) => ['mastering', 'group', id] as const,
  one: (id: string) => ['mastering', id] as const,
};

const LIST_PATH = '/v1/api/mastering';
const ONE_PATH = '/v1/api/mastering/:id';
/** Repeated here as a value, since only types of the contract may reach the browser; the compiler compares the two. */
const FILE_PATH: typeof MASTERING_FILE_PATH = '/v1/api/mastering/:id/file';
/** A worker reports its progress about every second. */
const POLL_MS = 1500;

/** The projects of the account, page by page, and the quota of the month. */
export function useMasteringList(search: string) {
  return useInfiniteQuery({
    queryKey: masteringKeys.list(search),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listMasterings>('GET', LIST_PATH, {
        query: { ...(search === '' ? {} : { search }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

/** The projects that are mastered together; asked again and again until the last one has ended. */
export function useMasteringGroup(groupId: string | null) {
  return useQuery({
    queryKey: masteringKeys.group(groupId),
    queryFn: ({ signal }) =>
      callApi<typeof listMasterings>('GET', LIST_PATH, { query: { group_id: groupId ?? '' }, signal }),
    enabled: groupId !== null,
    refetchInterval: (query) => (query.state.data?.items.some(({ status }) => status === 'pending') ? POLL_MS : false),
  });
}

/** One project; asked again and again while a worker masters it. */
export function useMasteringProject(id: string) {
  return useQuery({
    queryKey: masteringKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getMastering>('GET', ONE_PATH, { params: { id }, signal }),
    refetchInterval: (query) => (query.state.data?.status === 'pending' ? POLL_MS : false),
  });
}

export function useCreateMastering() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof createMastering>['body']>) =>
      callApi<typeof createMastering>('POST', LIST_PATH, { body }),
    onSuccess: (project) => remember(client, project),
  });
}

/** Masters all tracks of a release together. */
export function useMasterRelease() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<CallInput<typeof masterRelease>['body']>) =>
      callApi<typeof masterRelease>('POST', '/v1/api/mastering/release', { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: masteringKeys.lists() }),
  });
}

export function useRetryMastering(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<typeof retryMastering>('POST', '/v1/api/mastering/:id/retry', { params: { id } }),
    onSuccess: (project) => remember(client, project),
  });
}

export function useSaveBlindTest(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { rounds: number; correct: number }) =>
      callApi<typeof saveBlindTest>('PUT', '/v1/api/mastering/:id/blind-test', { params: { id }, body }),
    onSuccess: (project) => client.setQueryData(masteringKeys.one(id), project),
  });
}

/** Puts the master into a track of a draft. */
export function useMasterInRelease(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { release_id: string; track_id: string }) =>
      callApi<typeof useCall>('POST', '/v1/api/mastering/:id/use', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: releaseKeys.all }),
  });
}

const PROOF_PATH: typeof MASTERING_PROOF_PATH = '/v1/api/mastering/:id/proof.pdf';

/** The address of the proof sheet as a PDF. */
export function masterProofUrl(id: string): string {
  return PROOF_PATH.replace(':id', id);
}

/** The address of a file of a master, for players. */
export function masterFileUrl(id: string, file: MasteringFile): string {
  return `${FILE_PATH.replace(':id', id)}?name=${file}`;
}

/** The address that saves a file of a master. */
export function masterDownloadUrl(id: string, file: MasteringFile): string {
  return `${masterFileUrl(id, file)}&download=true`;
}

function remember(client: ReturnType<typeof useQueryClient>, project: Mastering): Promise<void> {
  client.setQueryData(masteringKeys.one(project.id), project);
  return client.invalidateQueries({ queryKey: masteringKeys.lists() });
}
