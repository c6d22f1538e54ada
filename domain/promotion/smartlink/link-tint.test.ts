import { expect, test } from 'vitest';
import { findLinkTint, LINK_ACCENT_HUES } from './link-tint.ts';

test('a release page has the colours of the chosen accent, else of the cover, else none', () => {
  const cover = { hue: 42, chroma: 0.3 };
  expect(findLinkTint('rose', cover)).toEqual({ hue: 345, chroma: 1 });
  expect(findLinkTint('cover', cover)).toEqual(cover);
  expect(findLinkTint('cover', null)).toEqual({ hue: 0, chroma: 0 });
});

test('two accents are at least 30 degrees apart, so that they are told apart', () => {
  const hues = Object.values(LINK_ACCENT_HUES).flatMap((hue) => hue ?? []);
  const turned = hues.toSorted((a, b) => a - b);
  expect(turned).toHaveLength(5);
  for (const [index, hue] of turned.entries()) {
    const next = turned[index + 1] ?? (turned[0] ?? 0) + 360;
    expect(next - hue).toBeGreaterThanOrEqual(30);
  }
});
