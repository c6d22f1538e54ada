import type {
  approveRelease,
  getReview,
  listReviews,
  rejectRelease,
  reopenRelease,
  retryDelivery,
} from '@tangent/contract/backoffice.ts';
import type { Release } from '@tangent/contract/release.ts';
import type { ReopeningReason } from '@tangent/domain/release/reopening-reasons.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOutput, callApi } from './call-api.ts';
import { isReleaseMoving, POLL_MS } from './release.ts';

const REVIEWS_PATH = '/v1/api/backoffice/reviews';

export type Review = CallOutput<typeof getReview>;
export type QueueItem = CallOutput<typeof listReviews>['items'][number];

export type Verdict = {
  readonly reasons: readonly ReopeningReason[];
  readonly note: string | null;
  readonly track_numbers: readonly number[];
};

export type Decision = { readonly kind: 'approve' } | { readonly kind: 'reopen' | 'reject'; readonly verdict: Verdict };

export function useReviewQueue() {
  return useQuery({
    queryKey: ['reviews'],
    queryFn: ({ signal }) => callApi<typeof listReviews>('GET', REVIEWS_PATH, { signal }),
    refetchInterval: POLL_MS * 5,
  });
}

export function useReview(id: string) {
  return useQuery({
    queryKey: ['reviews', id],
    queryFn: ({ signal }) => callApi<typeof getReview>('GET', `${REVIEWS_PATH}/:id`, { params: { id }, signal }),
    refetchInterval: (query) => (query.state.data && isReleaseMoving(query.state.data.release) ? POLL_MS : false),
  });
}

function decide(id: string, decision: Decision): Promise<Release> {
  const params = { id };
  if (decision.kind === 'approve') {
    return callApi<typeof approveRelease>('POST', `${REVIEWS_PATH}/:id/approve`, { params, body: {} });
  }
  const { reasons, note, track_numbers } = decision.verdict;
  const body = { reasons: [...reasons], note, track_numbers: [...track_numbers] };
  return decision.kind === 'reopen'
    ? callApi<typeof reopenRelease>('POST', `${REVIEWS_PATH}/:id/reopen`, { params, body })
    : callApi<typeof rejectRelease>('POST', `${REVIEWS_PATH}/:id/reject`, { params, body });
}

export function useDecision(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => decide(id, decision),
    onSuccess: () => client.invalidateQueries({ queryKey: ['reviews'] }),
  });
}

export function useRetryDelivery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi<typeof retryDelivery>('POST', '/v1/api/backoffice/deliveries/:id/retry', { params: { id }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['reviews'] }),
  });
}
