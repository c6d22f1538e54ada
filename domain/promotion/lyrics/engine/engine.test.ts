import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../../locale.ts';
import type { LyricBrief } from '../check-brief.ts';
import { ENGLISH } from '../en/english-pack.ts';
import { hasMotif } from '../fill-slot.ts';
import { LANGUAGE_PACKS, PACKS_IN_WRITING } from '../packs.ts';
import { compareEnds, readLineEnd } from '../rhyme.ts';
import { writeSong } from '../write-song.ts';
import { checkPack } from './check-pack.ts';
import type { ScoredClause } from './critic.ts';
import type { LanguagePack, SceneText } from './pack.ts';
import { readPack } from './read-pack.ts';

const TITLES: Readonly<Record<Language, string>> = { en: 'Tomorrow', es: 'Mañana', pt: 'Amanhã', tr: 'Yarın' };
const written = [...LANGUAGES.flatMap((language) => LANGUAGE_PACKS[language] ?? []), ...PACKS_IN_WRITING].map(
  (pack) => ({
    language: pack.language,
    pack,
  }),
);
const brief = (language: Language, change: Partial<LyricBrief> = {}): LyricBrief => ({
  title: TITLES[language],
  genre: 'pop',
  mood: 'happy',
  language,
  dedicated_to: '',
  custom_words: [],
  ...change,
});

function write(one: LyricBrief, seed: string, pack: LanguagePack) {
  const clauses: ScoredClause[] = [];
  const packs = { ...LANGUAGE_PACKS, [pack.language]: pack };
  const song = writeSong(one, seed, null, { packs, onClause: (clause) => clauses.push(clause) });
  return { song, clauses, lines: song.flatMap(({ lines }) => lines.map(({ text }) => text)) };
}

describe.each(written)('songs from scenes in $language', ({ language, pack }) => {
  test('have words without a problem', () => {
    expect(checkPack(pack)).toEqual([]);
  }, 60_000);

  const songs = Array.from({ length: 30 }, (_, seed) => write(brief(language), String(seed), pack));
  const listPairs = (clauses: readonly ScoredClause[]) =>
    clauses.flatMap(({ events }) => events.map(({ verb, noun }) => `${verb.key} ${noun.key}`));

  test('of one brief have no line in common, apart from the title', () => {
    const lines = songs.slice(0, 6).flatMap((song) => song.lines.filter((line) => !line.includes(TITLES[language])));
    expect(lines.length).toBeGreaterThan(90);
    expect(new Set(lines).size).toBe(lines.length);
    const all = songs.flatMap((song) => song.lines.filter((line) => !line.includes(TITLES[language])));
    expect(new Set(all).size / all.length).toBeGreaterThan(0.99);
  });

  test('share few events, and none has an event or a frame of its own often', () => {
    const sets = songs.map(({ clauses }) => new Set(listPairs(clauses)));
    const shares = sets.flatMap((one, at) =>
      sets.slice(at + 1).map((other) => [...one].filter((pair) => other.has(pair)).length / one.size),
    );
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThan(0.15);
    for (const { clauses } of songs) {
      expect(new Set(listPairs(clauses)).size).toBe(listPairs(clauses).length);
      expect(new Set(clauses.map(({ frame }) => frame)).size).toBeGreaterThanOrEqual(12);
    }
  });

  test('have hardly a line that the critic calls weak, and no preposition without its verb', () => {
    const clauses = songs.flatMap((song) => song.clauses);
    expect(clauses.filter(({ score }) => score < -0.6).length / clauses.length).toBeLessThan(0.02);
    const lost = clauses.flatMap(({ text, frame, events: [first] }) =>
      frame.loose.includes(1) && first?.particle !== '' ? [text] : [],
    );
    expect(lost).toEqual([]);
  });

  test('rhyme in couplets, every line written from events', () => {
    for (const { song, clauses, lines } of songs) {
      expect(lines.filter((line) => !clauses.some(({ text }) => text === line))).toEqual([]);
      for (const section of song)
        for (let at = 0; at < section.lines.length; at += 2) {
          const [one, other] = [section.lines[at]?.text ?? '', section.lines[at + 1]?.text ?? ''];
          const rhyme = compareEnds(readLineEnd(one, language), readLineEnd(other, language));
          expect([one, other, rhyme]).toEqual([one, other, 'perfect']);
        }
    }
  });

  test('that are dark have few bright events, and the other way round', () => {
    const count = (mood: LyricBrief['mood'], polarity: -1 | 1) =>
      Array.from({ length: 8 }, (_, seed) => write(brief(language, { mood }), String(seed), pack))
        .flatMap(({ clauses }) => clauses.flatMap(({ events }) => events))
        .filter((event) => event.polarity === polarity).length;
    expect(count('sad', 1)).toBeLessThan(count('sad', -1) / 2);
    expect(count('happy', -1)).toBeLessThan(count('happy', 1) / 2);
  });
});

test('a custom word that a scene has stands in a line about it, and a noun of the title comes back', () => {
  const one = brief('en', { title: 'Lantern', custom_words: ['anchor', 'velvet'] });
  for (const seed of ['1', '2', '3']) {
    const { clauses, lines } = write(one, seed, ENGLISH);
    const nouns = clauses.flatMap(({ events }) => events.map(({ noun }) => noun.key));
    expect(nouns).toContain('anchor');
    expect(hasMotif(lines.join('\n'), 'velvet', 'en')).toBe(true);
  }
});

test('the rows of a scene are read when a song plays there', () => {
  const broken = ENGLISH.scenes.map((scene) => ({ ...scene, events: 'sing | nothing' }));
  const vocabulary = readPack({ ...ENGLISH, scenes: broken });
  expect(vocabulary.problems).toEqual([]);
  vocabulary.scenes[0]?.open();
  expect(vocabulary.problems).toEqual([
    { block: broken[0]?.name, row: 'sing | nothing', problem: 'no row for the noun "nothing"' },
  ]);
});

describe('the checker of words', () => {
  const scene = ENGLISH.scenes.find(({ name }) => name === 'harbour');
  const list = (change: Partial<LanguagePack>) =>
    checkPack({ ...ENGLISH, ...change }).map(({ block, row, problem }) => `${block} · ${row} · ${problem}`);
  const listScene = (change: Partial<SceneText>) =>
    list({ scenes: ENGLISH.scenes.map((one) => (one === scene ? { ...one, ...change } : one)) });

  test('names the row whose form, verb, noun or mark is missing', () => {
    expect(list({ verbs: `${ENGLISH.verbs}\nyodel yodels yodelled` })).toEqual([
      'verbs · yodel yodels yodelled · forms are missing: participle, ing',
    ]);
    const found = listScene({
      events: `${scene?.events}\nyodel | lamp\nlight | zeppelin\nhang @up | coat`,
      nouns: `${scene?.nouns}\nthimble | owned | silver`,
    });
    expect(found).toEqual([
      'harbour · thimble | owned | silver · marks are some of: one, own, any, mine, many, mass, bare',
      'harbour · yodel | lamp · no row for the verb "yodel"',
      'harbour · light | zeppelin · no row for the noun "zeppelin"',
      'harbour · hang @up | coat · marks are some of: in, out, nowhere, other, self',
      'nouns · thimble · no event has this noun',
      'harbour · hang · coat · stands here twice',
    ]);
  }, 60_000);

  test('names words without a stored sound, and scenes with too few rhymes', () => {
    expect(listScene({ tails: `${scene?.tails}\nout | beside the gazebo` })).toEqual([
      'harbour · gazebo · this word closes a line and has no stored sound',
    ]);
    expect(listScene({ tails: '' })).toContainEqual(expect.stringMatching(/^harbour · rhymes · \d+, at least 25$/));
  }, 60_000);

  test('names frames that nothing can fill', () => {
    const bad = [
      'I {pluck:1s} {object}',
      'I {past:9s} {object}',
      'I {past:1s} {tail}',
      'I {past:1s} {object} {tail:up}',
    ];
    expect(list({ motifs: `${ENGLISH.motifs}\n${bad.join('\n')}` })).toEqual([
      'frames · I {pluck:1s} {object} · no verb form "pluck"',
      'frames · I {past:9s} {object} · no person "9s"',
      'frames · I {past:1s} {tail} · event 1 has a verb and no noun',
      'frames · I {past:1s} {object} {tail:up} · no group "up"',
    ]);
  }, 60_000);
});
