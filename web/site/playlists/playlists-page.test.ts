import type { Playlist, PlaylistFilter } from '@tangent/contract/promotion/playlist.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { expect, test } from 'vitest';
import { renderCurator, renderPlaylists } from '../render.tsx';
import { findHtmlProblems } from '../testing/find-html-problems.ts';
import { ASSETS, PAGE_REQUEST } from '../testing/page-request.ts';
import type { CuratorView } from './curator-page.tsx';

const HOSTILE = '"><script>alert(1)</script>';

const playlist = (change: Partial<Playlist> = {}): Playlist => ({
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  name: 'Late Night Indie',
  curator: 'Marlow',
  platform: 'spotify',
  url: 'https://playlists.example/late-night-indie',
  genre: 'pop',
  description: 'Songs for late hours',
  takes: 'any',
  answer_days: 2,
  answers: null,
  songs_per_week: 6,
  followers: 84_210,
  follower_history: [80_000, 84_210],
  health: 'growth',
  is_open: true,
  verified_on: '2026-11-02',
  ...change,
});

const renderList = (items: Playlist[], query = {}, is_signed_in = false, filter: PlaylistFilter = {}) =>
  renderPlaylists(
    { items, total: items.length, filter },
    { ...PAGE_REQUEST, path: '/playlists', query, is_signed_in },
    ASSETS,
  );

const VIEW: CuratorView = {
  playlist: 'Late Night Indie',
  curator: 'Marlow',
  song: 'Night Drive',
  artist: 'Lena Ortiz',
  release: 'Night Drive',
  release_date: '2026-12-04',
  text: HOSTILE,
  state: 'submitted',
  due_on: '2026-11-28',
  listening_path: '/curator/listen/token',
  notice: null,
};
const renderAnswer = (view: CuratorView | 'gone' | null, lang = 'en') =>
  renderCurator(view, { ...PAGE_REQUEST, path: '/curator/token', query: { lang } }, ASSETS);

test('[S2-033] the list leads to a pitch where a playlist is open, and says why it is not where it is closed', async () => {
  for (const lang of LANGUAGES) {
    const html = await renderList([playlist(), playlist({ name: 'Bought', is_open: false, health: 'reported' })], {
      lang,
    });
    expect(html.match(/\/submit\?/g), lang).toHaveLength(1);
    expect(html).not.toMatch(/playlist\.[a-z_]/);
    expect(await findHtmlProblems(html), lang).toEqual([]);
  }
  expect(await renderList([playlist()])).toContain('84,210');
  const measured = await renderList([playlist({ answers: { pitches: 12, days: 3, accepted_percent: 40 } })]);
  expect(measured).toContain('Answers in 3 days');
  expect(measured).toContain('40% of 12 pitches accepted');
  expect(await renderList([playlist()])).toContain('Answers within 2 days');
  expect(await renderList([playlist({ is_open: false, health: 'reported' })])).toContain('Closed by us');
  expect(await renderList([])).toContain('No playlists yet');
  expect(await renderList([], {}, false, { genre: 'pop' })).toContain('No playlist fits');
  expect(await renderList([playlist()], {}, true)).toContain('href="/tools/pitches"');
  expect(await renderList([playlist({ name: HOSTILE })])).not.toContain('<script>alert');
});

test('a curator reads and hears an open pitch and finds a form; an answered pitch has none, and a wrong link shows nothing', async () => {
  for (const lang of LANGUAGES) {
    const html = await renderAnswer(VIEW, lang);
    expect(html, lang).not.toMatch(/playlist\.[a-z_]/);
    expect(await findHtmlProblems(html), lang).toEqual([]);
  }
  const open = await renderAnswer(VIEW);
  expect(open).not.toContain('<script>alert');
  expect(open).toContain('src="/curator/listen/token"');
  expect(open).toContain('action="/curator/token?lang=en" method="post"');
  const answered = await renderAnswer({ ...VIEW, state: 'accepted', listening_path: null, notice: 'answered' });
  expect(answered).not.toContain('<form');
  expect(answered).toContain('the artist has your answer');
  const gone = await renderAnswer('gone');
  expect(gone).toContain('This pitch is no longer available');
  expect(gone).not.toContain('<form');
  const dead = await renderAnswer(null);
  expect(dead).toContain('This link does not work');
  expect(dead).not.toContain('Night Drive');
});
