import { composeArtistName } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { type CaseWorld, type CertificationCase, insertCase, takedownCase, updateCase } from '../certification-case.ts';
import { findUpcoming, makeUpRelease } from '../made-up-release.ts';

const GUEST = 'Kofi Brandt';
const REMIXER = 'Rafi Duarte';

/**
 * Lists Spotify's onboarding deliveries (Onboarding Guideline 2.14): one product whose countries, type, start and tracks
 * change, its takedown, metadata updates with ids of artists, and a second product.
 */
export function listSpotifyCases(world: CaseWorld): CertificationCase[] {
  const album = makeUpProduct(world);
  const wider = { ...album, territories: ['CA', 'US'], release_type: 'ep' as const };
  const timed = {
    ...wider,
    territories: ['Worldwide'],
    release_type: 'single' as const,
    opens_at: `${findUpcoming(world)}T15:00:00Z`,
  };
  const tracks = timed.tracks.map((track, index) =>
    index === 0 ? { ...track, removed_from: [world.store.id] } : track,
  );
  const fewer = { ...timed, tracks, release_type: 'compilation' as const };
  return [
    insertCase('S1', 'insert of an album for the US in two weeks, with all roles of product and tracks', album, {
      questions: ['main, featured, producer and remixer at the product; the same with composer and lyricist at tracks'],
    }),
    updateCase('S2', 'the same UPC: Canada too, the album becomes an EP', wider, {
      questions: ['whether the change of type means this product or a further one'],
    }),
    updateCase('S3', 'the same UPC: everywhere at one instant, the EP becomes a single', timed, {
      questions: ['one instant for all tracks is enough: ours have no times of their own'],
    }),
    updateCase('S4', 'the same UPC: track 1 has no deal, the single becomes a compilation', fewer, {
      questions: ['track 1 is greyed out, the others play'],
    }),
    takedownCase('S5', 'takedown of the product', fewer, { questions: ['gone in every country'] }),
    ...listIdCases(world),
  ];
}

/** Makes up a product whose every track has every role that the guideline demands. */
function makeUpProduct(world: CaseWorld) {
  return makeUpRelease(world, {
    number: 1,
    type: 'album',
    title: 'Harbour Lights',
    track_count: 5,
    changes: {
      territories: ['US'],
      featured_artists: [GUEST],
      version_title: 'Remixes',
      primary_artist: composeArtistName(['Marisol Vane'], [GUEST]),
    },
    changeTrack: () => ({
      version_type: 'remix',
      version_title: `${REMIXER} Remix`,
      featured_artists: [GUEST],
      remixers: [REMIXER],
    }),
  });
}

function listIdCases(world: CaseWorld): CertificationCase[] {
  const profiles = [
    { name: 'Marisol Vane', spotify_id: null, apple_music_id: null, isni: null, new_pages: ['spotify' as const] },
  ];
  const single = makeUpRelease(world, {
    number: 2,
    type: 'single',
    title: 'Low Tide',
    track_count: 2,
    changes: { profiles },
  });
  const renamed = { ...single, version_title: 'Demos' };
  const moved = { ...renamed, secondary_genre: 'folk' as const, record_label: 'Breakwater Editions' };
  return [
    insertCase('S6', 'a second product, with an id of its artist: a page that does not exist yet', single, {
      questions: ['a page is made, not matched with one of the same name'],
    }),
    updateCase('S7', 'a first change of its details', renamed, {
      questions: ['the page of the artist stays the same'],
    }),
    updateCase('S8', 'a second change of its details', moved, { questions: ['label and genre change'] }),
  ];
}
