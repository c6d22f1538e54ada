import { readLyrics } from '@tangent/domain/catalogue/release/lyrics/read-lyrics.ts';
import { LYRICS_FORMS } from '@tangent/domain/catalogue/release/testing/lyrics-forms.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../../texts/load-texts.ts';
import { DifferenceList } from '../difference-list.tsx';
import { LyricsDifference } from './lyrics-difference.tsx';
import { LyricsField } from './lyrics-view.tsx';

const BEFORE = [
  '[agent:v1:person:Ada]',
  '[agent:v3:group:]',
  '[Verse 1]',
  '[00:12.50] v1: <00:12.50>Deniz <00:12.90>mavi',
  '[translation:en:The sea is blue]',
  '[00:15.00] v1: Gece uzun',
  '[00:18.00]',
  '[Nakarat]',
  '[01:20.00] v3: <01:20.00>Gel <01:20.40>bana<01:21.00>',
].join('\n');
const AFTER = BEFORE.replace('Ada]', 'Ada Kaya]')
  .replace('Gece uzun', 'Gece çok uzun')
  .replace('01:20.00] ', '01:20.10] ');

async function read(node: ReactNode, language: (typeof LANGUAGES)[number] = 'en'): Promise<string> {
  const html = renderToStaticMarkup(<I18nextProvider i18n={await loadTexts(language)}>{node}</I18nextProvider>);
  const plain = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return plain
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
    .trim();
}

/** Marks that only the stored text has: times in brackets, tags, the ids of voices. Words may have brackets of their own. */
const MARKS = /[[<]\d{1,3}:\d{2}|\[(?:agent|translation|bg|offset)\b|\bv\d+:/u;

test('lyrics are read as words with sections, singers, translations and times', async () => {
  const text = await read(<LyricsField text={BEFORE} language="tr" synchronized />);
  expect(text).toBe(
    'Synchronized lyrics, word by word Verse 1 Ada 0:13 Deniz mavi The sea is blue 0:15 Gece uzun Nakarat Everyone 1:20 Gel bana',
  );
  expect(await read(<LyricsField text={'Deniz\n\n[Chorus]\nGel'} synchronized={false} />)).toBe('Deniz Chorus Gel');
});

test.each(LANGUAGES)('a change of lyrics says how many lines differ in what, then shows them: %s', async (language) => {
  const differences = [{ path: 'tracks.0.lyrics', before: BEFORE, after: AFTER }];
  const text = await read(<DifferenceList differences={differences} />, language);
  expect(text).not.toMatch(MARKS);
  expect(text.match(/Gece uzun|Gece çok uzun|Ada Kaya|0?1:20\.[01]0/gu)).toEqual([
    'Ada Kaya',
    'Gece uzun',
    'Gece çok uzun',
    '01:20.00',
    '01:20.10',
  ]);
});

test('the summary names each sort of difference, and a shift of all times once', async () => {
  const text = await read(<LyricsDifference before={BEFORE} after={AFTER} />);
  expect(text).toMatch(
    /^Lines with other words: 1 Lines with another time: 1 Lines with other times of words: 1 “Ada” is now “Ada Kaya” Unchanged lines: 1 /u,
  );
  const moved = await read(<LyricsDifference before={BEFORE} after={`[offset:-1250]\n${BEFORE}`} />);
  expect(moved).toBe('All lines start 1.25 s later');
  expect(await read(<LyricsDifference before={'Deniz\nGel'} after={'Deniz\n\nGel'} />)).toBe(
    'Only the spacing differs. Words and times are the same.',
  );
  expect(await read(<LyricsDifference before={null} after={BEFORE} />)).not.toMatch(MARKS);
});

test.each(LYRICS_FORMS)('no mark of stored lyrics is shown to a person: $name', async ({ stored }) => {
  const sections = readLyrics(stored).lines.flatMap(({ section }) => (section ? `[${section.name}]` : []));
  const shown = [
    await read(<LyricsField text={stored} synchronized />),
    await read(<LyricsDifference before={stored} after={`${stored}\nGel`} />),
  ];
  for (const text of shown) {
    expect(text).not.toMatch(MARKS);
    expect(sections.filter((section) => text.includes(section))).toEqual([]);
  }
});
