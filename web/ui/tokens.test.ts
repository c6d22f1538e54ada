import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

type Tokens = Readonly<Record<string, string>>;

const css = fs.readFileSync(path.join(import.meta.dirname, 'tokens.css'), 'utf8');

function readTokens(selector: string): Tokens {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no ${selector}`);
  const block = css.slice(start, css.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*oklch\(([^;]+)\);/g)].map((match) => [match[1], match[2]]),
  );
}

const light = readTokens(':root');
const THEMES = { light, dark: { ...light, ...readTokens('\n.dark') } };
const TINTS = { light: readTokens('\n.art'), dark: readTokens('.dark .art,\n.art.dark') };

/** Computes the relative luminance of an oklch colour (Björn Ottosson's matrices, WCAG 2). */
function luminance(color: string, hue = 0): number {
  const plain = color.replace(/calc\(([\d.]+) \* var\(--art-c\)\)/g, '$1').replace('var(--art-h)', String(hue));
  const [lightness = 0, chroma = 0, angle = 0] = plain.split('/')[0]?.trim().split(/\s+/).map(Number) ?? [];
  const a = chroma * Math.cos((angle * Math.PI) / 180);
  const b = chroma * Math.sin((angle * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  const red = clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s);
  const green = clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s);
  const blue = clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: number, other: number): number {
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function getToken(tokens: Tokens, name: string): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`tokens.css has no --${name}`);
  return value;
}

const GROUNDS = ['paper', 'surface', 'sunken'];
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...GROUNDS.flatMap((ground) => [
    ['ink', ground, 7] as const,
    ['ink-2', ground, 4.5] as const,
    ['ink-3', ground, 4.5] as const,
  ]),
  ...['ink', 'ink-2', 'ink-3'].map((ink) => [ink, 'overlay', 4.5] as const),
  ['paper', 'ink', 7],
  ['on-volt', 'volt', 7],
  ['on-volt', 'volt-hover', 7],
  ['ink', 'volt-soft', 7],
  ...['good', 'warn', 'bad', 'info'].flatMap((tone) => [
    [tone, 'surface', 4.5] as const,
    [tone, 'paper', 4.5] as const,
    [tone, 'overlay', 4.5] as const,
    [tone, `${tone}-soft`, 4.5] as const,
    ['ink', `${tone}-soft`, 7] as const,
  ]),
  ['surface', 'bad', 4.5],
  ['line-strong', 'surface', 3],
  ['line-strong', 'paper', 3],
  ['chart-line', 'surface', 3],
  ['chart-prev', 'surface', 3],
  ...[1, 2, 3, 4, 5].map((index) => [`cat-${index}`, 'surface', 3] as const),
];

test.each(['light', 'dark'] as const)('every text and control of the %s theme has enough contrast', (theme) => {
  for (const [front, ground, least] of PAIRS) {
    const [one, other] = [front, ground].map((name) => luminance(getToken(THEMES[theme], name)));
    expect(contrast(one ?? 0, other ?? 0), `${front} on ${ground}`).toBeGreaterThanOrEqual(least);
  }
});

test.each(['light', 'dark'] as const)('artwork of any hue tints the %s theme without lowering contrast', (theme) => {
  const ink = luminance(getToken(THEMES[theme], 'ink'));
  for (let hue = 0; hue < 360; hue += 5) {
    const tint = (name: string) => luminance(getToken(TINTS[theme], name), hue);
    for (const [front, ground] of [
      [tint('art-ink'), tint('art-wash')],
      [tint('art-ink'), tint('art-card')],
      [ink, tint('art-wash')],
      [ink, tint('art-line')],
    ] as const) {
      expect(contrast(front, ground), `hue ${hue}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});
