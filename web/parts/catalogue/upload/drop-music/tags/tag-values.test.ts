import { expect, test } from 'vitest';
import { readTags } from '../read-tags.ts';
import {
  apeTag,
  blob,
  chunk,
  flac,
  fromLatin1,
  id3,
  info,
  latin1Frame,
  MP3,
  sound,
  textFrame,
  userFrame,
  wave,
} from '../testing/tag-bytes.ts';

const three = (id: string, text: string) => textFrame(id, text, { version: 3 });
const artistOf = (text: string) => blob(id3([three('TPE1', text)], 3), MP3);

test.each<[string, Blob, string[]]>([
  ['zeros in ID3v2.4', blob(id3([textFrame('TPE1', 'Mira Sol\0Deniz Kaya')]), MP3), ['Mira Sol', 'Deniz Kaya']],
  ['zeros in ID3v2.3', artistOf('Mira Sol\0Deniz Kaya\0'), ['Mira Sol', 'Deniz Kaya']],
  ['repeated comments of FLAC', blob(flac(['ARTIST=Mira Sol', 'artist=Deniz Kaya'])), ['Mira Sol', 'Deniz Kaya']],
  ['zeros in APEv2', blob(MP3, apeTag({ Artist: 'Mira Sol\0Deniz Kaya' })), ['Mira Sol', 'Deniz Kaya']],
  ['semicolons', blob(wave([sound(), info({ IART: 'Mira Sol; Deniz Kaya' })])), ['Mira Sol', 'Deniz Kaya']],
  ['nobody twice', blob(flac(['ARTIST=Mira Sol', 'ARTIST=mira  sol', 'ARTIST='])), ['Mira Sol']],
  ['a slash that is a name', artistOf('AC/DC'), ['AC/DC']],
  ['a slash that may separate', artistOf('Mira Sol/Deniz Kaya'), ['Mira Sol/Deniz Kaya']],
  ['a slash with a backslash', artistOf('Axwell /\\ Ingrosso'), ['Axwell /\\ Ingrosso']],
  ['an ampersand', artistOf('Hall & Oates'), ['Hall & Oates']],
  ['a comma', artistOf('Tyler, The Creator'), ['Tyler, The Creator']],
  ['commas and an ampersand', artistOf('Earth, Wind & Fire'), ['Earth, Wind & Fire']],
  ['an ampersand of HTML', artistOf('Hall &amp; Oates'), ['Hall &amp; Oates']],
  [
    'a list of artists',
    blob(id3([textFrame('TPE1', 'Mira Sol & Deniz Kaya'), userFrame('ARTISTS', 'Mira Sol\0Deniz Kaya')]), MP3),
    ['Mira Sol', 'Deniz Kaya'],
  ],
  [
    'a list with a slash',
    blob(id3([three('TPE1', 'Mira Sol & Deniz Kaya'), userFrame('Artists', 'Mira Sol/Deniz Kaya', 3)], 3), MP3),
    ['Mira Sol', 'Deniz Kaya'],
  ],
  [
    'a list with a name that has a slash',
    blob(id3([three('TPE1', 'AC/DC'), userFrame('ARTISTS', 'AC/DC', 3)], 3), MP3),
    ['AC/DC'],
  ],
])('artists: %s', async (_name, file, artists) => {
  expect((await readTags(file)).artists).toEqual(artists);
});

test.each<[string, string[], string[], string[]]>([
  ['in the artist', ['ARTIST=Mira Sol feat. Can Iki'], ['Mira Sol'], ['Can Iki']],
  ['in the title', ['TITLE=Night (feat. Can Iki & Ada Bir)', 'ARTIST=Mira Sol'], ['Mira Sol'], ['Can Iki', 'Ada Bir']],
  [
    'in a list beside the artist',
    [
      'ARTIST=Mira Sol & Deniz Kaya feat. Tyler, The Creator',
      'ARTISTS=Mira Sol',
      'ARTISTS=Deniz Kaya',
      'ARTISTS=Tyler, The Creator',
    ],
    ['Mira Sol', 'Deniz Kaya'],
    ['Tyler, The Creator'],
  ],
  [
    'in a list beside the title',
    ['TITLE=Night (feat. Hall & Oates)', 'ARTIST=Mira Sol', 'ARTISTS=Mira Sol', 'ARTISTS=Hall & Oates'],
    ['Mira Sol'],
    ['Hall & Oates'],
  ],
])('guests %s', async (_name, fields, artists, guests) => {
  expect(await readTags(blob(flac(fields)))).toMatchObject({ artists, guests });
});

test.each<[string, Blob, string[]]>([
  [
    'a list of people of ID3v2.4',
    blob(id3([textFrame('TIPL', 'producer\0Ada Bir\0mix\0Can Iki; Ece Üç\0guitar\0Mo\0engineer\0')]), MP3),
    ['Ada Bir producer', 'Can Iki mixing_engineer', 'Ece Üç mixing_engineer'],
  ],
  [
    'a list of people of ID3v2.3',
    blob(id3([three('IPLS', 'Producer\0Ada Bir\0mastering\0Ada Bir')], 3), MP3),
    ['Ada Bir producer', 'Ada Bir mastering_engineer'],
  ],
  [
    'comments',
    blob(
      flac([
        'PRODUCER=Ada Bir',
        'Producer=ada bir',
        'MIXER=Can Iki',
        'ENGINEER=Can Iki',
        'REMIXER=Ece Üç',
        'DJMIXER=Mo',
      ]),
    ),
    ['Ada Bir producer', 'Can Iki mixing_engineer', 'Can Iki recording_engineer', 'Ece Üç remixer'],
  ],
])('producers and engineers: %s', async (_name, file, makers) => {
  expect((await readTags(file)).makers.map(({ name, role }) => `${name} ${role}`)).toEqual(makers);
});

test.each<[string, Blob, string[]]>([
  ['zeros', blob(id3([textFrame('TCOM', 'Ada Bir\0Can Iki')]), MP3), ['Ada Bir', 'Can Iki']],
  ['repeated comments', blob(flac(['COMPOSER=Ada Bir', 'COMPOSER=Can Iki'])), ['Ada Bir', 'Can Iki']],
  ['a slash of ID3v2.3', blob(id3([three('TCOM', 'Ada Bir/Can Iki')], 3), MP3), ['Ada Bir', 'Can Iki']],
  ['a slash in a name', blob(id3([three('TCOM', 'AC/DC')], 3), MP3), ['AC/DC']],
  ['semicolons', blob(flac(['COMPOSER=Ada Bir; Can Iki'])), ['Ada Bir', 'Can Iki']],
  ['a comma', blob(flac(['COMPOSER=Bach, Johann Sebastian'])), ['Bach, Johann Sebastian']],
])('composers: %s', async (_name, file, composers) => {
  expect((await readTags(file)).composers).toEqual(composers);
});

test.each([
  ['ISRC TR-A01-26-00001', 'TRA012600001'],
  ['tra012600001', 'TRA012600001'],
  ['none; TRA012600001', 'TRA012600001'],
  ['soon', 'SOON'],
])('the ISRC of %j is %s', async (text, isrc) => {
  expect((await readTags(blob(id3([textFrame('TSRC', text)]), MP3))).isrc).toBe(isrc);
});

test.each([
  ['TR-A01-26-00001', 'TRA012600001'],
  ['Studio Tapes', null],
  ['TRA0126', null],
])('the source that an INFO chunk names is an ISRC only in the form of one: %j is %s', async (source, isrc) => {
  expect((await readTags(blob(wave([sound(), info({ ISRC: source })])))).isrc).toBe(isrc);
});

test('a broadcast file names its ISRC in XML', async () => {
  const xml = '<ebu:identifier><dc:identifier>ISRC:TRA012600001</dc:identifier></ebu:identifier>';
  expect((await readTags(blob(wave([chunk('axml', new TextEncoder().encode(xml)), sound()])))).isrc).toBe(
    'TRA012600001',
  );
});

test.each<[string, Blob, string]>([
  ['UTF-8 in a frame of Latin-1', blob(id3([latin1Frame('TIT2', new TextEncoder().encode('Şarkı'))], 3), MP3), 'Şarkı'],
  ['UTF-8 in an INFO chunk', blob(wave([sound(), info({ INAM: 'Şarkı' })])), 'Şarkı'],
  [
    'UTF-8 that was encoded twice',
    blob(flac([`TITLE=${new TextDecoder('latin1').decode(new TextEncoder().encode('Işık'))}`])),
    'Işık',
  ],
  ['Turkish Windows in a frame of Latin-1', blob(id3([latin1Frame('TIT2', fromLatin1('Þarký'))], 3), MP3), 'Şarkı'],
  ['Turkish Windows in a frame of UTF-8', blob(id3([textFrame('TIT2', fromLatin1('Þarký'))]), MP3), 'Şarkı'],
  ['Turkish Windows that became Unicode', blob(flac(['TITLE=Þarký'])), 'Şarkı'],
  ['Cyrillic Windows', blob(id3([latin1Frame('TIT2', fromLatin1('Íî÷íîé'))], 3), MP3), 'Ночной'],
  ['Cyrillic Windows that became Unicode', blob(flac(['TITLE=Íî÷íîé'])), 'Ночной'],
  ['Western Windows', blob(id3([latin1Frame('TIT2', fromLatin1('Café'))], 3), MP3), 'Café'],
  ['an Icelandic name in Unicode', blob(flac(['TITLE=Þorri'])), 'Þorri'],
  ['UTF-16', blob(id3([textFrame('TIT2', [0xff, 0xfe, 0x5e, 0x01, 0x61, 0], { encoding: 1 })]), MP3), 'Şa'],
  ['UTF-16 of the other order', blob(id3([textFrame('TIT2', [0x01, 0x5e, 0, 0x61], { encoding: 2 })]), MP3), 'Şa'],
  ['UTF-16 without a mark', blob(id3([textFrame('TIT2', [0, 0x4e, 0, 0x6f], { encoding: 1 })]), MP3), 'No'],
  ['ASCII that is declared as UTF-16', blob(id3([textFrame('TIT2', 'Night', { encoding: 1 })]), MP3), 'Night'],
  ['a mark of UTF-16 in Latin-1', blob(id3([latin1Frame('TIT2', [0xff, 0xfe, 0x5e, 0x01])], 3), MP3), 'Ş'],
])('text: %s', async (_name, file, title) => {
  expect(await readTags(file)).toMatchObject({ title, readings: [] });
});

test('a text that may be of several countries is left out and offered in each reading', async () => {
  const file = blob(id3([latin1Frame('TIT2', fromLatin1('Ìû')), latin1Frame('TALB', fromLatin1('Album'))], 3), MP3);
  const { title, album, readings } = await readTags(file);
  expect([title, album]).toEqual([null, 'Album']);
  expect(readings.slice(0, 2).map(({ sample }) => sample)).toEqual(['Мы', '帖']);
  expect(await readTags(file, 'windows-1251')).toMatchObject({ title: 'Мы', album: 'Album', readings: [] });
});
