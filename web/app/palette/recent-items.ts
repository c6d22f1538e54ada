import { readStored, writeStored } from '../storage.ts';
import { ITEM_KINDS, type ItemKind, type PaletteItem } from './palette-item.ts';

/** A place where the user was, as the search remembers it: without facts, which would become old. */
export type RecentItem = Pick<PaletteItem, 'id' | 'label'> & {
  readonly kind: ItemKind;
  readonly path: string;
  readonly leaves: boolean;
  readonly cover: string | null;
};

const KEY = 'recent-places';
const PLACES_MAX = 5;

/** Reads the last places, the latest first; whatever else is stored is ignored. */
export function readRecentItems(): RecentItem[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentItem).slice(0, PLACES_MAX) : [];
  } catch {
    return [];
  }
}

/** Puts a place on top of the last ones. What leads nowhere is no place. */
export function rememberItem(item: PaletteItem): void {
  const { id, kind, label, path, leaves = false, picture } = item;
  if (path === undefined || kind === 'needs_you') return;
  const cover = 'cover' in picture ? picture.cover : 'record' in picture ? picture.record : null;
  const latest: RecentItem = { id, kind, label, path, leaves, cover };
  const others = readRecentItems().filter((one) => one.id !== id);
  writeStored(KEY, JSON.stringify([latest, ...others].slice(0, PLACES_MAX)));
}

function isRecentItem(value: unknown): value is RecentItem {
  if (typeof value !== 'object' || value === null) return false;
  const { id, kind, label, path, leaves, cover } = value as Record<string, unknown>;
  return (
    typeof id === 'string' &&
    (ITEM_KINDS as readonly unknown[]).includes(kind) &&
    typeof label === 'string' &&
    typeof path === 'string' &&
    // An address of ours, not of another site.
    /^\/(?!\/)/.test(path) &&
    typeof leaves === 'boolean' &&
    (cover === null || typeof cover === 'string')
  );
}
