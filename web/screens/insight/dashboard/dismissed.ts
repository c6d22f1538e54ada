import { readStored, writeStored } from '../../../app/storage.ts';

const KEY = 'dismissed_announcements';
/** More than there ever are at once. */
const DISMISSED_MAX = 30;

/** The announcements that somebody has hidden in this browser. */
export function listDismissed(): string[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Hides one more; answers all of them. */
export function rememberDismissed(id: string): string[] {
  const ids = [...listDismissed().filter((known) => known !== id), id].slice(-DISMISSED_MAX);
  writeStored(KEY, JSON.stringify(ids));
  return ids;
}
