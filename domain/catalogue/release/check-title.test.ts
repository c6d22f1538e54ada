import fc from 'fast-check';
import { expect, test } from 'vitest';
import { TITLE_MAX_CHARS } from '../release-limits.ts';
import { checkReleaseTitle, checkTrackTitle } from './check-title.ts';

const firstCode = (title: string) => checkReleaseTitle(title)[0]?.code ?? 'fine';

test.each([
  'Deniz',
  'İstanbul’da Şafak',
  'ığüşöçİĞÜŞÖÇ',
  '夜に駆ける',
  '밤편지',
  'Привет',
  'أغنية',
  'שיר',
  'थोड़ा',
  'می\u200cخواهم',
  '7',
  '24/7',
  '#1',
  'No. 5 (Live at Wembley)',
  '(I Can’t Get No) Satisfaction',
  'Defeat',
  'Featherweight',
  'Lift Off (Feather Mix)',
  '50 % Off & More!',
  'AC/DC',
  'Mr. Come Home',
  '¿Qué Pasa?',
  'Love* [Deluxe]',
  'Việt Nam Ơi',
  'Ṩ̣́ is a letter with its marks',
  '  padded  ',
])('[S5-021] stores accept the title %j', (title) => {
  expect(checkReleaseTitle(title)).toEqual([]);
  expect(checkTrackTitle(title)).toEqual([]);
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['\t\n', 'required'],
  ['Deniz 🌊', 'invalid_characters'],
  ['❤️', 'invalid_characters'],
  ['🇹🇷 Türkiye', 'invalid_characters'],
  ['1️⃣ First', 'invalid_characters'],
  ['Family 👨‍👩‍👧', 'invalid_characters'],
  ['...', 'invalid_characters'],
  ['!?', 'invalid_characters'],
  ['★', 'invalid_characters'],
  ['Buy at www.shop.com', 'invalid_characters'],
  ['https://music.example', 'invalid_characters'],
  ['mysong.com', 'invalid_characters'],
  ['Song\u0000', 'invalid_characters'],
  ['So\u0007ng', 'invalid_characters'],
  ['Line\nbreak', 'invalid_characters'],
  ['Half \ud83c', 'invalid_characters'],
  ['Song \u202egnp.exe', 'invalid_characters'],
  ['Zero\u200bwidth', 'invalid_characters'],
  ['Z\u0351\u0352\u0353\u0354\u0355alg', 'invalid_characters'],
  ['Soft\u00adhyphen', 'invalid_characters'],
  ['\u3164Blank', 'invalid_characters'],
  ['Private \ue000', 'invalid_characters'],
  ['Night Drive (Official Video)', 'banned_words'],
  ['Deniz (feat. Ada)', 'featuring_in_title'],
  ['Deniz [ft. Ada]', 'featuring_in_title'],
  ['Deniz (FT Ada)', 'featuring_in_title'],
  ['Deniz ( prod. by Ada)', 'featuring_in_title'],
])('%j is refused as %s', (title, code) => {
  expect(firstCode(title)).toBe(code);
});

test('[S5-021] a refused song title has its own code, at the same paths', () => {
  const params = { context: 'sign', sign: '🎵' };
  expect(checkTrackTitle('🎵')).toEqual([{ code: 'invalid_song_title', path: 'title', params }]);
  expect(checkReleaseTitle('🎵')).toEqual([{ code: 'invalid_characters', path: 'title', params }]);
});

test.each([
  ['Deniz 🌊🌊', { context: 'sign', sign: '🌊' }],
  ['Family 👨‍👩‍👧', { context: 'sign', sign: '👨‍👩‍👧' }],
  ['🇹🇷 Türkiye', { context: 'sign', sign: '🇹🇷' }],
  ['1️⃣ First', { context: 'sign', sign: '1️⃣' }],
  ['Slow\u200bFerry', { context: 'hidden', sign: 'U+200B', kind: 'space', after: 'Slow' }],
  ['Yavaş Vapur\u202e', { context: 'hidden', sign: 'U+202E', kind: 'direction', after: 'Vapur' }],
  ['\u3164Blank', { context: 'hidden_first', sign: 'U+3164', kind: 'space' }],
  ['Line\nbreak', { context: 'hidden', sign: 'U+000A', kind: 'line', after: 'Line' }],
  ['So\u0007ng', { context: 'hidden', sign: 'U+0007', kind: 'control', after: 'So' }],
  ['Half \ud83c', { context: 'hidden', sign: 'U+D83C', kind: 'unreadable', after: 'Half' }],
  ['Z\u0351\u0352\u0353\u0354\u0355\u0351\u0352alg', { context: 'marks', sign: 'Z\u0353\u0354\u0355\u0351\u0352' }],
  ['Buy at www.shop.com now', { context: 'address', sign: 'www.shop.com' }],
  ['...', { context: 'letterless' }],
])('%j is refused with the sign that is to blame', (title, params) => {
  expect(checkReleaseTitle(title)[0]?.params).toEqual(params);
});

test('[S5-037] a title has at most a hundred characters, counted as a reader counts', () => {
  for (const letter of ['a', 'ş', '夜', '𝕏']) {
    expect(firstCode(letter.repeat(TITLE_MAX_CHARS))).toBe('fine');
    const [issue] = checkReleaseTitle(letter.repeat(TITLE_MAX_CHARS + 1));
    expect(issue).toEqual({ code: 'max_length', path: 'title', params: { max: TITLE_MAX_CHARS } });
  }
});

test('[S5-021] a pasted text of ten thousand characters is one issue, whatever it contains', () => {
  for (const flood of ['a', 'a b ', '(', '[(', 'www.', 'a.', '\u0301', '-', '🎵', '\u202e']) {
    const [issue, ...more] = checkTrackTitle(flood.repeat(10_000));
    expect(issue).toEqual({ code: 'max_length', path: 'title', params: { max: TITLE_MAX_CHARS } });
    expect(more).toEqual([]);
  }
});

test('spaces around a title never change its issues', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (title) => {
      fc.pre(title.trim() !== '');
      expect(firstCode(`  ${title} `)).toBe(firstCode(title));
    }),
  );
});

test('any text yields at most one issue, at the title', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 150 }), (title) => {
      const issues = checkTrackTitle(title);
      expect(issues.length).toBeLessThanOrEqual(1);
      for (const issue of issues) expect(issue.path).toBe('title');
    }),
  );
});
