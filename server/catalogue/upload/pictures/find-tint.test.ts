import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findTint } from './find-tint.ts';

/** Computes the tint of a drawn cover of 1000 pixels; only the background without a drawing. */
async function computeTint(ground: string, drawing = '') {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="1000" height="1000">
    <rect width="100" height="100" fill="${ground}"/>${drawing}</svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return findTint(sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } }));
}

/** Red has 29 degrees in OKLCH, orange 45, yellow 110, green 142, blue 264, violet about 285. */
test.each<[string, string, string, [number, number]]>([
  ['an orange sun on dark violet', '#1b1440', '<circle cx="50" cy="42" r="26" fill="#ff6f3c"/>', [270, 300]],
  ['a red house on snow', '#f4f4f4', '<rect x="20" y="30" width="60" height="60" fill="#d21f26"/>', [15, 40]],
  ['a green wood with a grey sky', '#1f5c33', '<rect width="100" height="50" fill="#9a9a9a"/>', [140, 165]],
  ['pure blue', '#0000ff', '', [260, 268]],
])('%s gives its page a strong tint', async (_, ground, drawing, [from, to]) => {
  const { hue, chroma } = await computeTint(ground, drawing);
  expect(chroma).toBeGreaterThan(0.85);
  expect(hue).toBeGreaterThanOrEqual(from);
  expect(hue).toBeLessThanOrEqual(to);
});

test.each([
  ['#000000', 0],
  ['#ffffff', 0],
  ['#7f7f7f', 0],
  ['#817f7d', 0.1],
  ['#020004', 0],
])('a cover entirely in %s leaves its page grey', async (ground, most) => {
  expect((await computeTint(ground)).chroma).toBeLessThanOrEqual(most);
});

test('a photograph in black and white with grain leaves its page grey', async () => {
  const grey = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const { data, info } = await sharp({
    create: { width: 800, height: 800, channels: 3, background: '#777', noise: grey },
  })
    .greyscale()
    .toColourspace('srgb')
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(800);
  expect((await findTint(sharp(data).removeAlpha().toColourspace('srgb'))).chroma).toBeLessThan(0.1);
});

test('a small coloured object on grey tints its page slightly, a pale cover more', async () => {
  const dot = await computeTint('#808080', '<circle cx="20" cy="20" r="9" fill="#e02020"/>');
  const pale = await computeTint('#cfe0f4');
  expect(dot.chroma).toBeGreaterThan(0);
  expect(dot.chroma).toBeLessThan(pale.chroma);
  expect(pale.chroma).toBeLessThan(0.8);
});

test('a hue around zero degrees is one hue', async () => {
  const { hue, chroma } = await computeTint('#c8326b', '<rect width="100" height="50" fill="#c8327f"/>');
  expect(Math.min(hue, 360 - hue)).toBeLessThan(12);
  expect(chroma).toBe(1);
});
