import fs from 'node:fs';
import path from 'node:path';
import { toHexColour } from '@tangent/domain/colour/to-hex-colour.ts';
import { getTintColours } from '@tangent/domain/promotion/smartlink/tint-colours.ts';
import { expect, test } from 'vitest';

const css = fs.readFileSync(path.join(import.meta.dirname, '../../../ui/tokens.css'), 'utf8');
const THEMES = { light: '\n.art {', dark: '.dark .art,\n.art.dark {' } as const;

test.each(['light', 'dark'] as const)('emails and pictures have the artwork tint of the %s theme', (theme) => {
  const start = css.indexOf(THEMES[theme]);
  const block = css.slice(start, css.indexOf('\n}', start));
  const tint = { hue: 20, chroma: 0.4 };
  const pick = (name: string) => {
    const token = new RegExp(`--${name}: oklch\\(([\\d.]+) calc\\(([\\d.]+) \\*`);
    const [, lightness, chroma] = token.exec(block) ?? [];
    return toHexColour({ lightness: Number(lightness), chroma: Number(chroma) * tint.chroma, hue: tint.hue });
  };
  expect(getTintColours(tint)[theme]).toEqual({
    wash: pick('art-wash'),
    soft: pick('art-ink'),
    line: pick('art-line'),
  });
});
