import { expect, test } from 'vitest';
import { readTags } from '../read-tags.ts';
import { blob, flac, id3, lyricsFrame, MP3, timedFrame, userFrame } from '../testing/tag-bytes.ts';

const SYLLABLES = [
  ['Strang', 1000],
  ['ers', 1300],
  [' in', 1600],
  ['\nEx', 3000],
  ['chang', 3200],
  ['ing', 3400],
] as const;

test.each<[string, Blob, string | null, string | null]>([
  ['words', blob(id3([lyricsFrame('First\nSecond')]), MP3), 'First\nSecond', null],
  [
    'syllables',
    blob(id3([timedFrame(SYLLABLES)]), MP3),
    'Strangers in\nExchanging',
    '[00:01.00] <00:01.00>Strang<00:01.30>ers <00:01.60>in\n[00:03.00] <00:03.00>Ex<00:03.20>chang<00:03.40>ing',
  ],
  [
    'lines in another order',
    blob(
      id3([
        timedFrame([
          ['Second', 3000],
          ['First', 1000],
        ]),
      ]),
      MP3,
    ),
    'First\nSecond',
    '[00:01.00] First\n[00:03.00] Second',
  ],
  [
    'chords',
    blob(
      id3([
        timedFrame(
          [
            ['Am', 1000],
            ['G', 2000],
          ],
          5,
        ),
      ]),
      MP3,
    ),
    null,
    null,
  ],
  ['events beside lyrics', blob(id3([timedFrame([['Chorus', 1]], 4), lyricsFrame('First')]), MP3), 'First', null],
  [
    'LRC in a text',
    blob(id3([lyricsFrame('[00:01.00]First\n[00:03.00]Second')]), MP3),
    'First\nSecond',
    '[00:01.00] First\n[00:03.00] Second',
  ],
  [
    'LRC in comments, with times of words',
    blob(flac(['LYRICS=[00:01.00]<00:01.00>First <00:01.50>line\n[00:03.00]Second'])),
    'First line\nSecond',
    '[00:01.00] <00:01.00>First <00:01.50>line\n[00:03.00] Second',
  ],
  [
    'LRC in a text of its own beside words',
    blob(id3([lyricsFrame('First'), userFrame('SYNCEDLYRICS', '[00:01.00]First')]), MP3),
    'First',
    '[00:01.00] First',
  ],
])('lyrics: %s', async (_name, file, lyrics, synchronized_lyrics) => {
  expect(await readTags(file)).toMatchObject({ lyrics, synchronized_lyrics });
});
