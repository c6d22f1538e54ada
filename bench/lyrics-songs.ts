// Checks the words of a language for the embedded lyrics engine and prints songs: npx tsx bench/lyrics-songs.ts en [songs] [scene]
//
// Prints every row that breaks the format or is too poor, then songs over all moods and genres, each line with its frame. With
// a scene, all songs play there. The number is the score of the critic.
import { GENRES } from '@tangent/domain/genre.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { checkPack } from '@tangent/domain/promotion/lyrics/engine/check-pack.ts';
import type { ScoredClause } from '@tangent/domain/promotion/lyrics/engine/critic.ts';
import type { LanguagePack } from '@tangent/domain/promotion/lyrics/engine/pack.ts';
import { MOODS } from '@tangent/domain/promotion/lyrics/mood.ts';
import { LANGUAGE_PACKS, PACKS_IN_WRITING } from '@tangent/domain/promotion/lyrics/packs.ts';
import { writeSong } from '@tangent/domain/promotion/lyrics/write-song.ts';

const TITLES = { en: 'Salt on the Window', es: 'Sal en la ventana', pt: 'Sal na janela', tr: 'Camda Tuz' } as const;
const DEFAULT_SONGS = 8;

const [name, count = String(DEFAULT_SONGS), scene] = process.argv.slice(2);
const language = LANGUAGES.find((one) => one === name) ?? 'en';
const whole = LANGUAGE_PACKS[language] ?? PACKS_IN_WRITING.find((one) => one.language === language);
if (whole === undefined) throw new Error(`${language} has no pack in domain/promotion/lyrics/packs.ts`);
const pack: LanguagePack = scene ? { ...whole, scenes: whole.scenes.filter((one) => one.name === scene) } : whole;

const problems = checkPack(whole);
for (const { block, row, problem } of problems) console.log(`${block} · ${row} · ${problem}`);
console.log(problems.length === 0 ? 'no problems' : `${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;

const packs = { ...LANGUAGE_PACKS, [language]: pack };
for (let at = 0; at < Number(count); at += 1) {
  const mood = MOODS[at % MOODS.length] ?? 'happy';
  const genre = GENRES[at % GENRES.length] ?? 'pop';
  const brief = { title: TITLES[language], genre, mood, language, dedicated_to: '', custom_words: [] };
  const notes = new Map<string, string>();
  const onClause = ({ text, frame, score }: ScoredClause) => notes.set(text, `${score.toFixed(1)}  ${frame.text}`);
  const song = writeSong(brief, `song ${at}`, null, { packs, onClause });
  console.log(`\n${genre}, ${mood}`);
  for (const { kind, lines } of song) {
    console.log(`  [${kind}]`);
    for (const { text } of lines) console.log(`    ${text.padEnd(48)} ${notes.get(text) ?? 'from the list'}`);
  }
}
