import type { getUpload, getWaveform, listUploadMatches, Upload } from '@tangent/contract/catalogue/upload.ts';
import { isFinished } from '@tangent/domain/catalogue/upload/upload-state.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../call-api.ts';

export const uploadKeys = {
  one: (id: string) => ['uploads', id] as const,
  waveform: (id: string) => [...uploadKeys.one(id), 'waveform'] as const,
  matches: (id: string) => [...uploadKeys.one(id), 'matches'] as const,
};

export function isUploadMoving(upload: Upload): boolean {
  return !isFinished(upload.state);
}

export function fetchUpload(id: string): Promise<Upload> {
  return callApi<typeof getUpload>('GET', '/v1/api/uploads/:id', { params: { id } });
}

export function useWaveform(id: string) {
  return useQuery({
    queryKey: uploadKeys.waveform(id),
    queryFn: ({ signal }) =>
      callApi<typeof getWaveform>('GET', '/v1/api/uploads/:id/waveform', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Lists where the account already has the recording; refreshed when the user returns to it. */
export function useUploadMatches(id: string) {
  return useQuery({
    queryKey: uploadKeys.matches(id),
    queryFn: ({ signal }) =>
      callApi<typeof listUploadMatches>('GET', '/v1/api/uploads/:id/matches', { params: { id }, signal }),
  });
}
