/** The stores the sandbox stands in for, by the name with which the product signs in. */
export const STORE_IDS: readonly string[] = [
  'spotify',
  'apple-music',
  'itunes-store',
  'amazon-music',
  'youtube-music',
  'youtube-content-id',
  'deezer',
  'tidal',
  'tiktok',
  'facebook-instagram',
  'soundcloud',
  'pandora',
];
