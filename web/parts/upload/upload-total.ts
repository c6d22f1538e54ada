import { isEntryMoving, isEntryUnsent, type UploadEntry } from './upload-entry.ts';

export type UploadTotal = {
  readonly files: number;
  readonly sent_files: number;
  readonly sent_bytes: number;
  readonly total_bytes: number;
  /** Files that are still to be sent and that nobody paused. */
  readonly going: number;
  readonly paused: number;
};

/** How far all files are that are under way together; null when there are none, or only one, which shows that itself. */
export function computeTotal(entries: Iterable<UploadEntry>): UploadTotal | null {
  const all = [...entries].filter((entry) => entry.state !== 'failed');
  const batch = Math.max(...all.map((entry) => entry.batch));
  const together = all.filter((entry) => entry.batch === batch);
  if (together.length < 2 || !together.some(isEntryMoving)) return null;
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

/** A time to wait, in the unit people would use, rounded up so that it is rather shorter than promised. */
export function roundRemainingTime(ms: number): {
  readonly value: number;
  readonly unit: 'second' | 'minute' | 'hour';
} {
  const seconds = ms / 1000;
  if (seconds <= 55) return { value: Math.max(5, Math.ceil(seconds / 5) * 5), unit: 'second' };
  if (seconds <= 59 * 60) return { value: Math.ceil(seconds / 60), unit: 'minute' };
  return { value: Math.ceil(seconds / 3600), unit: 'hour' };
}
