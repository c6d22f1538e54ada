import type { Issue } from '@tangent/domain/issue.ts';
import { findIssueText } from '@tangent/web/texts/issue-text.ts';
import { loadTexts } from '@tangent/web/texts/load-texts.ts';
import { expect, test } from 'vitest';
import { readPlaylistTable } from './read-playlist-table.ts';

const RIGHT = {
  name: 'Night Bus',
  curator: 'Ada',
  curator_email: 'ada@radio.example',
  platform: 'Spotify',
  url: 'https://open.example/1',
  genre: 'Pop',
  description: '',
  takes: 'any',
  answer_days: '7',
  songs_per_week: '12',
  followers: '12.345',
};
const HEADER = Object.keys(RIGHT).join(';');
const texts = await loadTexts('en');

/** A table with two right rows around the given one, which is in line 3. */
function write(change: Partial<typeof RIGHT>, header = HEADER): string {
  const row = (cells: object) => Object.values({ ...RIGHT, ...cells }).join(';');
  return [header, row({ url: 'https://open.example/0' }), row(change), row({ url: 'https://open.example/2' })].join(
    '\n',
  );
}

const say = ({ code, params = {} }: Issue) => findIssueText(texts, code, params);

test.each<[Partial<typeof RIGHT>, string[]]>([
  [{ name: '' }, ['Line 3: name is empty. Enter a value']],
  [{ name: 'x'.repeat(121) }, [`Line 3, name: “${'x'.repeat(60)}…” has more than 120 characters. Shorten it`]],
  [{ curator: 'A\u202Eda' }, ['Line 3, curator: “A[U+202E]da” has a character that cannot be seen. Take it out']],
  [
    { curator_email: 'ada@radio' },
    ['Line 3, curator_email: “ada@radio” is not an email address. Write it like name@example.com'],
  ],
  [
    { platform: 'Napster' },
    [
      'Line 3, platform: “Napster” is not in the list. Write one of: spotify, apple_music, deezer, youtube_music, tidal, amazon_music',
    ],
  ],
  [
    { url: 'open.example/1' },
    ['Line 3, url: “open.example/1” is not a complete address. Copy it from the browser, with https://'],
  ],
  [{ url: 'https://open.example/0' }, ['Line 3 has the url of line 2 again. Keep one of them']],
  [
    { answer_days: '00:07:00', followers: '1.234,5' },
    [
      'Line 3, answer_days: “00:07:00” is not a whole number. Write one from 1 to 30',
      'Line 3, followers: “1.234,5” is not a whole number. Write one from 0 to 1,000,000,000',
    ],
  ],
  [{ songs_per_week: 'EVET' }, ['Line 3, songs_per_week: “EVET” is not a whole number. Write one from 0 to 1000']],
  [{ takes: 'HAYIR' }, ['Line 3, takes: “HAYIR” is not in the list. Write one of: any, released, unreleased']],
])('a row with %j is refused with what was found and what to write', (change, sentences) => {
  const { issues } = readPlaylistTable(write(change));
  expect(issues.map(say)).toEqual(sentences);
});

test.each([
  ['', 'The file needs a header and 1 to 1000 rows'],
  [
    'genres and names\nbut no table',
    'The first line lacks these columns: name, curator, curator_email, platform, url, genre, description, takes, answer_days, songs_per_week, followers. Add them, with a value in every row',
  ],
  [
    write({}, HEADER.replace('genre', 'style')),
    'The first line lacks these columns: genre. Add them, with a value in every row',
  ],
  [write({}, `${HEADER};Name`), 'The column name is there twice. Keep one of them'],
  [write({ name: '"Open' }), 'Line 3: a quotation mark opens and is never closed. Close it or take it out'],
])('a file that is no table of playlists is refused as a whole: %j', (csv, sentence) => {
  expect(readPlaylistTable(csv).issues.map(say)).toEqual([sentence]);
});

test('every wrong cell is named, up to a hundred', () => {
  const row = Object.values({ ...RIGHT, genre: 'fado', platform: 'Napster' }).join(';');
  const { issues } = readPlaylistTable([HEADER, ...Array.from({ length: 60 }, () => row)].join('\n'));
  expect(issues).toHaveLength(100);
  expect(new Set(issues.map(({ path }) => path)).size).toBe(100);
});
