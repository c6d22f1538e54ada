import type { Box } from './scene.ts';

/**
 * The shapes of banners in pixels, each with the part that every app shows: stories cover 250 px above and below with
 * their own buttons, page covers lose 90 px on both sides on phones.
 */
export const BANNER_SHAPES = {
  story: { width: 1080, height: 1920, safe: { x: 0, y: 250, width: 1080, height: 1420 } },
  square: { width: 1080, height: 1080, safe: { x: 0, y: 0, width: 1080, height: 1080 } },
  cover: { width: 820, height: 300, safe: { x: 90, y: 0, width: 640, height: 300 } },
} as const satisfies Record<string, { width: number; height: number; safe: Box }>;
export type BannerShape = keyof typeof BANNER_SHAPES;
export const BANNER_SHAPE_NAMES = Object.keys(BANNER_SHAPES) as BannerShape[];
