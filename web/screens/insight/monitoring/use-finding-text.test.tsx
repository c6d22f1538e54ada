import type { FraudFinding } from '@tangent/contract/insight/monitoring.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { useFindingText } from './case-findings.tsx';

const texts = await loadTexts('en');

function Sentence({ listeners }: { listeners: number }) {
  const numbers = { listeners, streams: 600, streams_per_listener: 60_000, usual_streams_per_listener: 150 };
  const finding: FraudFinding = {
    rule: 'repeats',
    day: '2026-11-22',
    country: null,
    playlist: null,
    device: null,
    numbers,
  };
  return useFindingText()(finding);
}

test('the text about repeated plays distinguishes one listener from several', () => {
  const describeFinding = (listeners: number) =>
    renderToStaticMarkup(
      <I18nextProvider i18n={texts}>
        <Sentence listeners={listeners} />
      </I18nextProvider>,
    );
  expect(describeFinding(1)).toBe(
    'Nov 22, 2026: 1 listener played it 600 times, 600.0 times a listener. Before: 1.5 times.',
  );
  expect(describeFinding(2)).toContain('2 listeners played it 600 times');
});
