import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../../../locale.ts';
import { sampleDraft, sampleTrack } from '../../../testing/sample-draft.ts';
import { checkDraft } from '../check-step.ts';
import { BANNED_WORDS, findBannedWords } from './banned-words.ts';

const FACTS = { today: '2026-01-01', resubmission: false };
const bannedPaths = (change: Parameters<typeof sampleDraft>[0]) =>
  checkDraft(sampleDraft(change), FACTS)
    .filter(({ code }) => code === 'banned_words')
    .map(({ path }) => path);

test.each(LANGUAGES)('the list %s has at least thirty entries, all in the form used for comparison', (language) => {
  expect(BANNED_WORDS[language].length).toBeGreaterThanOrEqual(30);
  expect(new Set(BANNED_WORDS[language]).size).toBe(BANNED_WORDS[language].length);
  for (const entry of BANNED_WORDS[language]) expect(findBannedWords(entry), entry).toContain(entry);
});

test.each([
  ['Night Drive (Official Video)', 'official video'],
  ['SPOTIFY Sessions', 'spotify'],
  ['Sp0t1fy', 'spotify'],
  ['$p@tify', null],
  ['T1KT0K anthem', 'tiktok'],
  ['y0utube', 'youtube'],
  ['De3z3r', 'deezer'],
  ['Vídeo Oficial', 'video oficial'],
  ['Ücretsiz İndir', 'ucretsiz indir'],
  ['Şimdi Satın Al', 'simdi satin al'],
  ['Já Disponível', 'ja disponivel'],
  ['Spo\u200btify', 'spotify'],
  ['S\u0336\u0335\u0334\u0321\u0322p\u0336otify', 'spotify'],
  ['Sроtify', 'spotify'],
  ['ＳＰＯＴＩＦＹ', 'spotify'],
  ['official-video', 'official video'],
])('%j contains %j', (title, expected) => {
  expect(findBannedWords(title)).toEqual(expected === null ? [] : [expected]);
});

test.each([
  'Unofficial Videotape',
  'Tidal Wave',
  'Amazon River',
  'Apple Tree',
  'Pandora',
  'Scunthorpe',
  'Moro num País Tropical',
  'Get Out Now',
  'Free',
  'İbneli',
  '24/7',
  'Kike',
  '',
])('%j contains none: only whole words count', (title) => {
  expect(findBannedWords(title)).toEqual([]);
});

test('[S5-019] [S5-020] banned words block the release title, the song titles and the version titles, each at its own field', () => {
  const tracks = [sampleTrack(), sampleTrack({ title: 'Tiktok' }), sampleTrack({ version_title: 'Free Download' })];
  expect(bannedPaths({})).toEqual([]);
  expect(bannedPaths({ title: 'Spotify' })).toEqual(['title']);
  expect(bannedPaths({ version_title: 'Official Video' })).toEqual(['version_title']);
  expect(bannedPaths({ release_type: 'album', tracks })).toEqual(['tracks.1.title', 'tracks.2.version_title']);
});

test('the issue contains the title and the words', () => {
  const issues = checkDraft(sampleDraft({ title: ' Best of YouTube ' }), FACTS);
  expect(issues).toContainEqual({
    code: 'banned_words',
    path: 'title',
    params: { title: 'Best of YouTube', words: 'youtube' },
  });
});

test('a banned word is found in any case, between any other words', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.values(BANNED_WORDS).flat()),
      fc.string({ maxLength: 20 }),
      fc.boolean(),
      (entry, around, upper) => {
        const written = upper ? entry.toUpperCase() : entry;
        expect(findBannedWords(`${around} ${written} ${around}`)).toContain(entry);
      },
    ),
  );
});

test('a text of ten thousand characters is checked without an error', () => {
  for (const flood of ['a', ' ', 'official ', '\u0301', '1', '𝕊𝕡𝕠', '((((', 'ｓ']) {
    expect(findBannedWords(flood.repeat(10_000))).toEqual([]);
  }
});
