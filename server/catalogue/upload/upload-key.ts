import type { ARTWORK_DERIVATIVE_PX } from '@tangent/domain/catalogue/file-limits.ts';

/**
 * The storage keys of the files of an upload. They follow from its random id alone, so that work which is done twice (a
 * worker died in the middle) overwrites the same files instead of leaving orphans.
 */
export const sourceKey = (uploadId: string) => `uploads/${uploadId}/source`;
export const previewKey = (uploadId: string) => `uploads/${uploadId}/preview.mp3`;
export const imageKey = (uploadId: string, sidePx: (typeof ARTWORK_DERIVATIVE_PX)[number]) =>
  `uploads/${uploadId}/${sidePx}.jpg`;
