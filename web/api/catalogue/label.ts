import type { createLabel, deleteLabel, listLabels } from '@tangent/contract/catalogue/label.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';

const labelKeys = { all: ['labels'] as const };

const LABELS_PATH = '/v1/api/labels';

export function useLabels({ enabled }: { enabled: boolean }) {
  return useQuery({
    queryKey: labelKeys.all,
    queryFn: ({ signal }) => callApi<typeof listLabels>('GET', LABELS_PATH, { signal }),
    enabled,
  });
}

export function useCreateLabel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => callApi<typeof createLabel>('POST', LABELS_PATH, { body: { name } }),
    onSuccess: () => client.invalidateQueries({ queryKey: labelKeys.all }),
  });
}

export function useDeleteLabel() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => callApi<typeof deleteLabel>('DELETE', `${LABELS_PATH}/:id`, { params: { id } }),
    onSuccess: () => client.invalidateQueries({ queryKey: labelKeys.all }),
  });
}
