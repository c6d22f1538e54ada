import type { createApiToken, listApiTokens, removeApiToken } from '@tangent/contract/identity/api-token.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallInput, type CallOutput, callApi } from '../call-api.ts';
import { ACCOUNT_PATH, accountKeys, invalidateSecurityLists } from './account.ts';

const PATH = `${ACCOUNT_PATH}/tokens` as const;

export type NewApiToken = CallInput<typeof createApiToken>['body'];
/** The response with the token itself; no other call returns it. */
export type CreatedApiToken = CallOutput<typeof createApiToken>;

export function useApiTokens() {
  return useQuery({
    queryKey: accountKeys.tokens(),
    queryFn: ({ signal }) => callApi<typeof listApiTokens>('GET', PATH, { signal }),
  });
}

export function useCreateApiToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewApiToken) => callApi<typeof createApiToken>('POST', PATH, { body }),
    onSuccess: () => invalidateSecurityLists(client),
  });
}

export function useRemoveApiToken() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi<typeof removeApiToken>('DELETE', `${PATH}/:id`, { params: { id } }),
    onSuccess: () => invalidateSecurityLists(client),
  });
}
