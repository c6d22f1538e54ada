import { MAJOR_STORES } from '@tangent/domain/catalogue/store/major-stores.ts';
import type { ListedStore } from '../money/store-wall.tsx';

/** The major stores, and one of each further kind. */
export const LISTED_STORES: readonly ListedStore[] = [
  ...MAJOR_STORES,
  { id: 'boomplay', name: 'Boomplay', category: 'streaming' },
  { id: 'beatport', name: 'Beatport', category: 'dj' },
  { id: 'shazam', name: 'Shazam', category: 'data' },
];
