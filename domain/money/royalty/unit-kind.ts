import type { StoreCategory } from '../../catalogue/store/store.ts';

/** The kinds of units in reports of stores, each with one word. */
export const UNIT_KINDS = ['streams', 'sales', 'uses'] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

const KINDS: Partial<Record<StoreCategory, UnitKind>> = {
  streaming: 'streams',
  video: 'streams',
  radio: 'streams',
  mobile: 'streams',
  download: 'sales',
  dj: 'sales',
};

/** Returns what a store counts; a store of the other categories counts uses, such as videos with a song. */
export function findUnitKind(category: StoreCategory): UnitKind {
  return KINDS[category] ?? 'uses';
}
