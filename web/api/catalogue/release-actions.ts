import type { deleteRelease as deleteCall, duplicateRelease, Release } from '@tangent/contract/catalogue/release.ts';
import type { requestTakedown as takedownCall } from '@tangent/contract/distribution/takedown.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CallInput, callApi } from '../call-api.ts';
import { useCacheRelease } from './release.ts';
import { releaseKeys } from './release-keys.ts';

/** Creates a new draft from a release. */
export function useDuplicateRelease() {
  const remember = useCacheRelease();
  return useMutation({
    mutationFn: (id: string) =>
      callApi<typeof duplicateRelease>('POST', '/v1/api/releases/:id/duplicate', { params: { id }, body: {} }),
    onSuccess: remember,
  });
}

export function deleteRelease(id: string): Promise<void> {
  return callApi<typeof deleteCall>('DELETE', '/v1/api/releases/:id', { params: { id } });
}

type TakedownInput = CallInput<typeof takedownCall>['body'];

export function takeDownRelease(id: string, body: TakedownInput): Promise<Release> {
  return callApi<typeof takedownCall>('POST', '/v1/api/releases/:id/takedown', { params: { id }, body });
}

/** Deletes a draft for good. */
export function useDeleteRelease() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: deleteRelease,
    onSuccess: async (_nothing, id) => {
      client.removeQueries({ queryKey: releaseKeys.one(id) });
      await client.invalidateQueries({ queryKey: releaseKeys.lists() });
    },
  });
}

/** Takes a release out of all its stores. */
export function useRequestTakedown(id: string) {
  const client = useQueryClient();
  const remember = useCacheRelease();
  return useMutation({
    mutationFn: (body: TakedownInput) => takeDownRelease(id, body),
    onSuccess: (release) => {
      remember(release);
      return client.invalidateQueries({ queryKey: releaseKeys.deliveries(id) });
    },
    // Someone else acted first, or the earliest day has not been reached: the shown data is outdated.
    onError: () => client.invalidateQueries({ queryKey: releaseKeys.one(id) }),
  });
}
