import type { Palette } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { NAMED_COLOURS } from '@tangent/domain/promotion/coverart/colours.ts';
import type { Motif } from '@tangent/domain/promotion/coverart/motifs.ts';
import type { PromptReading } from '@tangent/domain/promotion/coverart/read-prompt.ts';
import type { Subject } from '@tangent/domain/promotion/coverart/subjects.ts';
import type { Art } from './art.ts';

const LIGHTS: readonly Motif[] = ['moon', 'sun', 'light', 'stars'];
const LANDS: readonly Motif[] = ['sea', 'mountains', 'forest', 'city', 'desert', 'road', 'field'];

/** Puts the colours of a prompt where they belong: on the thing they were said of, or into the light of the picture. */
export function nameColours(
  { tints, colours, subjects }: PromptReading,
  palette: Palette,
): Pick<Art, 'figures' | 'light' | 'land'> & { palette: Palette } {
  const find = (names: readonly Motif[]) => names.find((name) => tints[name] !== undefined);
  const hexOf = (name: Motif | Subject | undefined) => {
    const colour = name === undefined ? undefined : tints[name];
    return colour === undefined ? null : NAMED_COLOURS[colour].hex;
  };
  const [lit, landed] = [find(LIGHTS), find(LANDS)];
  const figures = Object.fromEntries(
    subjects.flatMap((name) => (tints[name] === undefined ? [] : [[name, hexOf(name)]])),
  ) as Partial<Record<Subject, string>>;
  const placed = new Set([lit, landed, ...subjects].flatMap((name) => (name && tints[name]) ?? []));
  const free = colours.filter((colour) => !placed.has(colour)).map((colour) => NAMED_COLOURS[colour].hex);
  const light = hexOf(lit) ?? free.shift() ?? null;
  const land = hexOf(landed) ?? (lit === undefined ? (free.shift() ?? null) : null);
  return { figures, light, land, palette: { ...palette, first: light ?? land ?? palette.first } };
}
