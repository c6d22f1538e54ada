import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { DifferenceList } from './difference-list.tsx';

const CASES = [
  ['tracks.0.title', 'true', 'Track 1: Title Before: – Now: true'],
  ['tracks.0.explicit', 'true', 'Track 1: Explicit Before: – Now: Yes'],
  [
    'tracks.0.production_credits',
    'Ann: A.: immersive_engineer\nBob: sound_designer',
    'Ann: A.: Immersive mixing engineer',
  ],
  ['tracks.0.performers', 'Mo: french_horn', 'Mo: French horn'],
  ['tracks.0.contributors', 'Ada: composer, 25 %, IPI 00014107338', 'Ada: Composer, 25 %, IPI 00014107338'],
] as const;

test.each(CASES)('a changed %s that is now %j is read as a person would write it', async (path, after, expected) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={await loadTexts('en')}>
      <DifferenceList differences={[{ path, before: null, after }]} />
    </I18nextProvider>,
  );
  expect(html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')).toContain(expected);
});
