import { describe, expect, test } from 'vitest';
import type { Genre } from '../../genre.ts';
import { LANGUAGES, type Language } from '../../locale.ts';
import { CUSTOM_WORDS_MAX, METRE_SYLLABLES } from '../lyrics-limits.ts';
import { checkBrief, type LyricBrief } from './check-brief.ts';
import { findCliches } from './cliches.ts';
import { reportCraft } from './craft-report.ts';
import { hasMotif, listSplits } from './fill-slot.ts';
import { readOwnLines } from './lines/read-lines.ts';
import { hasLyricsLeft } from './lyrics-allowance.ts';
import { MOODS } from './mood.ts';
import { parseSong } from './parse-song.ts';
import { compareEnds, readLineEnd } from './rhyme.ts';
import { arrangeSections, findToolExtent, type SongSection, toLyricsText } from './song.ts';
import { SONG_FORMS } from './song-form.ts';
import { countSyllables, SYLLABLE_TOLERANCE } from './syllables.ts';
import { inflect } from './turkish.ts';
import { writeSong } from './write-song.ts';

const BRIEFS: Readonly<Record<Language, Pick<LyricBrief, 'title' | 'dedicated_to' | 'custom_words'>>> = {
  en: { title: 'Salt on the Window', dedicated_to: 'Ada', custom_words: ['tide', 'lantern', 'harbour', 'rain'] },
  es: { title: 'Sal en la ventana', dedicated_to: 'Lucía', custom_words: ['marea', 'faro', 'guitarra', 'luz'] },
  pt: { title: 'Sal na janela', dedicated_to: 'João', custom_words: ['maré', 'farol', 'violão', 'saudade'] },
  tr: { title: 'Camda Tuz', dedicated_to: 'Ayşe', custom_words: ['deniz', 'sokak', 'fener', 'kitap'] },
};
const brief = (language: Language, change: Partial<LyricBrief> = {}): LyricBrief => ({
  ...BRIEFS[language],
  language,
  genre: 'pop',
  mood: 'sad',
  ...change,
});
const listTexts = (song: readonly SongSection[]) => song.flatMap(({ lines }) => lines.map(({ text }) => text));
const rhyme = (one: string, other: string, language: Language) =>
  compareEnds(readLineEnd(one, language), readLineEnd(other, language));

/** One of each form. */
const FORM_GENRES: readonly Genre[] = ['pop', 'jazz', 'folk', 'hiphop', 'electronic'];

describe('counting and rhyming', () => {
  test.each<[Language, string, number]>([
    ['en', 'I left the porch light on for you', 8],
    ['en', 'I have stopped counting what I’m waiting for', 10],
    ['en', 'Every evening we were flying', 8],
    ['en', 'Hallelujah, memory of my fire', 10],
    ['en', "She couldn't breathe, she loved the little fire", 10],
    ['es', 'Te espero en la estación', 6],
    ['es', 'Luna y agua', 4],
    ['es', 'Ahora cae la poesía', 10],
    ['es', 'Que yo guitarra quiero', 7],
    ['pt', 'Saudade da minha rainha', 9],
    ['pt', 'A história é água e poesia', 9],
    ['pt', 'Meu coração não quer sair', 8],
    ['tr', 'Yağmur siliyor yolları', 8],
    ['en', 'Everybody celebrates the radio, the video and the piano', 20],
    ['en', 'Every idea in the area is poetry', 14],
    ['en', '🎸🔥', 0],
    ['en', 'שלום', 1],
    ['es', '', 0],
    ['pt', 'Um copo d’água fria', 7],
  ])('%s: "%s" has %i syllables', (language, line, count) => {
    expect(countSyllables(line, language)).toBe(count);
  });

  test.each<[Language, string, string, 'perfect' | 'slant' | null]>([
    ['en', 'the night', 'so white', 'perfect'],
    ['en', 'the sky', 'goodbye', 'perfect'],
    ['en', 'in the town', 'the sound', 'slant'],
    ['en', 'the moon', 'the cat', null],
    ['es', 'tu corazón', 'la canción', 'perfect'],
    ['es', 'la vida', 'la cima', 'slant'],
    ['es', 'la calle', 'la calle', null],
    ['pt', 'tanta paz', 'muito mais', 'perfect'],
    ['pt', 'o coração', 'elas são', 'perfect'],
    ['pt', 'a mesa', 'tanta beleza', 'perfect'],
    ['pt', 'a mesa', 'a promessa', 'slant'],
    ['pt', 'o céu', 'ao léu', 'perfect'],
    ['pt', 'o céu', 'o meu', 'slant'],
    ['pt', 'a fé', 'você', 'slant'],
    ['pt', 'chegou', 'no metrô', 'perfect'],
    ['pt', 'chegou', 'o nó', 'slant'],
    ['tr', 'yollara', 'duvara', 'perfect'],
    ['tr', 'bu gece', 'seni', null],
  ])('%s: "%s" and "%s" are %s', (language, one, other, expected) => {
    expect(rhyme(one, other, language)).toBe(expected);
  });

  test('English words rhyme by their sound, also where the spelling says something else', () => {
    const perfect = `height night, sign line, signed find, I’d side, sunrise prize, I’ll mile, choir spire, they play, great late, again plane,
      break lake, said shred, hotel bell, key fee, antique week, machine queen, please sneeze, though toe, comb dome, ghost toast, clothes nose,
      our flower, shoe glue, prove groove, rude food, love of, come drum, one fun, because was, blood mud, tongue rung, shoes news, were stir,
      enough stuff, good would, been win, crawl all, are tar, heart smart, park lark, hard lard, charm farm, warm dorm, there chair, word bird,
      worth mirth, off cough, gone dawn, friend mend, meant tent, says fez, guest best, heartbeat street, ships lips, catch match`;
    const apart = 'now slow, down alone, have wave, give five, wind kind, world told, war far, badge edge';
    const read = (pairs: string) => pairs.split(/,\s+/).map((pair) => pair.split(' '));
    for (const [one = '', other = ''] of read(perfect))
      expect([one, other, rhyme(one, other, 'en')]).toEqual([one, other, 'perfect']);
    for (const [one = '', other = ''] of read(apart))
      expect([one, other, rhyme(one, other, 'en')]).not.toContain('perfect');
  });

  test.each([
    ['deniz', 'dat', 'denize'],
    ['rüzgâr', 'acc', 'rüzgârı'],
    ['millî', 'acc', 'millîyi'],
    ['sokak', 'acc', 'sokağı'],
    ['kitap', 'loc', 'kitapta'],
    ['çelenk', 'acc', 'çelengi'],
    ['göz', 'gen', 'gözün'],
    ['gece', 'ins', 'geceyle'],
    ['yol', 'abl', 'yoldan'],
    ['su', 'gen', 'suyun'],
    ['su', 'dat', 'suya'],
    ['gökyüzü', 'abl', 'gökyüzünden'],
    ['gökyüzü', 'dat', 'gökyüzüne'],
    ['gökyüzü', 'ins', 'gökyüzüyle'],
  ] as const)('Turkish: %s in %s is %s', (word, form, expected) => {
    expect(inflect(word, form)).toBe(expected);
  });

  test('a Turkish suffix takes the vowel that the last one of the word asks for', () => {
    const accusatives = `dağ dağı, kız kızı, lâl lâlı, ev evi, deniz denizi, zîn zîni, yol yolu, bulut bulutu, mahkûm mahkûmu,
      göz gözü, gün günü`;
    for (const [word = '', expected] of accusatives.split(/,\s+/).map((pair) => pair.split(' ')))
      expect(inflect(word, 'acc')).toBe(expected);
  });

  test('a Turkish name keeps its spelling, and only a name has an apostrophe', () => {
    const forms = [inflect('Ayşe', 'dat', true), inflect('Zeynep', 'acc', true), inflect('annem', 'dat', true)];
    expect(forms).toEqual(['Ayşe’ye', 'Zeynep’i', 'anneme']);
  });
});

describe.each(LANGUAGES)('the own lines in %s', (language) => {
  const { couplets } = readOwnLines(language);
  const lines = couplets.flatMap((couplet) => couplet.lines.map(({ text }) => text));

  test('are 300 or more, none twice, none worn, in metre and rhyme', () => {
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines.length).toBeGreaterThanOrEqual(300);
    expect(lines.filter((line) => findCliches(line, language).length > 0)).toEqual([]);
    expect(lines.filter((line) => isOff(line, language))).toEqual([]);
    const apart = couplets.filter(({ lines: [one, other] }) => compareEnds(one.end, other.end) !== 'perfect');
    expect(apart.map(({ lines: [one, other] }) => `${one.text} / ${other.text}`)).toEqual([]);
  });

  test('cover every mood', () => {
    for (const mood of MOODS)
      expect(couplets.filter(({ moods }) => moods.includes(mood)).length).toBeGreaterThanOrEqual(20);
  });
});

const isOff = (line: string, language: Language) =>
  Math.abs(countSyllables(line, language) - METRE_SYLLABLES[language]) > SYLLABLE_TOLERANCE;

describe.each(LANGUAGES)('a song in %s', (language) => {
  const cases = MOODS.flatMap((mood) => FORM_GENRES.map((genre) => brief(language, { mood, genre })));

  test('has its form, metre, rhyme and motifs, and no line twice', () => {
    let [off, pairs, rhymed, count] = [0, 0, 0, 0];
    for (const one of cases) {
      const song = writeSong(one, 'seed');
      expect(song.map(({ kind, lines }) => ({ kind, lines: lines.length }))).toEqual(SONG_FORMS[one.genre]);
      const texts = listTexts(song);
      expect(new Set(texts).size).toBe(texts.length);
      const whole = texts.join('\n');
      const missing = [one.title, one.dedicated_to, ...one.custom_words].filter(
        (motif) => !hasMotif(whole, motif, language),
      );
      expect(missing).toEqual([]);
      expect(texts.flatMap((line) => findCliches(line, language))).toEqual([]);
      count += texts.length;
      off += texts.filter((line) => isOff(line, language)).length;
      for (const { lines } of song) {
        for (let at = 0; at < lines.length; at += 2) {
          pairs += 1;
          if (rhyme(lines[at]?.text ?? '', lines[at + 1]?.text ?? '', language) === 'perfect') rhymed += 1;
        }
      }
    }
    expect(off / count).toBeLessThanOrEqual(0.02);
    expect(rhymed / pairs).toBeGreaterThanOrEqual(0.97);
  });

  test('depends on every field of the brief and on the seed', () => {
    const base = JSON.stringify(writeSong(brief(language), '1'));
    const changes: Partial<LyricBrief>[] = [
      { title: 'Other' },
      { genre: 'rock' },
      { mood: 'happy' },
      { dedicated_to: 'Max' },
      { custom_words: ['mango'] },
    ];
    for (const change of changes) expect(JSON.stringify(writeSong(brief(language, change), '1'))).not.toBe(base);
    expect(JSON.stringify(writeSong(brief(language), '2'))).not.toBe(base);
    expect(JSON.stringify(writeSong(brief(language), '1'))).toBe(base);
  });

  test('keeps locked lines, and writes the rest again in their rhyme', () => {
    const song = writeSong(brief(language), 'seed');
    const kept = song.map(({ kind, lines }) => ({
      kind,
      lines: lines.map((line, at) => ({ ...line, locked: at % 2 === 0 })),
    }));
    const again = writeSong(brief(language), 'other', kept);
    const old = new Set(listTexts(song));
    let [rhymed, pairs] = [0, 0];
    again.forEach(({ lines }, section) => {
      lines.forEach(({ text, locked }, at) => {
        if (at % 2 === 0) expect(text).toBe(song[section]?.lines[at]?.text);
        else {
          expect(locked).toBe(false);
          expect(old.has(text)).toBe(false);
          pairs += 1;
          if (rhyme(lines[at - 1]?.text ?? '', text, language) !== null) rhymed += 1;
        }
      });
    });
    expect(rhymed / pairs).toBeGreaterThan(0.7);
  });

  test('takes the longest motifs', () => {
    const long = brief(language, {
      title: 'a'.repeat(80),
      dedicated_to: 'Maria Aparecida dos Santos de Oliveira e Silva Albuquerque',
      custom_words: ['a'.repeat(20), 'anticonstitucionalis', 'şöförlerimizdenmişsi', 'x'],
    });
    const texts = listTexts(writeSong(long, '1'));
    const whole = texts.join(' ');
    expect(whole).toContain('Albuquerque');
    for (const word of [long.title, ...long.custom_words]) expect(hasMotif(whole, word, language)).toBe(true);
  });

  test('takes motifs of other scripts and of symbols', () => {
    const foreign = brief(language, { title: 'שלום עולם', dedicated_to: 'مريم', custom_words: ['נהר', 'море', '海'] });
    expect(checkBrief(foreign)).toEqual([]);
    const whole = listTexts(writeSong(foreign, '1')).join(' ');
    for (const word of [foreign.title, 'مريم', ...foreign.custom_words])
      expect([word, hasMotif(whole, word, language)]).toEqual([word, true]);
    const symbols = writeSong(brief(language, { title: '🎸🌊', dedicated_to: '', custom_words: [] }), '1');
    expect(listTexts(symbols).join(' ')).toContain('🎸🌊');
  });
});

describe('the lines of a song', () => {
  const plain = (change: Partial<LyricBrief> = {}) => brief('en', { dedicated_to: '', custom_words: [], ...change });

  test.each<[Genre, string]>([
    ['pop', 'verse 4, pre_chorus 2, chorus 4, verse 4, bridge 4'],
    ['jazz', 'verse 4, chorus 4, verse 4, bridge 2'],
    ['folk', 'verse 4, verse 4, chorus 4, verse 4'],
    ['hiphop', 'verse 8, chorus 4, verse 8'],
    ['electronic', 'verse 4, pre_chorus 4, chorus 4, bridge 2'],
  ])('in %s have the form %s', (genre, form) => {
    const song = writeSong(plain({ genre }), '1');
    expect(song.map(({ kind, lines }) => `${kind} ${lines.length}`).join(', ')).toBe(form);
  });

  test('put the title into the chorus, and name and words apart from each other', () => {
    const places = (song: SongSection[], motif: string) =>
      song.flatMap(({ lines }, index) => (lines.some(({ text }) => hasMotif(text, motif, 'en')) ? [index] : []));
    for (const seed of ['1', '2', '3']) {
      const song = writeSong(brief('en', { custom_words: ['velvet', 'kazoo'] }), seed);
      expect(places(song, BRIEFS.en.title)).toEqual([2]);
      expect(['Ada', 'velvet', 'kazoo'].map((motif) => places(song, motif))).toEqual([[0], [3], [4]]);
    }
  });

  test('take a long title in parts, each as full as the metre allows', () => {
    const words = 'anywhere the river goes without us we remember every evening'.split(' ');
    const splits = listSplits(words.join(' '), 'en');
    expect(splits).toHaveLength(words.length);
    expect(splits[0]).toEqual({ heads: [], tail: words.join(' ') });
    for (const { heads, tail } of splits) {
      expect([...heads, tail].join(' ')).toBe(words.join(' '));
      expect(heads.filter((head) => countSyllables(head, 'en') > METRE_SYLLABLES.en + SYLLABLE_TOLERANCE)).toEqual([]);
    }
    expect(splits.find(({ tail }) => tail === 'evening')?.heads).toEqual([
      'anywhere the river goes without',
      'us we remember every',
    ]);
    expect(hasMotif('a star\nto fall', 'star to', 'en')).toBe(true);
    expect(hasMotif('a far too', 'art', 'en')).toBe(false);
  });
});

describe('a brief', () => {
  const codes = (change: Partial<LyricBrief>) =>
    checkBrief(brief('en', change)).map(({ code, path }) => `${path} ${code}`);

  test('[S3-106] has at most four custom words of letters', () => {
    expect(codes({})).toEqual([]);
    expect(codes({ custom_words: ['a', 'b', 'c', 'd', 'e'] })).toEqual(['custom_words custom_words_max']);
    expect(BRIEFS.en.custom_words).toHaveLength(CUSTOM_WORDS_MAX);
    for (const word of ['', 'two words', '<b>bold</b>', '🎸', 'x'.repeat(21), '123', '{w}', "'quote", 'a\nb'])
      expect(codes({ custom_words: [word] })).toEqual(['custom_words.0 custom_word']);
    for (const word of ["l'amour", 'sol-mi', 'ışık', 'кот', 'שלום'])
      expect(codes({ custom_words: [word] })).toEqual([]);
  });

  test('[S3-101] [S3-105] needs a title, and no banned word', () => {
    expect(codes({ title: '  ' })).toEqual(['title required']);
    expect(codes({ title: 'x'.repeat(81) })).toEqual(['title max_length']);
    expect(codes({ title: 'a\u202Eb' })).toEqual(['title invalid_characters']);
    expect(codes({ dedicated_to: 'x'.repeat(61) })).toEqual(['dedicated_to max_length']);
    expect(codes({ title: 'Spotify' })).toEqual(['title lyric_banned_words']);
    expect(codes({ dedicated_to: 'Spotify' })).toEqual(['dedicated_to lyric_banned_words']);
    expect(codes({ custom_words: ['tide', 'Spotify'] })).toEqual(['custom_words.1 lyric_banned_words']);
    expect(codes({ title: '🎸', dedicated_to: 'שלום' })).toEqual([]);
  });
});

describe('a text', () => {
  const OWN = `[Verse 1]\nI left the porch light on for you\nThe tide came up and took the view\nI have stopped counting what I’m waiting for\nYour neon coat behind the door\n\n[Chorus]\nCarry me over, carry me slow\nYou know the only road I know\n\n[Chorus]\nCarry me over, carry me slow\nYou know the only road I know`;

  test('is read into sections, and its craft is reported', () => {
    const song = parseSong(OWN, 'artist');
    expect(song.map(({ kind, lines }) => [kind, lines.length])).toEqual([
      ['verse', 4],
      ['chorus', 2],
    ]);
    const report = reportCraft(song, 'en');
    expect(report).toMatchObject({ target: 8, total: 6, fitting: 5, perfect: 3, slant: 0, open: 4 });
    expect(report.sections[0]?.map(({ letter }) => letter)).toEqual(['A', 'A', 'B', 'B']);
    expect(report.sections[0]?.[2]).toMatchObject({ syllables: 10, off: 2 });
    expect(report.sections[0]?.[3]?.cliches).toEqual(['neon']);
    expect(report.repeated_share).toBeGreaterThan(0);
  });

  test('of the artist’s own may have banned words, and its report names them', () => {
    const { sections } = reportCraft(parseSong('I heard you on Spotify\nI turned it low', 'artist'), 'en');
    expect(sections[0]?.map(({ banned }) => banned)).toEqual([['spotify'], []]);
  });

  test('without a word gives an empty report', () => {
    expect(reportCraft(parseSong('', 'artist'), 'tr')).toMatchObject({ target: 0, total: 0, fitting: 0, sections: [] });
    expect(reportCraft(parseSong('🎸', 'artist'), 'pt')).toMatchObject({ total: 1, perfect: 0 });
  });

  test('is played with its chorus after every verse, and at the end', () => {
    const section = (kind: SongSection['kind']): SongSection => ({ kind, lines: [] });
    const kinds = (...names: SongSection['kind'][]) => arrangeSections(names.map(section)).map(({ kind }) => kind);
    expect(kinds('verse', 'chorus', 'verse', 'bridge')).toEqual([
      'verse',
      'chorus',
      'verse',
      'chorus',
      'bridge',
      'chorus',
    ]);
    expect(kinds('verse', 'verse')).toEqual(['verse', 'verse']);
    expect(kinds('verse', 'chorus')).toEqual(['verse', 'chorus']);
    const twice = ['verse', 'chorus', 'verse', 'chorus'] as const;
    expect(kinds(...twice)).toEqual(twice);
    expect(kinds('verse', 'chorus', 'verse', 'bridge', 'chorus')).toEqual([...twice, 'bridge', 'chorus']);
    const refrain = ['verse', 'pre_chorus', 'chorus'] as const;
    expect(kinds(...refrain, 'verse', 'bridge')).toEqual([...refrain, ...refrain, 'bridge', 'chorus']);
    expect(kinds(...refrain, ...refrain)).toEqual([...refrain, ...refrain]);
    expect(toLyricsText(parseSong('one\ntwo\n\nthree', 'artist'))).toBe('one\ntwo\n\nthree');
  });

  test('[S3-107] is by the tool fully, partly or not at all', () => {
    const song = writeSong(brief('en'), '1');
    expect(findToolExtent(song)).toBe('fully');
    expect(findToolExtent([...song, ...parseSong('mine', 'artist')])).toBe('partly');
    expect(findToolExtent(parseSong(OWN, 'artist'))).toBeNull();
    expect(MOODS).toEqual(['aggressive', 'angry', 'depressed', 'energetic', 'euphoric', 'happy', 'in_love', 'sad']);
  });
});

test('[S9-024] a plan has so many lyrics in a month', () => {
  const last = { free: 4, pro: 49, advanced: 99 } as const;
  for (const plan of ['free', 'pro', 'advanced'] as const) {
    expect([last[plan], last[plan] + 1].map((used) => hasLyricsLeft({ plan, used }))).toEqual([true, false]);
  }
});
