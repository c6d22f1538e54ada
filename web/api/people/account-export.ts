import type { AccountExport, getAccountExport, requestAccountExport } from '@tangent/contract/people/account-export.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { POLL_MS } from '../catalogue/release.ts';

const accountExportKeys = { all: ['account-export'] as const };

const PATH = '/v1/api/account/export';

export function accountExportUrl({ id }: AccountExport): string {
  return `/v1/api/account/exports/${id}/file`;
}

export function useAccountExport() {
  return useQuery({
    queryKey: accountExportKeys.all,
    queryFn: ({ signal }) => callApi<typeof getAccountExport>('GET', PATH, { signal }),
    refetchInterval: (query) => (query.state.data?.export?.state === 'waiting' ? POLL_MS : false),
  });
}

export function useRequestExport() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<typeof requestAccountExport>('POST', PATH, { body: {} }),
    onSuccess: (created) => client.setQueryData(accountExportKeys.all, { export: created }),
  });
}
