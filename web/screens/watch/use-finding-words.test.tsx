import type { WatchFinding } from '@tangent/contract/watch.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { openTexts } from '../../texts/open-texts.ts';
import { useFindingWords } from './use-finding-words.ts';

const texts = await openTexts('en');

function Words({ listeners }: { listeners: number }) {
  const numbers = { listeners, streams: 600, streams_per_listener: 60_000, usual_streams_per_listener: 150 };
  const finding: WatchFinding = { rule: 'repeats', day: '2026-11-22', country: null, playlist: null, numbers };
  return useFindingWords()(finding);
}

test('who plays a song over and over may be one listener, or several', () => {
  const say = (listeners: number) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={texts}>
        <Words listeners={listeners} />
      </I18nextProvider>,
    );
  expect(say(1)).toBe('Nov 22, 2026: 1 listener played it 600 times, 600.0 times a listener. Before: 1.5 times.');
  expect(say(2)).toContain('2 listeners played it 600 times');
});
