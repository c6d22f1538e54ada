import type {
  cancelUserPlan,
  getUserPlan,
  grantPlan,
  revokePlanGrant,
} from '@tangent/contract/money/backoffice-plan.ts';
import type { PaidPlan } from '@tangent/domain/money/plan/plan.ts';
import type { GrantProvider } from '@tangent/domain/money/plan/purchase.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { backofficeKeys } from '../backoffice-keys.ts';
import { callApi } from '../call-api.ts';
import { POLL_MS } from '../catalogue/release.ts';
import { userKeys } from '../people/users.ts';
import { useCallKey } from '../use-call-key.ts';

const USER_PATH = '/v1/api/backoffice/people/:id';

/** Reads the plan of an account for staff. */
export function useUserPlan(id: string) {
  return useQuery({
    queryKey: userKeys.plan(id),
    queryFn: ({ signal }) => callApi<typeof getUserPlan>('GET', `${USER_PATH}/plan`, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.billing?.is_pending ? POLL_MS : false),
  });
}

export type GrantRequest = { plan: PaidPlan; months: number; provider: GrantProvider; note: string };

export function useGrantPlan(id: string) {
  const key = useCallKey();
  return usePlanAction(
    (body: GrantRequest) =>
      callApi<typeof grantPlan>('POST', `${USER_PATH}/grants`, { key: key.read(), params: { id }, body }),
    key.settle,
  );
}

export function useRevokePlanGrant() {
  const key = useCallKey();
  return usePlanAction(({ id, note }: { id: string; note: string }) => {
    const input = { key: key.read(), params: { id }, body: { note } };
    return callApi<typeof revokePlanGrant>('POST', '/v1/api/backoffice/grants/:id/end', input);
  }, key.settle);
}

export function useCancelUserPlan() {
  const key = useCallKey();
  return usePlanAction(({ id, note }: { id: string; note: string }) => {
    const input = { key: key.read(), params: { id }, body: { note } };
    return callApi<typeof cancelUserPlan>('POST', `${USER_PATH}/plan/cancel`, input);
  }, key.settle);
}

function usePlanAction<Input, Result>(action: (input: Input) => Promise<Result>, onSettled: (error: unknown) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: action,
    onSettled: (_result, error) => {
      onSettled(error);
      return client.invalidateQueries({ queryKey: backofficeKeys.all });
    },
  });
}
