import { isEntryActive, isEntryUnsent, type UploadEntry } from './upload-entry.ts';

export type UploadTotal = {
  readonly files: number;
  readonly sent_files: number;
  readonly sent_bytes: number;
  readonly total_bytes: number;
  /** Files that are still to be sent and not paused. */
  readonly going: number;
  readonly paused: number;
};

/**
 * Computes the progress of all files uploaded together; null for none, or for only one, which shows its own progress.
 */
export function computeTotal(entries: Iterable<UploadEntry>): UploadTotal | null {
  const all = [...entries].filter((entry) => entry.state !== 'failed');
  const batch = Math.max(...all.map((entry) => entry.batch));
  const together = all.filter((entry) => entry.batch === batch);
  if (together.length < 2 || !together.some(isEntryActive)) return null;
  const unsent = together.filter(isEntryUnsent);
  const paused = unsent.filter(({ waiting }) => waiting === 'pause').length;
  const sum = (pick: (entry: UploadEntry) => number) => together.reduce((total, entry) => total + pick(entry), 0);
  return {
    files: together.length,
    sent_files: together.length - unsent.length,
    sent_bytes: sum((entry) => entry.sent_bytes),
    total_bytes: sum((entry) => entry.size_bytes),
    going: unsent.length - paused,
    paused,
  };
}

/** Rounds a remaining time up in a common unit, so that the wait is rather shorter than announced. */
export function roundRemainingTime(ms: number): {
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour';
} {
  const seconds = ms / 1000;
  if (seconds <= 55) return { value: Math.max(5, Math.ceil(seconds / 5) * 5), unit: 'second' };
  if (seconds <= 59 * 60) return { value: Math.ceil(seconds / 60), unit: 'minute' };
  return { value: Math.ceil(seconds / 3600), unit: 'hour' };
}
