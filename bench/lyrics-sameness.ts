// Measures how far songs of the embedded lyrics engine differ: npx tsx bench/lyrics-sameness.ts [language]
//
// Writes songs from one brief and prints which share of their lines, of their pairs of verb and noun and of their rhyme words
// two songs have in common, and the time of a song. The line that carries the title is the same in every song by intent, so
// lines are compared without it.
import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import type { LyricBrief } from '@tangent/domain/promotion/lyrics/check-brief.ts';
import type { Clause } from '@tangent/domain/promotion/lyrics/engine/clause-writer.ts';
import { LANGUAGE_PACKS, PACKS_IN_WRITING } from '@tangent/domain/promotion/lyrics/packs.ts';
import { writeSong } from '@tangent/domain/promotion/lyrics/write-song.ts';

const LIMITS = { six: 1, thousand: 0.97, pairs: 0.15, rhymes: 0.1, genre: 0.01, frames: 12, warm_ms: 60 };
const TITLES: Readonly<Record<Language, string>> = { en: 'Tomorrow', es: 'Mañana', pt: 'Amanhã', tr: 'Yarın' };
const SONGS = 1000;
/** Songs of each of two genres whose lines are compared. */
const GENRE_SONGS = 200;
/** Songs of which each is compared with each. */
const COMPARED = 60;

interface Written {
  readonly lines: readonly string[];
  readonly pairs: ReadonlySet<string>;
  readonly rhymes: ReadonlySet<string>;
  /** Different frames in the first eighteen lines. */
  readonly frames: number;
}

const wanted = process.argv[2];
const packs = Object.fromEntries(PACKS_IN_WRITING.map((pack) => [pack.language, pack]));
let isGood = true;
for (const language of LANGUAGES) {
  const isWritten = [LANGUAGE_PACKS[language], ...PACKS_IN_WRITING].some((pack) => pack?.language === language);
  if (!isWritten || (wanted !== undefined && wanted !== language)) continue;
  const brief: LyricBrief = {
    title: TITLES[language],
    genre: 'pop',
    mood: 'happy',
    language,
    dedicated_to: '',
    custom_words: [],
  };
  isGood = measure(language, brief) && isGood;
}
console.log(isGood ? 'all limits kept' : 'a limit is broken');
process.exitCode = isGood ? 0 : 1;

function measure(language: Language, brief: LyricBrief): boolean {
  write(brief, 'first');
  const started = process.cpuUsage();
  const songs = Array.from({ length: SONGS }, (_, index) => write(brief, `song ${index}`));
  // Time of the processor, so that other programs on the machine do not count.
  const { user, system } = process.cpuUsage(started);
  const warm_ms = (user + system) / 1000 / SONGS;
  const metal = songs.slice(0, GENRE_SONGS).map((_, index) => write({ ...brief, genre: 'metal' }, `song ${index}`));
  const own = new Set(songs.slice(0, GENRE_SONGS).flatMap(({ lines }) => lines));
  const others = metal.flatMap(({ lines }) => lines);
  const found = {
    six: measureDifferent(songs.slice(0, 6)),
    thousand: measureDifferent(songs),
    pairs: measureShared(songs.slice(0, COMPARED).map(({ pairs }) => pairs)),
    rhymes: measureShared(songs.slice(0, COMPARED).map(({ rhymes }) => rhymes)),
    genre: others.filter((line) => own.has(line)).length / others.length,
    frames: Math.min(...songs.map(({ frames }) => frames)),
  };
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  console.log(
    `${language}: lines that differ: 6 songs ${percent(found.six)}, ${SONGS} songs ${percent(found.thousand)}` +
      ` · two songs share: pairs ${percent(found.pairs)}, rhymes ${percent(found.rhymes)}` +
      ` · lines of another genre ${percent(found.genre)} · frames in 18 lines at least ${found.frames}` +
      ` · ${warm_ms.toFixed(1)} ms a song`,
  );
  const isDifferent = found.six >= LIMITS.six && found.thousand >= LIMITS.thousand && found.genre <= LIMITS.genre;
  const isVaried = found.pairs <= LIMITS.pairs && found.rhymes <= LIMITS.rhymes && found.frames >= LIMITS.frames;
  return isDifferent && isVaried && warm_ms <= LIMITS.warm_ms;
}

function write(brief: LyricBrief, seed: string): Written {
  const clauses: Clause[] = [];
  const song = writeSong(brief, seed, null, {
    packs: { ...LANGUAGE_PACKS, ...packs },
    onClause: (clause) => clauses.push(clause),
  });
  const lines = song.flatMap((section) => section.lines.map(({ text }) => text));
  return {
    lines: lines.filter((line) => !line.includes(brief.title)),
    pairs: new Set(clauses.flatMap(({ events }) => events.map(({ verb, noun }) => `${verb.key} ${noun.key}`))),
    rhymes: new Set(listRhymePairs(clauses)),
    frames: new Set(clauses.slice(0, 18).map(({ frame }) => frame.text)).size,
  };
}

/** Lines come in couplets, in the order in which they were written. */
function listRhymePairs(clauses: readonly Clause[]): string[] {
  return clauses.flatMap(({ end }, at) => {
    const next = clauses[at + 1];
    return next !== undefined && next.end.sound === end.sound ? [[end.word, next.end.word].sort().join(' ')] : [];
  });
}

function measureDifferent(songs: readonly Written[]): number {
  const lines = songs.flatMap((song) => song.lines);
  return new Set(lines).size / lines.length;
}

/** The share of its items that a song has in common with another, over all pairs of songs. */
function measureShared(sets: readonly ReadonlySet<string>[]): number {
  const shares = sets.flatMap((one, at) =>
    sets.slice(at + 1).map((other) => [...one].filter((item) => other.has(item)).length / one.size),
  );
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}
