/** The colours of banners: the ground around the artwork, the panel below the type, and the type itself. */
export const BANNER_PALETTES = {
  midnight: { ground: '#2b2163', panel: '#171036', title: '#fff4ea', detail: '#ff9d7d' },
  sunset: { ground: '#7d1f3c', panel: '#56122a', title: '#ffefdf', detail: '#ffc39a' },
  forest: { ground: '#1f5d47', panel: '#0f382b', title: '#f5f4e2', detail: '#f0c64a' },
  ocean: { ground: '#2a5b86', panel: '#0d2c44', title: '#eef6fb', detail: '#a9d8e8' },
  mono: { ground: '#e9e8e3', panel: '#111111', title: '#ffffff', detail: '#c9c8c2' },
} as const satisfies Record<string, BannerPalette>;
export type BannerPaletteName = keyof typeof BANNER_PALETTES;
export const BANNER_PALETTE_NAMES = Object.keys(BANNER_PALETTES) as BannerPaletteName[];
export type BannerPalette = Readonly<Record<'ground' | 'panel' | 'title' | 'detail', string>>;
