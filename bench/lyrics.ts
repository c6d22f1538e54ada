// Measures the embedded lyrics engine: npx tsx bench/lyrics.ts
//
// Writes a song for every language, mood and genre, and prints how many lines reach the metre, how many pairs rhyme, whether
// title, dedication and custom words are in it, worn phrases, lines that come twice, and the time of a song.
import { GENRES } from '@tangent/domain/genre.ts';
import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import type { LyricBrief } from '@tangent/domain/promotion/lyrics/check-brief.ts';
import { findCliches } from '@tangent/domain/promotion/lyrics/cliches.ts';
import { hasMotif } from '@tangent/domain/promotion/lyrics/fill-slot.ts';
import { MOODS } from '@tangent/domain/promotion/lyrics/mood.ts';
import { compareEnds, readLineEnd } from '@tangent/domain/promotion/lyrics/rhyme.ts';
import { countSyllables, SYLLABLE_TOLERANCE } from '@tangent/domain/promotion/lyrics/syllables.ts';
import { writeSong } from '@tangent/domain/promotion/lyrics/write-song.ts';
import { METRE_SYLLABLES } from '@tangent/domain/promotion/lyrics-limits.ts';

const LIMITS = { metre: 0.98, rhyme: 0.97, motifs: 1, worst_ms: 300 };

type Motifs = Pick<LyricBrief, 'title' | 'dedicated_to' | 'custom_words'>;
// Each song takes the next of these, so that long and short motifs meet every form.
const MOTIFS: Readonly<Record<Language, readonly Motifs[]>> = {
  en: [
    { title: 'Salt on the Window', dedicated_to: 'Ada', custom_words: ['tide', 'lantern', 'harbour', 'rain'] },
    { title: 'Stay', dedicated_to: '', custom_words: ['gasoline'] },
    { title: 'The Last Train Out of Carolina', dedicated_to: 'my brother Theodore', custom_words: [] },
    { title: 'Paper Rain', dedicated_to: 'Mum', custom_words: ['electricity', 'mango', 'bus'] },
  ],
  es: [
    { title: 'Sal en la ventana', dedicated_to: 'Lucía', custom_words: ['marea', 'faro', 'guitarra', 'luz'] },
    { title: 'Ya', dedicated_to: '', custom_words: ['madrugada'] },
    { title: 'El último tren de Guadalajara', dedicated_to: 'mi hermano Baltasar', custom_words: [] },
    { title: 'Lluvia', dedicated_to: 'mamá', custom_words: ['electricidad', 'mango', 'mar'] },
  ],
  pt: [
    { title: 'Sal na janela', dedicated_to: 'João', custom_words: ['maré', 'farol', 'violão', 'saudade'] },
    { title: 'Vem', dedicated_to: '', custom_words: ['madrugada'] },
    { title: 'O último trem de Florianópolis', dedicated_to: 'meu irmão Sebastião', custom_words: [] },
    { title: 'Chuva', dedicated_to: 'mãe', custom_words: ['eletricidade', 'manga', 'mar'] },
  ],
  tr: [
    { title: 'Camda Tuz', dedicated_to: 'Ayşe', custom_words: ['deniz', 'sokak', 'fener', 'kitap'] },
    { title: 'Gel', dedicated_to: '', custom_words: ['gökyüzü'] },
    { title: 'İstanbul’dan Kalkan Son Tren', dedicated_to: 'kardeşim Muhammet', custom_words: [] },
    { title: 'Yağmur', dedicated_to: 'annem', custom_words: ['elektrik', 'mandalina', 'su'] },
  ],
};

interface Tally {
  songs: number;
  lines: number;
  fitting: number;
  pairs: number;
  rhymed: number;
  motifs: number;
  kept: number;
  worn: number;
  repeated: number;
  worst_ms: number;
}

let isGood = true;
for (const language of LANGUAGES) {
  const first_ms = measureFirst(language);
  const tally = measureLanguage(language);
  const share = (part: number, whole: number) => part / whole;
  const [metre, rhyme] = [share(tally.fitting, tally.lines), share(tally.rhymed, tally.pairs)];
  const motifs = share(tally.kept, tally.motifs);
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  console.log(
    `${language}: ${tally.songs} songs, ${tally.lines} lines · metre ±${SYLLABLE_TOLERANCE} ${percent(metre)} · rhyme ${percent(rhyme)}` +
      ` · motifs ${percent(motifs)} · worn ${tally.worn} · repeated ${tally.repeated} · first ${first_ms.toFixed(0)} ms, slowest of the others ${tally.worst_ms.toFixed(0)} ms`,
  );
  isGood &&= metre >= LIMITS.metre && rhyme >= LIMITS.rhyme && motifs >= LIMITS.motifs;
  isGood &&= tally.worn === 0 && tally.repeated === 0 && Math.max(first_ms, tally.worst_ms) <= LIMITS.worst_ms;
}
console.log(isGood ? 'all limits kept' : 'a limit is broken');
process.exitCode = isGood ? 0 : 1;

/** The first song of a process also reads the own lines. */
function measureFirst(language: Language): number {
  const [motifs] = MOTIFS[language];
  const started = process.cpuUsage();
  if (motifs) writeSong({ ...motifs, language, mood: 'happy', genre: 'pop' }, 'first');
  return measureSince(started);
}

/** Milliseconds of the processor, so that other programs on the machine do not count. */
function measureSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

function measureLanguage(language: Language): Tally {
  const tally = {
    songs: 0,
    lines: 0,
    fitting: 0,
    pairs: 0,
    rhymed: 0,
    motifs: 0,
    kept: 0,
    worn: 0,
    repeated: 0,
    worst_ms: 0,
  };
  const briefs = MOODS.flatMap((mood) => GENRES.map((genre) => ({ mood, genre })));
  briefs.forEach((chosen, index) => {
    const motifs = MOTIFS[language][index % MOTIFS[language].length];
    if (motifs) measureSong({ ...chosen, ...motifs, language }, `seed ${index}`, tally);
  });
  return tally;
}

function measureSong(brief: LyricBrief, seed: string, tally: Tally): void {
  const { language, title, dedicated_to, custom_words } = brief;
  const started = process.cpuUsage();
  const song = writeSong(brief, seed);
  tally.worst_ms = Math.max(tally.worst_ms, measureSince(started));
  const lines = song.flatMap((section) => section.lines.map(({ text }) => text));
  const text = lines.join('\n');
  const motifs = [title, dedicated_to, ...custom_words].filter((motif) => motif !== '');
  const isFitting = (line: string) =>
    Math.abs(countSyllables(line, language) - METRE_SYLLABLES[language]) <= SYLLABLE_TOLERANCE;
  tally.songs += 1;
  tally.lines += lines.length;
  tally.fitting += lines.filter(isFitting).length;
  tally.motifs += motifs.length;
  tally.kept += motifs.filter((motif) => hasMotif(text, motif, language)).length;
  tally.worn += lines.filter((line) => findCliches(line, language).length > 0).length;
  tally.repeated += lines.length - new Set(lines).size;
  for (const section of song) {
    const ends = section.lines.map((line) => readLineEnd(line.text, language));
    // The beginning of a long title stands before the pairs.
    for (let at = ends.length % 2; at + 1 < ends.length; at += 2) {
      tally.pairs += 1;
      if (compareEnds(ends[at] ?? null, ends[at + 1] ?? null) === 'perfect') tally.rhymed += 1;
    }
  }
}
