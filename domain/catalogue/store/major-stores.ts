import type { StoreCategory } from './store.ts';

/** The twelve stores that every plan includes, in display order. */
export const MAJOR_STORES = [
  { id: 'spotify', name: 'Spotify', category: 'streaming' },
  { id: 'apple-music', name: 'Apple Music', category: 'streaming' },
  { id: 'youtube-music', name: 'YouTube Music', category: 'streaming' },
  { id: 'amazon-music', name: 'Amazon Music', category: 'streaming' },
  { id: 'tiktok', name: 'TikTok', category: 'social' },
  { id: 'deezer', name: 'Deezer', category: 'streaming' },
  { id: 'tidal', name: 'TIDAL', category: 'streaming' },
  { id: 'facebook-instagram', name: 'Facebook and Instagram', category: 'social' },
  { id: 'soundcloud', name: 'SoundCloud', category: 'streaming' },
  { id: 'pandora', name: 'Pandora', category: 'radio' },
  { id: 'itunes-store', name: 'iTunes Store', category: 'download' },
  { id: 'youtube-content-id', name: 'YouTube Content ID', category: 'fingerprint' },
] as const satisfies readonly { id: string; name: string; category: StoreCategory }[];

export type MajorStoreId = (typeof MAJOR_STORES)[number]['id'];
