import type { listAuditEvents } from '@tangent/contract/identity/backoffice-audit.ts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { type CallInput, callApi } from '../call-api.ts';

type AuditFilter = Omit<NonNullable<CallInput<typeof listAuditEvents>['query']>, 'cursor'>;

const auditKeys = { list: (filter: AuditFilter) => [...backofficeKeys.all, 'audit', filter] as const };

export function useAuditLog(filter: AuditFilter) {
  return useInfiniteQuery({
    queryKey: auditKeys.list(filter),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listAuditEvents>('GET', '/v1/api/backoffice/audit', {
        query: { ...filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
  });
}
