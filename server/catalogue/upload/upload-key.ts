import type { ARTWORK_DERIVATIVE_PX } from '@tangent/domain/limits.ts';

/**
 * Where the files of an upload lie in storage. The keys follow from its random id alone, so that work which is done twice
 * (a worker died in the middle) writes the same files again instead of leaving orphans.
 */
export const sourceKey = (uploadId: string) => `uploads/${uploadId}/source`;
export const previewKey = (uploadId: string) => `uploads/${uploadId}/preview.mp3`;
export const imageKey = (uploadId: string, sidePx: (typeof ARTWORK_DERIVATIVE_PX)[number]) =>
  `uploads/${uploadId}/${sidePx}.jpg`;
