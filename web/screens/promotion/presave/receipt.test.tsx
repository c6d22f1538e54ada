import type { PresaveDetail } from '@tangent/contract/promotion/presave.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { Receipt } from './receipt.tsx';

const texts = await loadTexts('en');

test.each([
  ['running', 'On release day'],
  ['paused', 'On release day'],
  // Nothing will happen on that day: the banner says why.
  ['stopped', ''],
] as const)('a campaign that is %s promises what happens on release day only if it will', (phase, heading) => {
  const campaign = { phase, receipt: null } as PresaveDetail;
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <Receipt campaign={campaign} />
    </I18nextProvider>,
  );
  expect(html).toContain(heading);
  expect(html === '').toBe(heading === '');
});
