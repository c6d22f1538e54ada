import { expect, test } from 'vitest';
import { guessGenre } from './guess-genre.ts';
import { guessLanguage } from './guess-language.ts';
import { readAudio, sortFiles } from './read-drop.ts';
import { sniffBytes } from './sniff-file.ts';
import { splitGuests } from './split-guests.ts';
import { id3File } from './testing/id3-file.ts';

test('the tags of an MP3 are read, whatever the name of the file, with their Turkish letters', async () => {
  const file = id3File('yanlis.wav', {
    TIT2: 'Ağustos Şarkısı',
    TPE1: 'Lena Ortiz feat. Mert Demir',
    TALB: 'Gece Sürüşü',
    TRCK: '3/9',
    TPOS: '1/2',
    TCON: 'Hip-Hop',
    TSRC: 'TRA012600003',
    TCOM: 'Lena Ortiz',
    TLAN: 'tur',
    TCOP: '2026 Gece Müzik',
    'TXXX:ITUNESADVISORY': '1',
    USLT: 'Bir\nİki',
  });
  const [read] = await readAudio([file]);
  expect(read?.tags).toMatchObject({
    title: 'Ağustos Şarkısı',
    artists: ['Lena Ortiz'],
    guests: ['Mert Demir'],
    album: 'Gece Sürüşü',
    number: 3,
    disc: 1,
    genre: 'hiphop',
    isrc: 'TRA012600003',
    composers: ['Lena Ortiz'],
    language: 'tr',
    label: 'Gece Müzik',
    explicit: true,
    lyrics: 'Bir\nİki',
    synchronized_lyrics: null,
    cover: null,
  });
});

test('a file with no tags, or with broken ones, has no tags', async () => {
  const broken = new File([new TextEncoder().encode('ID3\u0004\u0000\u0000\u007f\u007f\u007f\u007fno tag')], 'a.mp3');
  const [text, damaged] = await readAudio([new File(['just text'], 'b.wav'), broken]);
  expect([text?.tags.title, damaged?.tags.title]).toEqual([null, null]);
});

test('files are sorted by disc and track number, and without numbers in natural order', async () => {
  const numbered = [
    id3File('c.mp3', { TIT2: 'c', TRCK: '1', TPOS: '2' }),
    id3File('b.mp3', { TIT2: 'b', TRCK: '10' }),
    id3File('a.mp3', { TIT2: 'a', TRCK: '2' }),
  ];
  expect((await readAudio(numbered)).map(({ name }) => name)).toEqual(['a.mp3', 'b.mp3', 'c.mp3']);
  const plain = ['Track 10.wav', 'track 2.wav', 'Track 1.wav'].map((name) => new File(['x'], name));
  expect((await readAudio(plain)).map(({ name }) => name)).toEqual(['Track 1.wav', 'track 2.wav', 'Track 10.wav']);
});

test('a thousand files are sorted by kind, and files of no known kind are listed', () => {
  const songs = Array.from({ length: 1000 }, (_, index) => new File(['x'], `${index}.flac`));
  const { audio, pictures, tables, refused } = sortFiles([
    ...songs,
    ...['cover.JPG', 'tracks.csv', 'notes.txt', 'empty.wav'].map(
      (name) => new File(name === 'empty.wav' ? [] : ['x'], name),
    ),
  ]);
  expect([audio.length, pictures.length, tables.length]).toEqual([1000, 1, 1]);
  expect(refused.map(({ name, issue }) => [name, issue?.code])).toEqual([
    ['notes.txt', undefined],
    ['empty.wav', 'file_empty'],
  ]);
});

test('files that a system wrote beside the music are skipped, and sound of other formats is named', () => {
  const names = ['._a.wav', '.DS_Store', 'Thumbs.db', 'a.WAVE', 'b.bwf', 'c.rf64', 'd.aifc', 'e.w64', 'f.m4a'];
  const { audio, pictures, tables, refused } = sortFiles(names.map((name) => new File(['x'], name)));
  expect(audio.map(({ name }) => name)).toEqual(['a.WAVE', 'b.bwf', 'c.rf64', 'd.aifc']);
  expect([pictures, tables]).toEqual([[], []]);
  expect(refused).toEqual([
    { name: 'e.w64', issue: { code: 'unsupported_audio', path: 'audio', params: { found: '.w64' } } },
    { name: 'f.m4a', issue: { code: 'unsupported_audio', path: 'audio', params: { found: '.m4a' } } },
  ]);
});

test.each([
  ['RIFF....WAVE', 'audio/wav'],
  ['BW64....WAVE', 'audio/wav'],
  ['FORM....AIFC', 'audio/aiff'],
  ['fLaC', 'audio/flac'],
  ['ID3', 'audio/mpeg'],
  ['\xff\xfb\x90', 'audio/mpeg'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['\x89PNG', 'image/png'],
  ['RIFF....AVI ', null],
  ['%PDF', null],
])('a file that starts with %s is %s', (head, type) => {
  expect(sniffBytes(Uint8Array.from(head, (sign) => sign.charCodeAt(0)))).toBe(type);
});

test.each([
  ['Night (feat. A, B & C)', 'Night', ['A', 'B', 'C']],
  ['Night [ft. A] (Live)', 'Night (Live)', ['A']],
  ['Lena featuring Mert', 'Lena', ['Mert']],
  ['Lift', 'Lift', []],
  ['Feathers', 'Feathers', []],
])('%s is split into %s and %j', (text, rest, guests) => {
  expect(splitGuests(text)).toEqual({ rest, guests });
});

test.each([
  ['Drum & Bass', 'electronic'],
  ['R&B/Soul', 'rnb'],
  ['Türkü', 'folk'],
  ['K-Pop', 'pop'],
  ['Spoken Word', null],
  ['(17)', 'rock'],
  ['(17)Hip-Hop', 'hiphop'],
  ['12', null],
])('the genre %s is %s', (text, genre) => {
  expect(guessGenre(text)).toBe(genre);
});

test.each([
  ['eng', 'en'],
  ['tr', 'tr'],
  ['Spanish', 'es'],
  ['Türkçe', 'tr'],
  ['zxx', 'zxx'],
  ['qqq', null],
  ['', null],
])('the language %s is %s', (text, code) => {
  expect(guessLanguage(text)).toBe(code);
});
