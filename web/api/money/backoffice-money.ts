import type {
  closeLedgerMonth,
  getLedgerCheck,
  listLedgerMonths,
  listOwedStatements,
  listRates,
  recordStorePayment,
  setRate,
  startLedgerCheck,
} from '@tangent/contract/money/backoffice-money.ts';
import type { listBackofficeStoreMonths } from '@tangent/contract/money/store-month.ts';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { callApi } from '../call-api.ts';
import { POLL_MS } from '../catalogue/release.ts';
import { useCallKey } from '../use-call-key.ts';

const ledgerKeys = {
  all: [...backofficeKeys.all, 'money'] as const,
  storeMonths: (filter: { store_id?: string }) => [...ledgerKeys.all, 'store-months', filter] as const,
  statements: (filter: { open?: 'yes' }) => [...ledgerKeys.all, 'statements', filter] as const,
  rates: () => [...ledgerKeys.all, 'rates'] as const,
  months: () => [...ledgerKeys.all, 'months'] as const,
  check: () => [...ledgerKeys.all, 'check'] as const,
};

const PATH = '/v1/api/backoffice/money';
const next = (cursor: string | null) => (cursor === null ? {} : { cursor });

export function useBackofficeStoreMonths(filter: { store_id?: string }) {
  return useQuery({
    queryKey: ledgerKeys.storeMonths(filter),
    queryFn: ({ signal }) =>
      callApi<typeof listBackofficeStoreMonths>('GET', '/v1/api/backoffice/store-months', { query: filter, signal }),
    placeholderData: keepPreviousData,
  });
}

export function useOwedStatements(filter: { open?: 'yes' }) {
  return useInfiniteQuery({
    queryKey: ledgerKeys.statements(filter),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listOwedStatements>('GET', `${PATH}/statements`, {
        query: { ...filter, ...next(pageParam) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}

export type PaymentInput = {
  received_on: string;
  settled_amount: string;
  received_micros: number;
  fee_micros: number;
  reference: string;
  accepts_overpayment: boolean;
} & ({ statement_no: number } | { store_id: string; currency: string; period?: string });

export function useRecordPayment() {
  return useMoneyAction((body: PaymentInput, key) =>
    callApi<typeof recordStorePayment>('POST', `${PATH}/payments`, { body, key }),
  );
}

export function useRates() {
  return useInfiniteQuery({
    queryKey: ledgerKeys.rates(),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listRates>('GET', `${PATH}/rates`, { query: next(pageParam), signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}

export type RateInput = { currency: string; day: string; rate: string; source: string };

export function useSetRate() {
  return useMoneyAction((body: RateInput) => callApi<typeof setRate>('PUT', `${PATH}/rates`, { body }));
}

export function useLedgerMonths() {
  return useQuery({
    queryKey: ledgerKeys.months(),
    queryFn: ({ signal }) => callApi<typeof listLedgerMonths>('GET', `${PATH}/months`, { signal }),
  });
}

export function useCloseMonth() {
  return useMoneyAction((period: string, key) =>
    callApi<typeof closeLedgerMonth>('POST', `${PATH}/months/:period/close`, { params: { period }, body: {}, key }),
  );
}

export function useLedgerCheck() {
  return useQuery({
    queryKey: ledgerKeys.check(),
    queryFn: ({ signal }) => callApi<typeof getLedgerCheck>('GET', `${PATH}/check`, { signal }),
    refetchInterval: ({ state }) => (state.data?.is_running ? POLL_MS : false),
  });
}

export function useStartCheck() {
  return useMoneyAction(() => callApi<typeof startLedgerCheck>('POST', `${PATH}/check`, { body: {} }));
}

/** A money action: the same press is executed once, and all back office data is refreshed afterwards. */
function useMoneyAction<Input, Result>(action: (input: Input, key: string) => Promise<Result>) {
  const client = useQueryClient();
  const key = useCallKey();
  return useMutation({
    mutationFn: (input: Input) => action(input, key.read()),
    onSettled: (_, error) => {
      key.settle(error);
      return client.invalidateQueries({ queryKey: backofficeKeys.all });
    },
  });
}
