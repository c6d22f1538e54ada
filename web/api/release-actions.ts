import type { deleteRelease, duplicateRelease } from '@tangent/contract/release.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from './call-api.ts';
import { useRememberRelease } from './release.ts';

/** A new draft made of a release. */
export function useDuplicateRelease() {
  const remember = useRememberRelease();
  return useMutation({
    mutationFn: (id: string) =>
      callApi<typeof duplicateRelease>('POST', '/v1/api/releases/:id/duplicate', { params: { id }, body: {} }),
    onSuccess: remember,
  });
}

/** Deletes a draft for good. */
export function useDeleteRelease() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi<typeof deleteRelease>('DELETE', '/v1/api/releases/:id', { params: { id } }),
    onSuccess: async (_nothing, id) => {
      client.removeQueries({ queryKey: ['releases', id] });
      await client.invalidateQueries({ queryKey: ['releases', 'list'] });
    },
  });
}
