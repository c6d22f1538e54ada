import type {
  getRoyaltyBalance,
  getRoyaltyBreakdown,
  getRoyaltyOverview,
  RoyaltyBreakdownBy,
} from '@tangent/contract/money/royalty.ts';
import type { listRoyaltyCharges } from '@tangent/contract/money/royalty-charge.ts';
import type { getRoyaltyEntry, getRoyaltyLine, listRoyaltyEntries } from '@tangent/contract/money/royalty-entry.ts';
import type {
  listRoyaltyStatements,
  STATEMENT_CSV_PATH,
  STATEMENT_PDF_PATH,
} from '@tangent/contract/money/royalty-statement.ts';
import type { listStoreMonths } from '@tangent/contract/money/store-month.ts';
import type { EntryStatus } from '@tangent/domain/money/royalty/entry-status.ts';
import type { LineKind } from '@tangent/domain/money/royalty/line-kind.ts';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { type DownloadedFile, downloadFile } from '../download-file.ts';

export const royaltyKeys = {
  /** A withdrawal or an accepted share changes all of them. */
  all: ['royalties'] as const,
  balance: () => [...royaltyKeys.all, 'balance'] as const,
  overview: () => [...royaltyKeys.all, 'overview'] as const,
  breakdown: (by: RoyaltyBreakdownBy, filter: RoyaltyFilter) => [...royaltyKeys.all, 'breakdown', by, filter] as const,
  entries: (filter: EntryFilter) => [...royaltyKeys.all, 'entries', filter] as const,
  entry: (transaction_id: string) => [...royaltyKeys.all, 'entry', transaction_id] as const,
  line: (transaction_id: string) => [...royaltyKeys.all, 'line', transaction_id] as const,
  charges: (filter: ChargeFilter) => [...royaltyKeys.all, 'charges', filter] as const,
  statements: () => [...royaltyKeys.all, 'statements'] as const,
  storeMonths: () => [...royaltyKeys.all, 'store-months'] as const,
};

const PATH = '/v1/api/royalties';

/** The filters of royalty figures, as in the address of the screen. */
export type RoyaltyFilter = {
  readonly from?: string;
  readonly to?: string;
  readonly platform?: string;
  readonly country?: string;
  readonly track?: string;
  readonly release?: string;
  /** A person with a share: their tracks. */
  readonly payee?: string;
};
export type EntryFilter = RoyaltyFilter & {
  readonly status?: EntryStatus;
  readonly kind?: LineKind;
  readonly transaction_id?: string;
};

/** Reads the balances alone, for screens that show one of them. */
export function useRoyaltyBalance() {
  return useQuery({
    queryKey: royaltyKeys.balance(),
    queryFn: ({ signal }) => callApi<typeof getRoyaltyBalance>('GET', `${PATH}/balance`, { signal }),
  });
}

export function useRoyaltyOverview() {
  return useQuery({
    queryKey: royaltyKeys.overview(),
    queryFn: ({ signal }) => callApi<typeof getRoyaltyOverview>('GET', `${PATH}/overview`, { signal }),
  });
}

export function useRoyaltyBreakdown(by: RoyaltyBreakdownBy, filter: RoyaltyFilter = {}) {
  return useQuery({
    queryKey: royaltyKeys.breakdown(by, filter),
    queryFn: ({ signal }) =>
      callApi<typeof getRoyaltyBreakdown>('GET', `${PATH}/breakdown`, { query: { by, ...filter }, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useRoyaltyEntries(filter: EntryFilter) {
  return useInfiniteQuery({
    queryKey: royaltyKeys.entries(filter),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listRoyaltyEntries>('GET', `${PATH}/entries`, {
        query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

export function useRoyaltyEntry(transaction_id: string) {
  return useQuery({
    queryKey: royaltyKeys.entry(transaction_id),
    queryFn: ({ signal }) =>
      callApi<typeof getRoyaltyEntry>('GET', `${PATH}/entries/:transaction_id`, { params: { transaction_id }, signal }),
  });
}

/** Reads the line in the store's file; only on demand, since the file may be large. */
export function useRoyaltyLine(transaction_id: string, isWanted: boolean) {
  return useQuery({
    queryKey: royaltyKeys.line(transaction_id),
    queryFn: ({ signal }) =>
      callApi<typeof getRoyaltyLine>('GET', `${PATH}/entries/:transaction_id/line`, {
        params: { transaction_id },
        signal,
      }),
    enabled: isWanted,
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The fines and fees of a release at a store, or of all music of the account. */
export type ChargeFilter = { readonly release?: string; readonly platform?: string };

export function useRoyaltyCharges(filter: ChargeFilter, isWanted = true) {
  return useQuery({
    queryKey: royaltyKeys.charges(filter),
    queryFn: ({ signal }) =>
      callApi<typeof listRoyaltyCharges>('GET', `${PATH}/charges`, { query: { ...filter }, signal }),
    enabled: isWanted,
  });
}

export function useRoyaltyStatements() {
  return useInfiniteQuery({
    queryKey: royaltyKeys.statements(),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listRoyaltyStatements>('GET', `${PATH}/statements`, {
        query: pageParam === null ? {} : { before: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_before,
  });
}

export function useStoreMonths() {
  return useQuery({
    queryKey: royaltyKeys.storeMonths(),
    queryFn: ({ signal }) => callApi<typeof listStoreMonths>('GET', `${PATH}/store-months`, { query: {}, signal }),
  });
}

/** Repeated here as values, since only types of the contract may reach the browser; the compiler compares the two. */
const FILES = {
  csv: '/v1/api/royalties/statements/:period/statement.csv' satisfies typeof STATEMENT_CSV_PATH,
  pdf: '/v1/api/royalties/statements/:period/statement.pdf' satisfies typeof STATEMENT_PDF_PATH,
} as const;
export type StatementFile = keyof typeof FILES;

export function downloadStatement(period: string, kind: StatementFile, signal: AbortSignal): Promise<DownloadedFile> {
  return downloadFile(FILES[kind].replace(':period', period), { signal, fallback: `royalties-${period}.${kind}` });
}
