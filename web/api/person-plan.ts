import type { cancelPersonPlan, endGrant, getPersonPlan, grantPlan } from '@tangent/contract/backoffice-plan.ts';
import type { PaidPlan } from '@tangent/domain/plan/plan.ts';
import type { GrantProvider } from '@tangent/domain/plan/purchase.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { POLL_MS } from './release.ts';

const PERSON_PATH = '/v1/api/backoffice/people/:id';

/** The plan of an account as staff sees it. */
export function usePersonPlan(id: string) {
  return useQuery({
    queryKey: ['backoffice', 'person-plan', id],
    queryFn: ({ signal }) => callApi<typeof getPersonPlan>('GET', `${PERSON_PATH}/plan`, { params: { id }, signal }),
    refetchInterval: ({ state: { data } }) => (data?.billing?.is_awaited ? POLL_MS : false),
  });
}

export type GrantWish = { plan: PaidPlan; months: number; provider: GrantProvider; why: string };

export function useGrantPlan(id: string) {
  return usePlanAct((body: GrantWish) =>
    callApi<typeof grantPlan>('POST', `${PERSON_PATH}/grants`, { params: { id }, body }),
  );
}

export function useEndGrant() {
  return usePlanAct(({ id, why }: { id: string; why: string }) =>
    callApi<typeof endGrant>('POST', '/v1/api/backoffice/grants/:id/end', { params: { id }, body: { why } }),
  );
}

export function useCancelPersonPlan() {
  return usePlanAct(({ id, why }: { id: string; why: string }) =>
    callApi<typeof cancelPersonPlan>('POST', `${PERSON_PATH}/plan/cancel`, { params: { id }, body: { why } }),
  );
}

function usePlanAct<Wish, Answer>(act: (wish: Wish) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: ['backoffice'] }),
  });
}
