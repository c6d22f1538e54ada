import type { ReleaseStats } from '@tangent/contract/insight/release-stats.ts';

/** Of fewer saves than this no share is said: one more or less would change it too much. */
const SAVES_MIN = 10;

/** How many streams come with one save, at the stores that report saves; null while that says nothing. */
export function findStreamsPerSave({ stores }: Pick<ReleaseStats, 'stores'>): number | null {
  const reporting = stores.filter(({ saves }) => saves !== null);
  const saves = reporting.reduce((sum, one) => sum + (one.saves ?? 0), 0);
  const streams = reporting.reduce((sum, one) => sum + one.streams, 0);
  const each = Math.round(streams / saves);
  return saves >= SAVES_MIN && each > 1 ? each : null;
}
