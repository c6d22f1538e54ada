import type { Genre } from '@tangent/domain/genre.ts';
import type { Brush } from '@tangent/domain/promotion/artwork/brush.ts';
import type { CoverMood } from '@tangent/domain/promotion/artwork/cover.ts';
import type { TextStyle } from '@tangent/domain/promotion/artwork/fit-text.ts';
import type { TextLine } from '@tangent/domain/promotion/artwork/scene.ts';
import type { Motif } from '@tangent/domain/promotion/coverart/motifs.ts';
import type { Subject } from '@tangent/domain/promotion/coverart/subjects.ts';
import type { Field } from './field.ts';

type Choice = Partial<Pick<TextStyle, 'anchor' | 'place' | 'leading'>>;
/** Builds a style of type in a colour, at most so large. */
export type TypeStyle = (colour: string, size: number, choice?: Choice) => TextStyle;

/** Everything a style draws from: the brush, what the artist asked for, and the type that suits it. */
export type Art = Brush & {
  readonly genre: Genre;
  readonly mood: CoverMood;
  readonly motifs: ReadonlySet<Motif>;
  /** The things that the prompt names, in its order. */
  readonly subjects: readonly Subject[];
  /** Colours that the prompt gives to single things. */
  readonly figures: Readonly<Partial<Record<Subject, string>>>;
  /** The colour that the prompt gives to sun, moon or light, or to nothing in particular. */
  readonly light: string | null;
  /** The colour that the prompt gives to a land or its water. */
  readonly land: string | null;
  readonly title_type: TypeStyle;
  readonly artist_type: TypeStyle;
  /** The texts as the type wants them: in capitals or as written. */
  readonly shown_title: string;
  readonly shown_artist: string;
};

/** The drawing of a style: a field of colour, shapes over it in thousandths of the side, and the type over both. */
export type Picture = {
  readonly ground: string;
  readonly field?: Field;
  /** SVG elements over the field or the ground. */
  readonly svg: string;
  readonly lines: readonly TextLine[];
  /** Standard deviation of the grain, in levels of 255. */
  readonly grain: number;
};

export type Style = (art: Art) => Picture;
