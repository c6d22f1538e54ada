import type { Track } from '@tangent/contract/catalogue/release.ts';
import type { ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { Writers } from './writers.tsx';

const credit = (name: string, share_basis_points: number) => ({ name, role: 'writer', share_basis_points });
const TRACK = {
  contributors: [credit('João Maré', 6000), credit('Ana Sousa', 2000), credit('Rui Tavares', 1500), credit('Ida', 500)],
} as unknown as Track;

async function render(people: ReleaseCalendar['people']): Promise<string> {
  return renderToStaticMarkup(
    <MemoryRouter>
      <I18nextProvider i18n={await loadTexts('en')}>
        <Writers tracks={[TRACK]} people={people} />
      </I18nextProvider>
    </MemoryRouter>,
  );
}
const readRows = (markup: string) =>
  [...markup.matchAll(/<li.*?<\/li>/g)].map(([row]) =>
    row
      .replace(/<[^>]+>/g, '|')
      .split('|')
      .filter((text) => text !== '')
      .slice(1),
  );

test('each writer has the answer to the share, and the owner has none', async () => {
  const markup = await render([
    { name: 'ana sousa', state: 'claimed', invited_on: '2026-11-22' },
    { name: 'Rui Tavares', state: 'invited', invited_on: '2026-11-24' },
    { name: 'Ida', state: 'uninvited', invited_on: null },
  ]);
  expect(readRows(markup)).toEqual([
    ['João Maré', '60%'],
    ['Ana Sousa', 'Accepted', '20%'],
    ['Rui Tavares', 'Invited on Nov 24', '15%'],
    ['Ida', 'Not invited yet', '5%'],
  ]);
  expect(markup).toMatch(/href="\/royalties\?view=splits"[^>]*>Invite or remind them</);
});

test('once everybody has answered, the link says who is paid which share', async () => {
  const markup = await render([{ name: 'Ana Sousa', state: 'declined', invited_on: '2026-11-22' }]);
  expect(readRows(markup)[1]).toEqual(['Ana Sousa', 'Declined', '20%']);
  expect(markup).toMatch(/href="\/royalties\?view=splits"[^>]*>Who is paid which share</);
});
