import type { Genre } from '../../genre.ts';
import type { SectionKind } from './song.ts';

/** A section of a form: its kind, and how many lines it has. */
export interface FormSection {
  readonly kind: SectionKind;
  readonly lines: number;
}

const section = (kind: SectionKind, lines: number): FormSection => ({ kind, lines });
const POP = [
  section('verse', 4),
  section('pre_chorus', 2),
  section('chorus', 4),
  section('verse', 4),
  section('bridge', 4),
];
const BALLAD = [section('verse', 4), section('chorus', 4), section('verse', 4), section('bridge', 2)];
const STORY = [section('verse', 4), section('verse', 4), section('chorus', 4), section('verse', 4)];
const RAP = [section('verse', 8), section('chorus', 4), section('verse', 8)];
const CLUB = [section('verse', 4), section('pre_chorus', 4), section('chorus', 4), section('bridge', 2)];

/** The form of a song, by its genre. */
export const SONG_FORMS: Readonly<Record<Genre, readonly FormSection[]>> = {
  classical: BALLAD,
  country: STORY,
  electronic: CLUB,
  folk: STORY,
  hiphop: RAP,
  jazz: BALLAD,
  latin: POP,
  metal: POP,
  pop: POP,
  reggae: STORY,
  rnb: BALLAD,
  rock: POP,
  world: STORY,
};
