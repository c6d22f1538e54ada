import type { Release } from '@tangent/contract/catalogue/release.ts';
import type {
  approveRelease,
  confirmProposal,
  declineProposal,
  getReview,
  listReviews,
  rejectRelease,
  reopenRelease,
  retryDelivery,
} from '@tangent/contract/distribution/backoffice-review.ts';
import type { getReviewStatistics } from '@tangent/contract/distribution/review-statistics.ts';
import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import type { ReviewFilter } from '@tangent/domain/catalogue/release/review/review-filter.ts';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallOutput, callApi } from '../call-api.ts';
import { isReleaseMoving, POLL_MS } from '../catalogue/release.ts';

const reviewKeys = {
  all: ['reviews'] as const,
  queue: (filter: ReviewFilter) => [...reviewKeys.all, 'queue', filter] as const,
  statistics: () => [...reviewKeys.all, 'statistics'] as const,
  one: (id: string) => [...reviewKeys.all, id] as const,
};

const REVIEWS_PATH = '/v1/api/backoffice/reviews';

export type Review = CallOutput<typeof getReview>;
export type QueueItem = CallOutput<typeof listReviews>['items'][number];
export type ReviewStatistics = CallOutput<typeof getReviewStatistics>;

export type Verdict = {
  readonly reasons: readonly ReopeningReason[];
  readonly note: string | null;
  readonly track_numbers: readonly number[];
  readonly fields: readonly string[];
};

/** The decision of the first reviewer. */
export type FirstDecision =
  | { readonly kind: 'approve' }
  | { readonly kind: 'reopen' | 'reject'; readonly verdict: Verdict };
/** A decision, including the second reviewer's response to a proposal. */
export type Decision =
  | FirstDecision
  | { readonly kind: 'confirm' }
  | { readonly kind: 'decline'; readonly note: string | null };

export function useReviewQueue(filter: ReviewFilter) {
  return useInfiniteQuery({
    queryKey: reviewKeys.queue(filter),
    queryFn: ({ pageParam, signal }) =>
      callApi<typeof listReviews>('GET', REVIEWS_PATH, {
        query: { filter, ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next_cursor,
    refetchInterval: POLL_MS * 5,
  });
}

export function useReviewStatistics() {
  return useQuery({
    queryKey: reviewKeys.statistics(),
    queryFn: ({ signal }) =>
      callApi<typeof getReviewStatistics>('GET', '/v1/api/backoffice/review-statistics', { signal }),
  });
}

export function useReview(id: string) {
  return useQuery({
    queryKey: reviewKeys.one(id),
    queryFn: ({ signal }) => callApi<typeof getReview>('GET', `${REVIEWS_PATH}/:id`, { params: { id }, signal }),
    refetchInterval: (query) => (query.state.data && isReleaseMoving(query.state.data.release) ? POLL_MS : false),
  });
}

function decide(id: string, decision: Decision): Promise<Release> {
  const params = { id };
  switch (decision.kind) {
    case 'approve':
      return callApi<typeof approveRelease>('POST', `${REVIEWS_PATH}/:id/approve`, { params, body: {} });
    case 'confirm':
      return callApi<typeof confirmProposal>('POST', `${REVIEWS_PATH}/:id/confirm`, { params, body: {} });
    case 'decline': {
      const { note } = decision;
      return callApi<typeof declineProposal>('POST', `${REVIEWS_PATH}/:id/decline`, { params, body: { note } });
    }
    case 'reopen':
      return callApi<typeof reopenRelease>('POST', `${REVIEWS_PATH}/:id/reopen`, {
        params,
        body: toBody(decision.verdict),
      });
    case 'reject':
      return callApi<typeof rejectRelease>('POST', `${REVIEWS_PATH}/:id/reject`, {
        params,
        body: toBody(decision.verdict),
      });
  }
}

function toBody({ reasons, note, track_numbers, fields }: Verdict) {
  return { reasons: [...reasons], note, track_numbers: [...track_numbers], fields: [...fields] };
}

/** Decides and returns the updated release: still in review while it needs a second approval. */
export function useDecision(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (decision: Decision) => decide(id, decision),
    onSettled: () => client.invalidateQueries({ queryKey: reviewKeys.all }),
  });
}

export function useRetryDelivery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      callApi<typeof retryDelivery>('POST', '/v1/api/backoffice/deliveries/:id/retry', { params: { id }, body: {} }),
    onSuccess: () => client.invalidateQueries({ queryKey: reviewKeys.all }),
  });
}
