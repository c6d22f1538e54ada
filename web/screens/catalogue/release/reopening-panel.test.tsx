import { REOPENING_REASONS } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { ReopeningPanel } from './reopening-panel.tsx';

type Panel = Parameters<typeof ReopeningPanel>[0];

const release = {
  id: 'release-1',
  status: 'reopened',
  tracks: [{ id: 'a', title: 'Kıyı' }],
} as unknown as Panel['release'];
const reopening: Panel['reopening'] = {
  reasons: [...REOPENING_REASONS],
  note: 'Bitte.',
  track_numbers: [1],
  fields: ['title', 'tracks.0.audio'],
  flagged_fields: [
    { field: 'title', track_id: null, value: 'Deniz' },
    { field: 'audio', track_id: 'a', value: null },
  ],
  at: '2026-11-20T10:00:00Z',
};

async function renderPage(language: (typeof LANGUAGES)[number], change: Partial<Panel['release']> = {}) {
  const texts = await loadTexts(language);
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={texts}>
      <MemoryRouter>
        <ReopeningPanel release={{ ...release, ...change }} reopening={reopening} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return { html, text: readText(html), t: texts.t as unknown as (key: string) => string };
}

function readText(html: string): string {
  const plain = html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
  return plain.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');
}

// Already processed, already published, audio, artist data, three licences, volume, public domain, artist name, cover (S8-059),
// featuring, date, quality, ownership, silence and length: one row each.
test.each(LANGUAGES)(
  '[S8-048] [S8-049] [S8-050] [S8-051] [S8-052] [S8-053] [S8-054] [S8-055] [S8-056] [S8-057] [S8-058] [S8-059] [S8-060] [S8-061] [S8-062] [S8-063] [S8-064] [S8-065] every reason for reopening has a name, a meaning and an action in %s',
  async (language) => {
    const { text, t } = await renderPage(language);
    expect(REOPENING_REASONS).toHaveLength(17);
    const sentences = REOPENING_REASONS.flatMap((reason) =>
      ['name', 'explanation', 'action'].map((part) => t(`review.reason.${reason}.${part}`)),
    );
    for (const sentence of sentences) expect(text).toContain(sentence);
    expect(new Set(sentences).size).toBe(sentences.length);
  },
);

test('flagged fields link into the wizard, and reasons that require proof link to the proof form', async () => {
  const { html } = await renderPage('en');
  const links = [...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
  expect(links).toContain('/distributions/release-1/edit/basic-info#field-title');
  expect(links).toContain('/distributions/release-1/edit/tracks#field-tracks-0-audio');
  expect(links.filter((href) => href?.endsWith('/edit/review#field-proof-answer'))).toHaveLength(7);
});

test('a rejected release says why and offers no way to correct it', async () => {
  const { html, text, t } = await renderPage('en', { status: 'rejected' });
  expect(text).toContain(t('review.reason.volume.explanation'));
  expect(text).not.toContain(t('review.reason.volume.action'));
  expect(html).not.toContain('/edit');
});
