import type { getUpload, getWaveform, listUploadMatches, TUS_PATH, Upload } from '@tangent/contract/upload.ts';
import { isFinished } from '@tangent/domain/upload/upload.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from './call-api.ts';

/** Repeated here as a value, since only types of the contract may reach the browser; the compiler compares the two. */
export const UPLOADS_PATH: typeof TUS_PATH = '/v1/api/uploads';

export function isUploadMoving(upload: Upload): boolean {
  return !isFinished(upload.state);
}

export function fetchUpload(id: string): Promise<Upload> {
  return callApi<typeof getUpload>('GET', '/v1/api/uploads/:id', { params: { id } });
}

export function useWaveform(id: string) {
  return useQuery({
    queryKey: ['uploads', id, 'waveform'],
    queryFn: ({ signal }) =>
      callApi<typeof getWaveform>('GET', '/v1/api/uploads/:id/waveform', { params: { id }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Lists where the account already has the recording; refreshed when the user returns to it. */
export function useUploadMatches(id: string) {
  return useQuery({
    queryKey: ['uploads', id, 'matches'],
    queryFn: ({ signal }) =>
      callApi<typeof listUploadMatches>('GET', '/v1/api/uploads/:id/matches', { params: { id }, signal }),
  });
}

export type ImageSize = '300' | '1000' | 'full';

export function imageUrl(uploadId: string, size: ImageSize): string {
  return `${UPLOADS_PATH}/${uploadId}/image?size=${size}`;
}

export function previewUrl(uploadId: string): string {
  return `${UPLOADS_PATH}/${uploadId}/preview`;
}
