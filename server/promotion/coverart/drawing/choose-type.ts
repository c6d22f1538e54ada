import type { Genre } from '@tangent/domain/genre.ts';
import type { CoverMood, CoverStyle } from '@tangent/domain/promotion/artwork/cover.ts';
import type { Face } from '@tangent/domain/promotion/artwork/scene.ts';
import { getLeading } from '@tangent/domain/promotion/artwork/type-styles.ts';
import type { Art, TypeStyle } from './art.ts';

const FACES = {
  wide: { weight: 800, stretch: 'expanded', tracking: -0.035 },
  narrow: { weight: 900, stretch: 'condensed', tracking: -0.012 },
  fine: { weight: 300, stretch: 'expanded', tracking: -0.02 },
  serif: { weight: 560, stretch: 'normal', tracking: -0.018, family: 'serif' },
} as const satisfies Record<string, Face>;
type FaceName = keyof typeof FACES;

const PLAIN: Face = { weight: 600, stretch: 'normal', tracking: 0 };
const SPACED: Face = { weight: 600, stretch: 'normal', tracking: 0.14 };

/** Faces that suit a genre; the first ones twice as often. */
const GENRE_FACES: Record<Genre, readonly [FaceName, FaceName, FaceName]> = {
  classical: ['serif', 'serif', 'fine'],
  country: ['serif', 'narrow', 'wide'],
  electronic: ['wide', 'fine', 'narrow'],
  folk: ['serif', 'fine', 'wide'],
  hiphop: ['narrow', 'wide', 'wide'],
  jazz: ['serif', 'wide', 'narrow'],
  latin: ['wide', 'narrow', 'serif'],
  metal: ['narrow', 'narrow', 'wide'],
  pop: ['wide', 'wide', 'serif'],
  reggae: ['wide', 'narrow', 'serif'],
  rnb: ['serif', 'wide', 'fine'],
  rock: ['narrow', 'wide', 'narrow'],
  world: ['serif', 'wide', 'narrow'],
};

/** Faces a mood asks for before the genre does. */
const MOOD_FACES: Partial<Record<CoverMood, FaceName>> = { dreamy: 'fine', in_love: 'serif', angry: 'narrow' };

/** A fine line drowns on a busy or a large plain ground. */
const NEEDS_WEIGHT: readonly CoverStyle[] = ['type', 'marble', 'halftone', 'collage'];

type TypeChoice = Pick<Art, 'title_type' | 'artist_type' | 'shown_title' | 'shown_artist'>;

/** Chooses the type of title and artist, and whether they stand in capitals. */
export function chooseType(
  { title, artist, upper, oneOf, between }: Pick<Art, 'title' | 'artist' | 'upper' | 'oneOf' | 'between'>,
  { style, genre, mood }: { style: CoverStyle; genre: Genre; mood: CoverMood },
): TypeChoice {
  const [first, second, third] = GENRE_FACES[genre];
  const wanted = between(0, 1) < 0.35 ? MOOD_FACES[mood] : undefined;
  const chosen = wanted ?? oneOf([first, first, second, third]);
  const name = chosen === 'fine' && NEEDS_WEIGHT.includes(style) ? 'wide' : chosen;
  const isCapitals = name === 'narrow';
  const isSpaced = isCapitals || name === 'serif';
  return {
    // Narrow letters are small for their size.
    title_type: build(
      FACES[name],
      { narrow: 1.42, serif: 1.12, fine: 0.94, wide: 1 }[name],
      isCapitals ? getLeading(upper(title)) : 1.02,
    ),
    artist_type: build(isSpaced ? SPACED : PLAIN, isSpaced ? 0.8 : 1, 1.1),
    shown_title: isCapitals ? upper(title) : title,
    shown_artist: isSpaced ? upper(artist) : artist,
  };
}

function build(face: Face, scale: number, leading: number): TypeStyle {
  return (colour, size, choice = {}) => ({
    ...face,
    colour,
    size: size * scale,
    anchor: 'start',
    place: 'top',
    leading,
    ...choice,
  });
}
