import { COVERS_PER_RUN } from '@tangent/domain/promotion/coverart-limits.ts';

/** The storage keys of a picture of a run: they follow from id and number, so that work done twice overwrites a file. */
export function coverKey(runId: string, number: number, form: 'jpeg' | 'preview'): string {
  return `covers/${runId}/${number}-${form}.jpg`;
}

export function listCoverKeys(runId: string): string[] {
  return Array.from({ length: COVERS_PER_RUN }, (_, number) => [
    coverKey(runId, number, 'jpeg'),
    coverKey(runId, number, 'preview'),
  ]).flat();
}
