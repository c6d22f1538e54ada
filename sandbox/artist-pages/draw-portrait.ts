import type { CatalogueArtist } from './catalogue.ts';

/** Draws a portrait as a square SVG: a head in front of a wall, in the artist's own colour. */
export function drawPortrait({ hue }: CatalogueArtist & { hue: number }, sidePx: number): string {
  const tone = (lightness: number, turn = 0) => `oklch(${lightness} 0.12 ${(hue + turn) % 360})`;
  const lean = (hue % 21) - 10;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${sidePx}" height="${sidePx}">
<rect width="100" height="100" fill="${tone(0.82)}"/><circle cx="${72 + lean}" cy="26" r="34" fill="${tone(0.7, 40)}"/>
<g transform="rotate(${lean} 50 70)"><path d="M8 112c0-30 18-44 42-44s42 14 42 44z" fill="${tone(0.34, 200)}"/>
<circle cx="50" cy="46" r="23" fill="${tone(0.5, 60)}"/><path d="M26 46a24 24 0 0 1 48 0c-9-9-14-12-24-12s-15 3-24 12z" fill="${tone(0.24)}"/></g></svg>`;
}
