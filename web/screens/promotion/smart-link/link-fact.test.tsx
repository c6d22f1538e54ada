import type { SmartLinkDetail } from '@tangent/contract/promotion/smartlink.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { LinkFact } from './link-fact.tsx';

const texts = await loadTexts('en');

test.each([
  [{ status: 'inactive', is_on: false }, 'This link is off'],
  // It is on, so switching it cannot help.
  [{ status: 'inactive', is_on: true }, 'This release is in no store right now'],
  [{ status: 'active', is_on: true, views: 140, unmarked: { views: 40, clicks: 10 } }, '25% of views open a store'],
  [{ status: 'active', is_on: true, views: 2, unmarked: { views: 2, clicks: 1 } }, '2 views in 30 days'],
  [{ status: 'active', is_on: true, views: 0, open: { views: 3, clicks: 0 } }, '3 views today so far'],
  [{ status: 'active', is_on: true, views: 0, open: { views: 0, clicks: 0 } }, 'No views yet'],
  [{ status: 'active', is_on: true, views: 1, unmarked: { views: 0, clicks: 0 } }, '1 view in 30 days'],
])('a link that is %j says the fact that matters', (link, fact) => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <LinkFact link={link as SmartLinkDetail} />
    </I18nextProvider>,
  );
  expect(html).toContain(fact);
});
