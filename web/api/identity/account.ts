import type {
  Account,
  cancelEmailChange,
  changeEmail,
  changePassword,
  confirmIdentity,
  getAccount,
  updateAccount,
} from '@tangent/contract/identity/account.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from '../call-api.ts';

export const accountKeys = {
  all: ['account'] as const,
  sessions: () => [...accountKeys.all, 'sessions'] as const,
  securityEvents: () => [...accountKeys.all, 'security-events'] as const,
  tokens: () => [...accountKeys.all, 'tokens'] as const,
  payout: () => [...accountKeys.all, 'payout'] as const,
};

export const ACCOUNT_PATH = '/v1/api/account';

export type AccountChanges = CallInput<typeof updateAccount>['body'];
export type PasswordChange = CallInput<typeof changePassword>['body'];
type Confirmation = CallInput<typeof confirmIdentity>['body'];

const ACCOUNT = {
  queryKey: accountKeys.all,
  queryFn: ({ signal }: { signal: AbortSignal }) => callApi<typeof getAccount>('GET', ACCOUNT_PATH, { signal }),
};

export function useAccount() {
  return useQuery(ACCOUNT);
}

/** An address is refused seconds or hours after an email was sent to it. */
const REFUSAL_POLL_MS = 20_000;

/**
 * Returns the answer of the server that refused the newest email to an address of the user, and null while none did.
 * Asks only while the address waits for its confirmation.
 */
export function useMailRefusal(email: string, isWaiting: boolean): string | null {
  const { data } = useQuery({ ...ACCOUNT, enabled: isWaiting, refetchInterval: REFUSAL_POLL_MS });
  if (!isWaiting) return null;
  return data?.mail_refusals.find((refusal) => refusal.email === email)?.answer ?? null;
}

/** Refreshes the lists that every change of an account affects: devices, recent activity. */
export function invalidateSecurityLists(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: accountKeys.all });
}

function useRemember() {
  const client = useQueryClient();
  return (account: Account) => {
    client.setQueryData(accountKeys.all, account);
    invalidateSecurityLists(client);
  };
}

export function useUpdateAccount() {
  const remember = useRemember();
  return useMutation({
    mutationFn: (body: AccountChanges) => callApi<typeof updateAccount>('PATCH', ACCOUNT_PATH, { body }),
    onSuccess: remember,
  });
}

/** Changes one flag: shown at once, reverted when the server does not save it. */
export function useSwitchFlag() {
  const client = useQueryClient();
  return useMutation({
    // One call after the other, so that two quick presses end in the state of the second.
    scope: { id: 'account-flags' },
    mutationFn: (body: Pick<AccountChanges, 'email_notifications' | 'marketing'>) =>
      callApi<typeof updateAccount>('PATCH', ACCOUNT_PATH, { body }),
    onMutate: async (flags) => {
      await client.cancelQueries({ queryKey: accountKeys.all, exact: true });
      const before = client.getQueryData<Account>(accountKeys.all);
      if (before) client.setQueryData(accountKeys.all, { ...before, ...flags });
      return before;
    },
    onError: (_error, _flags, before) => client.setQueryData(accountKeys.all, before),
    onSettled: () => client.invalidateQueries({ queryKey: accountKeys.all, exact: true }),
  });
}

export function useChangePassword() {
  const remember = useRemember();
  return useMutation({
    mutationFn: (body: PasswordChange) => callApi<typeof changePassword>('POST', `${ACCOUNT_PATH}/password`, { body }),
    onSuccess: remember,
  });
}

export function useChangeEmail() {
  const remember = useRemember();
  return useMutation({
    mutationFn: (email: string) =>
      callApi<typeof changeEmail>('POST', `${ACCOUNT_PATH}/email`, { body: { email: email.trim() } }),
    onSuccess: remember,
  });
}

export function useCancelEmailChange() {
  const remember = useRemember();
  return useMutation({
    mutationFn: () => callApi<typeof cancelEmailChange>('DELETE', `${ACCOUNT_PATH}/email`, {}),
    onSuccess: remember,
  });
}

export function useConfirmIdentity() {
  return useMutation({
    mutationFn: (body: Confirmation) => callApi<typeof confirmIdentity>('POST', `${ACCOUNT_PATH}/step-up`, { body }),
  });
}
