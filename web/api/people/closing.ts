import type { closeAccount, getClosing } from '@tangent/contract/people/closing.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';

const closingKeys = { all: ['closing'] as const };

const PATH = '/v1/api/account/closing';

export function useClosing() {
  return useQuery({
    queryKey: closingKeys.all,
    queryFn: ({ signal }) => callApi<typeof getClosing>('GET', PATH, { signal }),
  });
}

export function useCloseAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => callApi<typeof closeAccount>('POST', PATH, { body: {} }),
    // Something may have happened since: a report was posted, or a release approved.
    onError: () => client.invalidateQueries({ queryKey: closingKeys.all }),
  });
}
