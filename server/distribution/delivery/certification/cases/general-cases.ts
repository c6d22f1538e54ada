import { findServedPart, servesRelease } from '@tangent/domain/catalogue/store/served-countries.ts';
import { selectFiles } from '../../build/delivery-asset.ts';
import { type CaseWorld, type CertificationCase, insertCase, updateCase } from '../certification-case.ts';
import { drawAgain, makeUpRelease, recordAgain } from '../made-up-release.ts';

const LYRICS = { text: '[00:00.10] The lights go out\n[00:00.50] along the shore', is_synchronized: true };
const PROCESSED = 'shown as described after processing';

/** Lists the deliveries for a store that publishes no list of its own: everything that its profile can express. */
export function listGeneralCases(world: CaseWorld): CertificationCase[] {
  return [...listReleases(world), ...listChanges(world)];
}

function listReleases(world: CaseWorld): CertificationCase[] {
  const single = makeUpRelease(world, { number: 1, type: 'single', title: 'Harbour Lights', track_count: 1 });
  const discs = makeUpRelease(world, {
    number: 3,
    type: 'album',
    title: 'Two Shores',
    track_count: 6,
    changeTrack: (_, index) => ({ disc_number: index < 3 ? 1 : 2 }),
  });
  const ep = makeUpRelease(world, { number: 4, type: 'ep', title: 'Ebb', track_count: 4 });
  const questions = [PROCESSED];
  return [
    insertCase('G1', 'a single', single, { questions }),
    insertCase(
      'G2',
      'an album of eight tracks: a guest, an explicit track, every group of credits',
      makeUpAlbum(world),
      {
        questions,
      },
    ),
    insertCase('G3', 'an album of two discs', discs, { questions }),
    insertCase('G4', 'an EP', ep, { questions }),
    insertCase('G5', 'a compilation of various artists', makeUpCompilation(world), { questions }),
    ...listPreOrders(world),
  ];
}

function makeUpAlbum(world: CaseWorld) {
  return makeUpRelease(world, {
    number: 2,
    type: 'album',
    title: 'Breakwater',
    track_count: 8,
    changeTrack: (_, index) => ({ explicit: index === 1, featured_artists: index === 2 ? ['Kofi Brandt'] : [] }),
  });
}

const SINGERS = ['Marisol Vane', 'Kofi Brandt', 'Lena Okafor', 'Rafi Duarte'];

function makeUpCompilation(world: CaseWorld) {
  return makeUpRelease(world, {
    number: 5,
    type: 'compilation',
    title: 'Voices of the Coast',
    track_count: 4,
    changes: { primary_artist: 'Various Artists', main_artists: ['Various Artists'], various_artists: true },
    changeTrack: (_, index) => ({
      artist: SINGERS[index] ?? null,
      performers: [{ name: SINGERS[index] ?? '', instrument: 'lead_vocals' }],
    }),
  });
}

function listPreOrders(world: CaseWorld): CertificationCase[] {
  if (!world.profile.takes_pre_orders) return [];
  const ahead = makeUpRelease(world, {
    number: 6,
    type: 'album',
    title: 'Before the Tide',
    track_count: 7,
    changes: { presave_date: world.today },
    changeTrack: (_, index) => ({ is_instant: index === 0 }),
  });
  return [insertCase('G6', 'a pre-order, whose first track comes at once', ahead, { questions: ['the order opens'] })];
}

function listChanges(world: CaseWorld): CertificationCase[] {
  const album = makeUpAlbum(world);
  const country = findServedPart(world.store.id, WORLDWIDE)?.open[0] ?? 'US';
  const titled = { ...album, title: 'Breakwater II' };
  const sung = recordAgain(titled);
  const drawn = drawAgain(sung);
  const tracks = drawn.tracks.map((track, index) =>
    index === 0 ? { ...track, removed_from: [world.store.id] } : track,
  );
  const questions = [PROCESSED];
  return [
    updateCase('G7', 'changed details, without files', titled, { questions }),
    updateCase('G8', 'new recordings under the same codes', sung, {
      files: { with_audio: true, with_cover: false },
      questions: ['whether the store wants new ISRCs instead'],
    }),
    updateCase('G9', 'a new cover', drawn, { files: { with_audio: false, with_cover: true }, questions }),
    updateCase('G10', 'the first track leaves, the others stay', { ...drawn, tracks }, { questions }),
    ...(world.profile.takes_lyrics ? [addLyrics(drawn)] : []),
    updateCase(
      'G12',
      `from now on in ${country} only`,
      { ...drawn, territories: [country] },
      {
        questions: ['closed in every other country'],
      },
    ),
  ].filter((one) => hasFiles(world, one) && isServed(world, one));
}

const WORLDWIDE = { territory_mode: 'worldwide', territories: [] } as const;

function addLyrics(album: ReturnType<typeof makeUpAlbum>): CertificationCase {
  const tracks = album.tracks.map((track, index) => (index === 0 ? { ...track, lyrics: LYRICS } : track));
  return updateCase(
    'G11',
    'lyrics with times for the first track',
    { ...album, tracks },
    {
      questions: ['lyrics run with the sound'],
    },
  );
}

/** A store that takes recordings alone has no cover to change, and a partner for lyrics no sound either. */
function hasFiles({ profile }: CaseWorld, { files, kind }: CertificationCase): boolean {
  if (kind === 'insert' || (!files.with_audio && !files.with_cover)) return true;
  const { with_audio, with_cover } = selectFiles(profile, files);
  return with_audio || with_cover;
}

function isServed({ store }: CaseWorld, { snapshot: { territories } }: CertificationCase): boolean {
  return territories.includes('Worldwide') || servesRelease(store.id, { territory_mode: 'only', territories });
}
