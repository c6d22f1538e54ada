import { CLAIM_CONDITIONS } from '@tangent/domain/catalogue/release/claims.ts';
import { listCapabilities } from '@tangent/domain/money/plan/capability.ts';
import { expect, test } from 'vitest';
import { type MusicTags, NO_TAGS } from '../../../../parts/catalogue/upload/drop-music/music-tags.ts';
import type { DroppedAudio } from '../../../../parts/catalogue/upload/drop-music/read-drop.ts';
import { emptyForm, emptyTrack } from '../draft/draft-form.ts';
import { planTable } from '../tracks/plan-table.ts';
import { buildTemplate, readCsv } from '../tracks/read-csv.ts';
import { fillReading, findScript, listReadings } from './choose-reading.ts';
import { planDrop } from './plan-drop.ts';

let lastId = 0;
const newId = () => `id-${++lastId}`;
const PRO = { capabilities: listCapabilities('pro'), artist_name: 'Lena Ortiz', newId } as const;
const FREE = { ...PRO, capabilities: listCapabilities('free') } as const;

function dropped(name: string, tags: Partial<MusicTags> = {}): DroppedAudio {
  return { file: new File(['x'], name), name, disc: null, number: null, tags: { ...NO_TAGS, ...tags } };
}
const GUESTED = dropped('01.wav', {
  title: 'Night (feat. Mert)',
  artists: ['Lena Ortiz'],
  guests: ['Mert'],
  album: 'Drive',
  isrc: 'tr-a01-26-00001',
  language: 'tr',
  composers: ['Lena Ortiz'],
  synchronized_lyrics: '[00:01.00] Bir',
  lyrics: 'Bir',
  explicit: true,
  genre: 'pop',
});

test('tags become tracks and fill empty fields of the release', () => {
  const files = [GUESTED, dropped('02 - take_five.wav'), dropped('03.wav', { album: 'Drive' }), dropped('04.wav')];
  const { added, release, paid } = planDrop({ ...emptyForm([]), primary_genre: 'rock' }, files, PRO);
  expect(added.map(({ track }) => track.title)).toEqual(['Night', 'take five', '03', '04']);
  expect(added[0]?.track).toMatchObject({
    featured_artists: ['Mert'],
    artist: null,
    isrc: 'TRA012600001',
    composer_name: 'Lena Ortiz',
    language: 'tr',
    lyrics: '[00:01.00] Bir',
    lyrics_synchronized: true,
    has_lyrics: true,
    explicit: true,
  });
  expect(release).toEqual({ title: 'Drive', language: 'tr', release_type: 'ep', explicit: true });
  expect(paid).toEqual([]);
});

test('the first file comes before answers that the draft repeats, and never before an answer of the artist', () => {
  const form = { ...emptyForm([]), primary_genre: 'rock', secondary_genre: 'metal', language: 'en' } as const;
  const read = (untouched: readonly string[], tracks = form.tracks) =>
    planDrop({ ...form, tracks }, [GUESTED], { ...PRO, isUntouched: (field) => untouched.includes(field) }).release;
  expect(read(['primary_genre', 'language'])).toMatchObject({
    primary_genre: 'pop',
    secondary_genre: null,
    language: 'tr',
  });
  for (const kept of [read([]), read(['primary_genre', 'language'], [emptyTrack('a', 'One', 'en')])]) {
    for (const field of ['primary_genre', 'secondary_genre', 'language']) expect(kept).not.toHaveProperty(field);
  }
});

test('the free plan keeps one track, lists the others, and loses no guest', () => {
  const { added, over_plan, paid } = planDrop(emptyForm([]), [GUESTED, dropped('02.wav'), dropped('03.wav')], FREE);
  expect(added).toHaveLength(1);
  expect(added[0]?.track).toMatchObject({
    title: 'Night (feat. Mert)',
    featured_artists: [],
    isrc: null,
    lyrics: 'Bir',
  });
  expect(over_plan).toEqual(['02.wav', '03.wav']);
  expect(paid).toEqual(['featured_artists', 'lyrics_synchronized', 'isrc', 'composer_name']);
});

test.each<[string, readonly string[], readonly string[], object, object]>([
  [
    'others beside the profile are artists of the release',
    ['Lena Ortiz', 'Mo'],
    ['lena ortiz', 'Mo'],
    { artist: null, co_artists: [] },
    { co_artists: ['Mo'] },
  ],
  [
    'others on one track stay on it',
    ['Lena Ortiz', 'Mo'],
    ['Lena Ortiz'],
    { artist: 'Lena Ortiz', co_artists: ['Mo'] },
    {},
  ],
  ['somebody else is the artist of the track', ['Mo', 'Su'], ['Mo', 'Su'], { artist: 'Mo', co_artists: ['Su'] }, {}],
])('artists: %s', (_name, first, second, track, release) => {
  const files = [dropped('1.wav', { artists: first, album: 'Drive' }), dropped('2.wav', { artists: second })];
  const plan = planDrop(emptyForm([]), files, PRO);
  expect(plan.added[0]?.track).toMatchObject(track);
  expect(plan.release).toEqual({ title: 'Drive', ...release });
});

test('several composers share a track equally, and every hundredth of a percent is given', () => {
  const { added } = planDrop(emptyForm([]), [dropped('1.wav', { composers: ['Ada Bir', 'Can Iki', 'Su Kaya'] })], PRO);
  expect(added[0]?.track).toMatchObject({
    composer_name: 'Ada Bir',
    contributors: [
      { name: 'Ada Bir', role: 'composer', share_basis_points: 3334 },
      { name: 'Can Iki', role: 'composer', share_basis_points: 3333 },
      { name: 'Su Kaya', role: 'composer', share_basis_points: 3333 },
    ],
  });
});

test('a chosen reading fills what nobody has changed since, in the order of the album', () => {
  const readings = [{ encoding: 'windows-1251', sample: 'Мы' }] as const;
  const files = [dropped('1.mp3', { readings }), dropped('2.mp3', { readings })];
  const plan = planDrop(emptyForm([]), files, PRO);
  expect(plan.unsure.map(({ track }) => track.title)).toEqual(['1', '2']);
  const typed = plan.added.map(({ track }, index) => (index === 0 ? { ...track, title: 'Typed' } : track));
  const reread = plan.unsure.map(({ dropped: one, ...rest }) => ({
    dropped: { ...one, tags: { ...NO_TAGS, title: 'Мы', album: 'Альбом', composers: ['Ада Бир'] } },
    ...rest,
  }));
  const filled = fillReading({ ...emptyForm([]), ...plan.release, tracks: typed }, reread, PRO);
  expect(filled).toMatchObject({ title: 'Альбом' });
  expect(filled.tracks?.map(({ title, composer_name }) => [title, composer_name])).toEqual([
    ['Typed', 'Ада Бир'],
    ['Мы', 'Ада Бир'],
  ]);
});

test.each<[string, string, Partial<MusicTags>, string | undefined]>([
  ['the name of the file', 'untitled 3', { title: 'Мы' }, 'Мы'],
  ['the name of the file, with an album', 'untitled 3', { title: 'Мы', album: 'Альбом' }, 'Альбом'],
  ['typed since the drop', 'My title', { title: 'Мы', album: 'Альбом' }, undefined],
])('a release whose title is %s is called %j, and with %j then %j', (_, title, tags, expected) => {
  const file = dropped('untitled 3.mp3', { readings: [{ encoding: 'windows-1251', sample: 'Мы' }] });
  const plan = planDrop(emptyForm([]), [file], PRO);
  expect(plan.release).toMatchObject({ title: 'untitled 3' });
  const reread = plan.unsure.map(({ dropped: one, ...rest }) => ({
    dropped: { ...one, tags: { ...NO_TAGS, ...tags } },
    ...rest,
  }));
  const form = { ...emptyForm([]), ...plan.release, title, tracks: plan.added.map(({ track }) => track) };
  expect(fillReading(form, reread, PRO).title).toBe(expected);
});

test('a title that was there before the drop stays, even when it is the name of the file', () => {
  const form = { ...emptyForm([]), title: 'untitled 3' };
  const file = dropped('untitled 3.mp3', { readings: [{ encoding: 'windows-1251', sample: 'Мы' }] });
  const plan = planDrop(form, [file], PRO);
  const reread = plan.unsure.map((one) => ({ ...one, dropped: dropped('untitled 3.mp3', { title: 'Мы' }) }));
  expect(fillReading({ ...form, tracks: plan.added.map(({ track }) => track) }, reread, PRO).title).toBeUndefined();
});

test('only readings with something to see are offered, the most frequent first', () => {
  const readings = [
    { encoding: 'gb18030', sample: '\ue5e5\ue5e6' },
    { encoding: 'big5', sample: '' },
    { encoding: 'euc-kr', sample: '\u0000 \ufffd\u0085' },
    { encoding: 'koi8-r', sample: 'лШ' },
    { encoding: 'windows-1251', sample: 'Мы' },
  ] as const;
  const files = [dropped('1.mp3', { readings }), dropped('2.mp3', { readings: readings.slice(4) })];
  const offered = listReadings(planDrop(emptyForm([]), files, PRO).unsure);
  expect(offered.map(({ encoding }) => [encoding, findScript(encoding)])).toEqual([
    ['windows-1251', 'cyrillic'],
    ['koi8-r', 'cyrillic'],
  ]);
});

const CSV = [
  'number;title;version;artist;featured;isrc;language;explicit;genre;lyrics;contributors;performers;file;mood;claims;clip_start;songwriters;remixers;instant;production;recorded_in;recorded_on;iswc;publisher',
  '1;"İlk ""şarkı""";Radio Edit;"Ada; Mo";A; TR-A01-26-00001;Turkish;yes;pop;"Bir',
  'İki";Lena Ortiz|writer|33,34;Mert Demir|Electric Guitar;;happy;yes;1:15;traditional;Su Kaya;sí;"Mert Demir|Producer; Lu Ay|mix";tr;2026-03;T-034.524.680-1;Kıyı',
  ';Second;live;;;bad;klingon;perhaps;noise;;Lena|boss|10;Mert|kazoo;B.WAV;;maybe;1:75;nobody;;later;Mert|cook;Peru;March;T1;',
  '2;Twice;;;;;;;;;;;;',
  ';;;;;;;;;;;;missing.wav;',
].join('\r\n');

test('a track list fills the tracks it names, adds the others, and reports every unreadable cell with its line', async () => {
  const tracks = [
    { track: emptyTrack('a', 'A', null), file: 'a.wav' },
    { track: emptyTrack('b', 'B', null), file: 'b.wav' },
  ];
  const plan = planTable(tracks, await readCsv(new Blob([CSV])), { ...PRO, language: 'en' });
  expect(plan.tracks[0]).toMatchObject({
    id: 'a',
    title: 'İlk "şarkı"',
    version_title: 'Radio Edit',
    isrc: 'TRA012600001',
    language: 'tr',
    explicit: true,
    lyrics: 'Bir\nİki',
    has_lyrics: true,
    artist: 'Ada',
    co_artists: ['Mo'],
    featured_artists: ['A'],
    genre: 'pop',
    contributors: [{ name: 'Lena Ortiz', role: 'writer', share_basis_points: 3334 }],
    performers: [{ name: 'Mert Demir', instrument: 'electric_guitar' }],
    production_credits: [
      { name: 'Mert Demir', role: 'producer' },
      { name: 'Lu Ay', role: 'mixing_engineer' },
    ],
    recording_country: 'TR',
    recording_date: '2026-03',
    iswc: 'T0345246801',
    publisher: 'Kıyı',
    claim_conditions: CLAIM_CONDITIONS,
    clip_start_seconds: 75,
    songwriters: 'traditional',
    remixers: ['Su Kaya'],
    is_instant: true,
  });
  expect(plan.tracks[1]).toMatchObject({ id: 'b', title: 'Second', version_type: 'live', isrc: null, language: null });
  expect(plan.tracks).toHaveLength(3);
  expect(plan.errors.map(({ line, code, value }) => `${line} ${code} ${value}`.trim())).toEqual([
    '1 column mood',
    '4 language klingon',
    '4 genre noise',
    '4 explicit perhaps',
    '4 isrc bad',
    '4 contributors Lena|boss|10',
    '4 performers Mert|kazoo',
    '4 production Mert|cook',
    '4 recorded_in Peru',
    '4 recorded_on March',
    '4 iswc T1',
    '4 songwriters nobody',
    '4 claims maybe',
    '4 clip_start 1:75',
    '4 instant later',
    '6 title',
    '5 duplicate',
    '6 file missing.wav',
  ]);
  expect(tracks[0]?.track.title).toBe('A');
});

test('lyrics with times in a track list are synchronised where the plan has them, and keep their words elsewhere', async () => {
  const list = new Blob(['title,lyrics\nOne,"[00:01.00]<00:01.20>Word <00:01.60>two\n[00:05.00]Three"']);
  const read = await readCsv(list);
  const plan = (facts: typeof PRO | typeof FREE) => planTable([], read, { ...facts, language: null });
  expect(plan(PRO).tracks).toMatchObject([
    {
      lyrics: '[00:01.00] <00:01.20>Word <00:01.60>two\n[00:05.00] Three',
      lyrics_synchronized: true,
      has_lyrics: true,
    },
  ]);
  expect(plan(FREE)).toMatchObject({
    tracks: [{ lyrics: 'Word two\nThree', lyrics_synchronized: false, has_lyrics: true }],
    paid: ['lyrics_synchronized'],
  });
});

test('on the free plan, paid values in a track list are left out and listed, and no second track is added', async () => {
  const list = new Blob(['title,isrc,composer,remixers\nOne,TRA012600001,Lena Ortiz,Su Kaya\nTwo,,,']);
  const plan = planTable([], await readCsv(list), { ...FREE, language: null });
  expect(plan.tracks).toMatchObject([{ title: 'One', isrc: null, composer_name: null, remixers: [] }]);
  expect(plan.paid).toEqual(['isrc', 'composer_name', 'remixers']);
  expect(plan.errors).toEqual([{ line: 3, code: 'rows', value: '2' }]);
});

const HEAD = 'number;title;explicit;isrc;clip_start;disc';
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const NIGHT = { title: 'Night', explicit: false, isrc: 'TRA012600001', clip_start_seconds: 45, disc_number: 1 };

test.each<[string, string | Uint8Array, string[]]>([
  ['with the separator in a line of its own', `sep=;\r\n${HEAD}\r\n1;Night;no;TRA012600001;0:45;1`, []],
  ['of a Turkish Excel', `${HEAD}\n1;Night;YANLIŞ;ISRC TR-A01-26-00001;00:00:45;1`, []],
  ['of a Spanish Excel', `${HEAD}\n1;Night;FALSO;TRA012600001;0:45;1,0`, []],
  ['of a Mac, with letters in two parts', `${HEAD}\n1;Night;n\u0061\u0303o;TRA012600001;45;1`, []],
  [
    'with tabs in UTF-16',
    new Uint8Array(Buffer.from(`\uFEFF${HEAD}\n1;Night;no;TRA012600001;45;1`.replaceAll(';', '\t'), 'utf16le')),
    [],
  ],
  [
    'with bars and a mark of MS-DOS at its end',
    `${HEAD}\r\n1;Night;no;TRA012600001;45;1\r\n\u001A`.replaceAll(';', '|'),
    [],
  ],
  ['with an invisible mark in its header and its code', `\u200B${HEAD}\n1;Night;no;\u200ETRA012600001\u200B;45;1`, []],
  ['with a column twice', `${HEAD};title\n1;Night;no;TRA012600001;45;1;Day`, ['1 repeated_column title', '2 title']],
  ['with a comma that is not in quotes', `${HEAD}\n1;Night;no;TRA012600001;45;1\n2;Day;;;;;no;x`, ['3 cells no, x']],
  ['with a quote that never closes', `${HEAD}\n1;Night;no;TRA012600001;45;1\n2;"Day;no`, ['3 quote']],
  ['with a time that means two', `${HEAD}\n1;Night;no;TRA012600001;00:45:00;1`, ['2 clip_start 00:45:00']],
])('a track list %s', async (_kind, file, expected) => {
  const { rows, errors } = await readCsv(new Blob([file as BlobPart]));
  expect(errors.map(({ line, code, value }) => `${line} ${code} ${value}`.trim())).toEqual(expected);
  const isMarred = expected.some((one) => /^[12] (?:repeated|clip)/.test(one));
  if (!isMarred) expect(rows[0]).toMatchObject({ number: 1, fields: NIGHT });
});

test.each([
  ['windows-1254', latin('title\nGece \xdeark\xfdlar\xfd'), 'Gece Şarkıları'],
  ['windows-1252', latin('title\nCoraz\xf3n de mel\xf3n'), 'Corazón de melón'],
])('a track list in %s is read, and says that its encoding was found by its letters', async (encoding, file, title) => {
  const { rows, errors } = await readCsv(new Blob([file]));
  expect(rows[0]?.fields.title).toBe(title);
  expect(errors).toEqual([{ line: 1, code: 'encoding', value: encoding }]);
});

test.each([
  ['an Excel workbook', 'PK\u0003\u0004\u0014', 'workbook'],
  ['a workbook of an old Excel', '\xd0\xcf\x11\xe0\xa1', 'workbook'],
  ['a picture', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'unreadable'],
  ['nothing', '', 'empty'],
  ['a header alone', 'title', 'empty'],
])('instead of a track list, %s is recognised', async (_kind, bytes, code) => {
  expect(await readCsv(new Blob([latin(bytes)]))).toEqual({ rows: [], errors: [{ line: 1, code, value: '' }] });
});

test('the template is a track list without errors', async () => {
  const { rows, errors } = await readCsv(buildTemplate());
  expect(errors).toEqual([]);
  expect(rows).toMatchObject([
    { number: 1, file: '01 Night Drive.wav', fields: { featured_artists: ['Guest One', 'Guest Two'] } },
  ]);
});
