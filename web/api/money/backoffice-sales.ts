import type {
  decideSalesFile,
  getSalesFile,
  getSalesInbox,
  getSalesLine,
  listSalesFiles,
  pollSalesInbox,
  reverseSalesFile,
} from '@tangent/contract/money/backoffice-sales.ts';
import type { HoldDecision, SalesFileState } from '@tangent/domain/money/royalty/sales-file.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { callApi } from '../call-api.ts';
import { POLL_MS } from '../catalogue/release.ts';
import { useCallKey } from '../use-call-key.ts';

export const salesKeys = {
  all: [...backofficeKeys.all, 'sales'] as const,
  files: (filter: SalesFilter) => [...salesKeys.all, 'files', filter] as const,
  file: (id: string) => [...salesKeys.all, 'file', id] as const,
  line: (id: string, line_no: number | null) => [...salesKeys.all, 'line', id, line_no] as const,
  inbox: () => [...salesKeys.all, 'inbox'] as const,
};

const FILES_PATH = '/v1/api/backoffice/sales/files';
const INBOX_PATH = '/v1/api/backoffice/sales/inbox';

export type SalesFilter = { state?: SalesFileState; attention?: 'yes'; search?: string; period?: string };

/** Lists sales files; new ones are received and read while the page is open. */
export function useSalesFiles(filter: SalesFilter) {
  return useInfiniteQuery({
    queryKey: salesKeys.files(filter),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listSalesFiles>('GET', FILES_PATH, {
        query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    refetchInterval: POLL_MS * 2,
  });
}

export function useSalesFile(id: string) {
  return useQuery({
    queryKey: salesKeys.file(id),
    queryFn: ({ signal }) => callApi<typeof getSalesFile>('GET', `${FILES_PATH}/:id`, { params: { id }, signal }),
    refetchInterval: POLL_MS,
  });
}

/** Reads a line of a file, which never changes. */
export function useSalesLine(id: string, lineNo: number | null) {
  return useQuery({
    queryKey: salesKeys.line(id, lineNo),
    queryFn: ({ signal }) =>
      callApi<typeof getSalesLine>('GET', `${FILES_PATH}/:id/lines/:line_no`, {
        params: { id, line_no: lineNo ?? 1 },
        signal,
      }),
    enabled: lineNo !== null,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

export type FileActionInput =
  | { kind: 'reverse'; note: string }
  | { kind: HoldDecision; note: string; store_id?: string };

/** A staff action on a file; the same press is executed once, even when it is sent several times. */
export function useFileAction(id: string) {
  const client = useQueryClient();
  const key = useCallKey();
  return useMutation({
    mutationFn: (input: FileActionInput) => {
      const common = { params: { id }, key: key.read() };
      if (input.kind === 'reverse') {
        const body = { note: input.note };
        return callApi<typeof reverseSalesFile>('POST', `${FILES_PATH}/:id/reverse`, { ...common, body });
      }
      const { kind: decision, ...rest } = input;
      const body = { decision, ...rest };
      return callApi<typeof decideSalesFile>('POST', `${FILES_PATH}/:id/answer`, { ...common, body });
    },
    onSettled: (_, error) => {
      key.settle(error);
      return client.invalidateQueries({ queryKey: backofficeKeys.all });
    },
  });
}

export function useSalesInbox() {
  return useQuery({
    queryKey: salesKeys.inbox(),
    queryFn: ({ signal }) => callApi<typeof getSalesInbox>('GET', INBOX_PATH, { signal }),
    refetchInterval: POLL_MS * 3,
  });
}

export function usePollInbox() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<typeof pollSalesInbox>('POST', `${INBOX_PATH}/look`, {}),
    onSettled: () => client.invalidateQueries({ queryKey: salesKeys.all }),
  });
}
