import type { TUS_PATH } from '@tangent/contract/catalogue/upload.ts';

/** Repeated here as a value, since only types of the contract may reach the browser; the compiler compares the two. */
export const UPLOADS_PATH: typeof TUS_PATH = '/v1/api/uploads';

export type ImageSize = '300' | '1000' | 'full';

export function imageUrl(uploadId: string, size: ImageSize): string {
  return `${UPLOADS_PATH}/${uploadId}/image?size=${size}`;
}

export function previewUrl(uploadId: string): string {
  return `${UPLOADS_PATH}/${uploadId}/preview`;
}
