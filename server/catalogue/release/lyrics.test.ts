import { type Release, type TrackDraft, updateRelease } from '@tangent/contract/catalogue/release.ts';
import { tracks } from '@tangent/db/schema/catalogue/release.ts';
import { LYRICS_FORMS } from '@tangent/domain/catalogue/release/testing/lyrics-forms.ts';
import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPlanTo, signUp, type TestAccount } from '../../testing/fixtures/test-account.ts';
import { addDraft, addStores } from '../../testing/fixtures/test-release.ts';
import { createTestApp, type TestApp } from '../../testing/harness/test-app.ts';

let app: TestApp;
let owner: TestAccount;
beforeAll(async () => {
  app = await createTestApp();
  await addStores(app);
  owner = await signUp(app);
  await grantPlanTo(app, owner, 'advanced');
});
afterAll(() => app.close());

type LyricsChange = Pick<TrackDraft, 'lyrics' | 'lyrics_synchronized'>;

const draft = (lyrics: string, change: LyricsChange = {}): TrackDraft => {
  return { id: uuidv7(), title: 'Deniz', has_lyrics: true, lyrics, ...change };
};
const listLyrics = (release: Release) => release.tracks.map(({ lyrics }) => lyrics);

const LRC = '[offset:+500]\n[00:09.00][00:01.00]<00:01.20>Deniz <00:01.60>mavi\n[00:05.00][Chorus]\n[00:05.00]Gece';
const TIMED = {
  lyrics:
    '[00:00.50] <00:00.70>Deniz <00:01.10>mavi\n[Chorus]\n[00:04.50] Gece\n[00:08.50] <00:08.70>Deniz <00:09.10>mavi',
  lyrics_synchronized: true,
};
const WORDS = { lyrics: 'Deniz mavi\n[Chorus]\nGece\nDeniz mavi', lyrics_synchronized: false };

// A release has at most fifty tracks.
const PARTS = [LYRICS_FORMS.slice(0, 40), LYRICS_FORMS.slice(40)];

test.each(PARTS.map((forms, index) => ({ forms, part: index + 1 })))(
  'lyrics sent by a program are stored as a file of the same text is, and stay so when they are sent again ($part)',
  async ({ forms }) => {
    const sent = forms.map(({ text }) => draft(text, { lyrics_synchronized: true }));
    const release = await addDraft(app, owner, { release_type: 'album', tracks: sent });
    const stored = forms.map((form) => form.stored.trim() || null);
    expect(listLyrics(release)).toEqual(stored);
    const again = release.tracks.map(({ id, lyrics }) => ({ id, lyrics }));
    const body = { version: release.version, tracks: again };
    const saved = await owner.call(updateRelease, { params: { id: release.id }, body });
    expect(listLyrics(saved.body)).toEqual(stored);
  },
);

test('times without a word about them make lyrics synchronised if the plan includes that; refused, the words stay', async () => {
  const release = await addDraft(app, owner, {
    release_type: 'album',
    tracks: [draft(LRC), draft(LRC, { lyrics_synchronized: false }), draft('Deniz\n[Am]mavi')],
  });
  expect(release.tracks).toMatchObject([TIMED, WORDS, { lyrics: 'Deniz\nmavi', lyrics_synchronized: false }]);
  const free = await signUp(app);
  expect((await addDraft(app, free, { tracks: [draft(LRC)] })).tracks).toMatchObject([WORDS]);
});

test('synchronised lyrics that are switched off keep their words, and change in their times without being asked again', async () => {
  const release = await addDraft(app, owner, { tracks: [draft(LRC)] });
  const id = release.tracks[0]?.id ?? '';
  const save = async ({ version }: Release, change: LyricsChange) =>
    (await owner.call(updateRelease, { params: { id: release.id }, body: { version, tracks: [{ id, ...change }] } }))
      .body;
  const changed = await save(release, { lyrics: 'Deniz' });
  expect(changed.tracks).toMatchObject([{ lyrics: 'Deniz', lyrics_synchronized: true }]);
  const timed = await save(changed, { lyrics: LRC });
  expect(timed.tracks).toMatchObject([TIMED]);
  expect((await save(timed, { lyrics_synchronized: false })).tracks).toMatchObject([WORDS]);
});

test('lyrics stored before they were read like this are read again when the track is saved', async () => {
  const release = await addDraft(app, owner, { tracks: [draft('x', { lyrics_synchronized: true })] });
  const id = release.tracks[0]?.id ?? '';
  await app.db.update(tracks).set({ lyrics: LRC }).where(eq(tracks.id, id));
  const { body } = await owner.call(updateRelease, {
    params: { id: release.id },
    body: { version: release.version, tracks: [{ id, title: 'Yeni', lyrics: LRC }] },
  });
  expect(body.tracks).toMatchObject([{ title: 'Yeni', ...TIMED }]);
});
