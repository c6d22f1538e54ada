/** The twelve stores that nearly every release goes to. */
export const MAJOR_STORES = [
  'spotify',
  'apple-music',
  'itunes-store',
  'amazon-music',
  'youtube-music',
  'youtube-content-id',
  'tiktok',
  'facebook-instagram',
  'deezer',
  'tidal',
  'soundcloud',
  'pandora',
];
