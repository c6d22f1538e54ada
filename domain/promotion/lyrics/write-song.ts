import type { Language } from '../../locale.ts';
import { createRandom } from '../../random.ts';
import type { LyricBrief } from './check-brief.ts';
import { createClausePicker } from './engine/clause-picker.ts';
import type { ScoredClause } from './engine/critic.ts';
import { hasMotif, listSplits, type Motif } from './fill-slot.ts';
import { createLinePicker, type LinePicker } from './line-picker.ts';
import { LANGUAGE_PACKS } from './packs.ts';
import { compareEnds, readLineEnd } from './rhyme.ts';
import type { SectionKind, SongLine, SongSection } from './song.ts';
import { SONG_FORMS } from './song-form.ts';

/** A line of a song in the making: its text, or null while it is open. */
interface Cell {
  /** The beginning of a title or name that is longer than a line: lines of their own before this one. */
  heads: readonly string[];
  text: string | null;
  readonly fixed: boolean;
}

/** Cells that are written together: two that rhyme, or one that rhymes with a cell that stays. */
interface Unit {
  readonly section: number;
  readonly open: readonly number[];
  /** The cell that stays and has to rhyme; null when there is none. */
  readonly anchor: number | null;
}

interface SongDraft {
  readonly kinds: readonly SectionKind[];
  readonly cells: readonly Cell[][];
  readonly units: readonly Unit[];
}

interface SongOptions {
  /** The words of the languages that are written from scenes. */
  readonly packs?: typeof LANGUAGE_PACKS;
  /** Receives each line that is written from a scene, with what it was made from. */
  readonly onClause?: (clause: ScoredClause) => void;
}

/**
 * Writes a song from own lines: the form follows the genre, lines and rhymes the mood; title, dedication and custom
 * words each get a line. Pure: the same brief and seed give the same song, and every field of the brief changes it.
 *
 * With `kept`, locked lines stay and the others are written again, each rhyming with what its old line rhymed with.
 */
export function writeSong(
  brief: LyricBrief,
  seed: string,
  kept: readonly SongSection[] | null = null,
  { packs = LANGUAGE_PACKS, onClause }: SongOptions = {},
): SongSection[] {
  const { language, mood } = brief;
  const old = kept?.flatMap(({ lines }) => lines.map(({ text }) => text)) ?? [];
  const random = createRandom(JSON.stringify([brief, seed]));
  const fallback = createLinePicker({ mood, language, random, taken: old });
  const pack = packs[language];
  const watch = onClause === undefined ? {} : { onClause };
  const picker = pack ? createClausePicker({ brief, pack, seed, taken: old, fallback, ...watch }) : fallback;
  const draft = kept === null ? openForm(brief) : openKept(kept, language);
  const present = draft.cells.flatMap((cells) => cells.map(({ text }) => text ?? '')).join('\n');
  const motifs = listMotifs(brief).filter(({ text }) => !hasMotif(present, text, language));
  const placed = placeMotifs(motifs, draft);
  for (const unit of draft.units) writeUnit(draft, unit, placed.get(unit) ?? [], { picker, language });
  return draft.kinds.map((kind, index) => {
    const before = kept?.[index]?.lines ?? [];
    const lines = (draft.cells[index] ?? []).flatMap(({ heads, text, fixed }, place) => {
      const line = before[place];
      return fixed && line ? [line] : [...heads, text ?? ''].map(writeByTool);
    });
    return { kind, lines };
  });
}

function writeByTool(text: string): SongLine {
  return { text, locked: false, by: 'tool' };
}

function openForm({ genre }: LyricBrief): SongDraft {
  const form = SONG_FORMS[genre];
  const cells = form.map(({ lines }) =>
    Array.from({ length: lines }, (): Cell => ({ heads: [], text: null, fixed: false })),
  );
  const units = form.flatMap(({ lines }, section) =>
    Array.from({ length: lines / 2 }, (_, pair): Unit => ({ section, open: [pair * 2, pair * 2 + 1], anchor: null })),
  );
  return { kinds: form.map(({ kind }) => kind), cells, units };
}

function openKept(kept: readonly SongSection[], language: Language): SongDraft {
  const cells = kept.map(({ lines }) =>
    lines.map(({ text, locked }): Cell => ({ heads: [], text: locked ? text : null, fixed: locked })),
  );
  return {
    kinds: kept.map(({ kind }) => kind),
    cells,
    units: kept.flatMap((one, index) => listUnits(one, index, language)),
  };
}

/** Pairs the lines of a section by their rhyme, and lines that rhyme with none with their free neighbour. */
function listUnits({ lines }: SongSection, section: number, language: Language): Unit[] {
  const ends = lines.map(({ text }) => readLineEnd(text, language));
  const partner = new Map<number, number>();
  const pair = (one: number, other: number) => partner.set(one, other).set(other, one);
  for (const wanted of ['perfect', 'slant'] as const)
    for (let one = 0; one < lines.length; one += 1)
      for (let other = one + 1; other < lines.length; other += 1)
        if (!partner.has(one) && !partner.has(other) && compareEnds(ends[one] ?? null, ends[other] ?? null) === wanted)
          pair(one, other);
  const lonely = lines.map((_, place) => place).filter((place) => !partner.has(place));
  for (let index = 0; index + 1 < lonely.length; index += 2) pair(lonely[index] ?? 0, lonely[index + 1] ?? 0);
  return lines.flatMap(({ locked }, place): Unit[] => {
    if (locked) return [];
    const other = partner.get(place);
    if (other === undefined) return [{ section, open: [place], anchor: null }];
    if (lines[other]?.locked) return [{ section, open: [place], anchor: other }];
    return place < other ? [{ section, open: [place, other], anchor: null }] : [];
  });
}

function listMotifs({ title, dedicated_to, custom_words }: LyricBrief): Motif[] {
  const name = dedicated_to.trim();
  return [
    { slot: 'title', text: title.trim().replace(/\s+/g, ' ') },
    ...(name === '' ? [] : [{ slot: 'name', text: name.replace(/\s+/g, ' ') } as const]),
    ...custom_words.map((word): Motif => ({ slot: 'word', text: word.normalize('NFC') })),
  ];
}

/** The title opens the chorus; name and words spread over the other pairs, verses first. */
function placeMotifs(motifs: readonly Motif[], { kinds, units }: SongDraft): Map<Unit, Motif[]> {
  const order: readonly SectionKind[] = ['verse', 'bridge', 'chorus', 'pre_chorus'];
  const kindOf = ({ section }: Unit) => kinds[section] ?? 'verse';
  const byPlace = [...units].sort((one, other) => order.indexOf(kindOf(one)) - order.indexOf(kindOf(other)));
  // First one pair of each section, then the next ones: the words stand apart.
  const spread = byPlace
    .map((unit) => ({ unit, turn: byPlace.filter((one) => one.section === unit.section).indexOf(unit) }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ unit }) => unit);
  const placed = new Map<Unit, Motif[]>();
  for (const motif of motifs) {
    const chorus = motif.slot === 'title' ? units.find((unit) => kindOf(unit) === 'chorus') : undefined;
    const free = spread.filter((unit) => !placed.has(unit));
    const roomy = spread.filter((unit) => (placed.get(unit)?.length ?? 0) < unit.open.length);
    const unit = chorus ?? free[0] ?? roomy[0];
    if (unit) placed.set(unit, [...(placed.get(unit) ?? []), motif]);
  }
  return placed;
}

type Tools = { picker: LinePicker; language: Language };

function writeUnit(draft: SongDraft, unit: Unit, motifs: readonly Motif[], { picker, language }: Tools): void {
  const cells = draft.cells[unit.section] ?? [];
  const kind = draft.kinds[unit.section];
  const spot = { kind: kind ?? 'verse' } as const;
  const anchor = unit.anchor === null ? null : readLineEnd(cells[unit.anchor]?.text ?? '', language);
  const lines = unit.open.length === 2 ? writePair() : [writeLine(motifs[0], anchor)];
  unit.open.forEach((at, index) => {
    const cell = cells[at];
    if (cell) cell.text = lines[index] ?? '';
  });

  function writePair(): string[] {
    const [motif, second] = motifs;
    if (!motif) return picker.pickCouplet(spot, listSounds(cells, language));
    if (!second) return writeAround(motif);
    const first = writeLine(motif, null);
    return [first, writeLine(second, readLineEnd(first, language))];
  }

  function writeLine(motif: Motif | undefined, end: typeof anchor): string {
    if (!motif) return picker.pickRhyme(end, spot);
    return picker.pickMotifLine(motif, end, spot) ?? motif.text;
  }

  function writeAround(motif: Motif): string[] {
    for (const { heads, tail } of listSplits(motif.text, language)) {
      const pair = picker.pickWithMotif({ ...motif, text: tail, isRest: heads.length > 0 }, spot);
      const cell = cells[unit.open[0] ?? 0];
      if (pair && cell) cell.heads = heads;
      if (pair) return pair;
    }
    return [motif.text, picker.pickRhyme(readLineEnd(motif.text, language), spot)];
  }
}

function listSounds(cells: readonly Cell[], language: Language): Set<string> {
  return new Set(cells.flatMap(({ text }) => (text === null ? [] : [readLineEnd(text, language)?.sound ?? ''])));
}
