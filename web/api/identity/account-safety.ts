import type {
  disableTwoFactor,
  enableTwoFactor,
  listSecurityEvents,
  listSessions,
  renewRecoveryCodes,
  revokeOtherSessions,
  revokeSession,
  startTwoFactor,
} from '@tangent/contract/identity/account.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOutput, callApi } from '../call-api.ts';
import { ACCOUNT_PATH, accountKeys, invalidateSecurityLists } from './account.ts';

const TWO_FACTOR_PATH = `${ACCOUNT_PATH}/twofactor` as const;
const SESSIONS_PATH = `${ACCOUNT_PATH}/sessions` as const;

export type TwoFactorSecret = CallOutput<typeof startTwoFactor>;

/** Refreshes every view these actions affect: two-factor, devices, recent activity. */
function useRefresh(): () => void {
  const client = useQueryClient();
  return () => invalidateSecurityLists(client);
}

export function useStartTwoFactor() {
  return useMutation({ mutationFn: () => callApi<typeof startTwoFactor>('POST', TWO_FACTOR_PATH, {}) });
}

export function useEnableTwoFactor() {
  return useMutation({
    mutationFn: (code: string) =>
      callApi<typeof enableTwoFactor>('POST', `${TWO_FACTOR_PATH}/confirm`, { body: { code } }),
    onSuccess: useRefresh(),
  });
}

export function useDisableTwoFactor() {
  return useMutation({
    mutationFn: () => callApi<typeof disableTwoFactor>('DELETE', TWO_FACTOR_PATH, {}),
    onSuccess: useRefresh(),
  });
}

export function useRenewRecoveryCodes() {
  return useMutation({
    mutationFn: () => callApi<typeof renewRecoveryCodes>('POST', `${TWO_FACTOR_PATH}/recovery-codes`, {}),
    onSuccess: useRefresh(),
  });
}

export function useSessions() {
  return useQuery({
    queryKey: accountKeys.sessions(),
    queryFn: ({ signal }) => callApi<typeof listSessions>('GET', SESSIONS_PATH, { signal }),
  });
}

export function useRevokeSession() {
  return useMutation({
    mutationFn: (id: string) => callApi<typeof revokeSession>('DELETE', `${SESSIONS_PATH}/:id`, { params: { id } }),
    onSuccess: useRefresh(),
  });
}

export function useRevokeOtherSessions() {
  return useMutation({
    mutationFn: () => callApi<typeof revokeOtherSessions>('DELETE', SESSIONS_PATH, {}),
    onSuccess: useRefresh(),
  });
}

export function useSecurityEvents() {
  return useInfiniteQuery({
    queryKey: accountKeys.securityEvents(),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listSecurityEvents>('GET', `${ACCOUNT_PATH}/security-events`, {
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
  });
}
