import type { getMove, getStaffMove, Move, markMove, markMoveForm } from '@tangent/contract/distribution/move.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';
import { formKeys } from '../promotion/form.ts';

const PATH = '/v1/api/form-requests/:id/move';

/** The plan of a move; read again when the user returns, because acknowledgements drive it. */
export function useMove(id: string) {
  return useQuery({
    queryKey: formKeys.move(id),
    queryFn: ({ signal }) => callApi<typeof getMove>('GET', PATH, { params: { id }, signal }),
  });
}

export function useMarkMove(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (store_ids: string[]) =>
      callApi<typeof markMove>('POST', PATH, { params: { id }, body: { store_ids } }),
    onSuccess: (move: Move) => client.setQueryData(formKeys.move(id), move),
  });
}

const STAFF_PATH = '/v1/api/backoffice/requests/:id/move';

/** The same plan for staff, who send the forms of stores. */
export function useStaffMove(id: string, { enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: formKeys.staffMove(id),
    queryFn: ({ signal }) => callApi<typeof getStaffMove>('GET', STAFF_PATH, { params: { id }, signal }),
    enabled,
  });
}

export function useMarkMoveForm(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (store_ids: string[]) =>
      callApi<typeof markMoveForm>('POST', STAFF_PATH, { params: { id }, body: { store_ids } }),
    onSuccess: (move: Move) => client.setQueryData(formKeys.staffMove(id), move),
  });
}
