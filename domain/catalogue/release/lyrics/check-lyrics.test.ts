import { expect, test } from 'vitest';
import { sampleTrack } from '../../../testing/sample-draft.ts';
import type { DraftTrack } from '../draft.ts';
import { checkLyrics, checkLyricsText } from './check-lyrics.ts';

const SUNG = { has_lyrics: true, lyrics: 'Deniz mavi' };
const TIMED = { has_lyrics: true, lyrics_synchronized: true };

test.each<[Partial<DraftTrack>, string[]]>([
  [{}, []],
  [{ has_lyrics: true }, []],
  [SUNG, []],
  [{ ...SUNG, lyrics: 'ş'.repeat(10_000) }, []],
  [{ ...SUNG, lyrics: 'ş'.repeat(10_001) }, ['lyrics max_length']],
  [{ ...SUNG, lyrics: 'a\ud800b' }, ['lyrics lyrics_unreadable']],
  [{ has_lyrics: false, lyrics: 'Deniz' }, ['has_lyrics lyrics_unexpected']],
  [{ has_lyrics: false, lyrics: '  ' }, []],
  [{ ...SUNG, language: 'zxx' }, ['has_lyrics instrumental_lyrics']],
  [{ ...SUNG, language: 'zxx', version_type: 'instrumental' }, ['has_lyrics instrumental_lyrics']],
])('[S3-068] [S3-069] lyrics match the other fields of the track: %j', (change, expected) => {
  expect(checkLyrics(sampleTrack(change)).map(({ path, code }) => `${path} ${code}`)).toEqual(expected);
});

test.each<[string, string[]]>([
  ['[00:01.00] Deniz\n[02:59.99] mavi', []],
  ['[03:00.00] the last moment', []],
  ['[03:00.01] too late', ['lrc_after_end']],
  ['Deniz mavi', ['lrc_line']],
  ['[00:02.00] a\n[00:01.00] b\nc', ['lrc_line']],
  ['[00:02.00] a\n[00:01.00] b', []],
  ['[00:02.00][00:01.00] a\n[00:02.00] b', []],
  ['[ar: Ada]', ['required']],
  ['', ['required']],
  ['[00:01.00] <00:01.00>Deniz <03:00.20>mavi', ['lrc_after_end']],
  ['[00:01.00] <00:01.00>Deniz<03:00.01>', []],
  ['[00:01.00] <00:01.00>Deniz<03:00.02>', ['lrc_after_end']],
  ['[00:01.00] Deniz<03:01.00>', ['lrc_after_end']],
  ['[Chorus]\n[00:01.00] v1: Deniz\n[translation:en:Sea]\n[Outro]', []],
])('[S6-015] synchronised lyrics are timed lines in ascending order within the track: %j', (lyrics, expected) => {
  expect(checkLyrics(sampleTrack({ ...TIMED, lyrics })).map(({ code }) => code)).toEqual(expected);
});

test('while the length of the track is unknown, no line is too late', () => {
  expect(checkLyrics(sampleTrack({ ...TIMED, lyrics: '[59:00.00] a', audio: null }))).toEqual([]);
});

test.each([
  ['Deniz\nmav\uFFFD', 2],
  ['\uFFFDarki', 1],
  ['a\r\nb\r\nc\u0000', 3],
  ['a\ud800b', 1],
])('a character that could not be read is refused with its line: %j', (lyrics, line) => {
  for (const lyrics_synchronized of [false, true]) {
    const track = sampleTrack({ ...SUNG, lyrics, lyrics_synchronized });
    expect(checkLyrics(track)).toEqual([{ code: 'lyrics_unreadable', path: 'lyrics', params: { line } }]);
  }
  // The field itself says so while the text is typed.
  expect(checkLyricsText(lyrics, 'here')).toEqual([{ code: 'lyrics_unreadable', path: 'here', params: { line } }]);
});

test('lyrics with their marks, tabs and signs of any script say nothing while they are typed', () => {
  expect(checkLyricsText('[00:01.00] Bir\tşarkı\r\n愛 👩‍🎤 العربية', 'lyrics')).toEqual([]);
});

test('the line with a time after the end of the track is named', () => {
  const lyrics = '[agent:v1:person:Ada]\n[Chorus]\n[00:01.00] v1: a\n[02:00.00] v1: <02:00.00>b <03:00.50>c';
  expect(checkLyrics(sampleTrack({ ...TIMED, lyrics }))).toEqual([
    { code: 'lrc_after_end', path: 'lyrics', params: { line: 4 } },
  ]);
});

test('the line without a time is named', () => {
  const track = sampleTrack({ ...TIMED, lyrics: '[00:01.00] a\n[00:02.00] b\nc\nd' });
  expect(checkLyrics(track)).toEqual([{ code: 'lrc_line', path: 'lyrics', params: { line: 3 } }]);
});
