import { expect, test } from 'vitest';
import { toHexColour } from './to-hex-colour.ts';

test.each([
  [{ lightness: 1, chroma: 0, hue: 0 }, '#ffffff'],
  [{ lightness: 0, chroma: 0, hue: 0 }, '#000000'],
  [{ lightness: 0.62796, chroma: 0.25768, hue: 29.234 }, '#ff0000'],
  [{ lightness: 0.51975, chroma: 0.17686, hue: 142.495 }, '#008000'],
  [{ lightness: 0.45201, chroma: 0.31321, hue: 264.052 }, '#0000ff'],
])('%o is %s', (color, hex) => {
  expect(toHexColour(color)).toBe(hex);
});

test('a colour that screens cannot show is clipped', () => {
  expect(toHexColour({ lightness: 0.9, chroma: 0.4, hue: 150 })).toMatch(/^#[0-9a-f]{6}$/);
});
