import { addDays } from '@tangent/domain/calendar.ts';
import { composeArtistName } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import type { AppleOffer } from '../../build/apple/apple-products.ts';
import { type CaseWorld, type CertificationCase, insertCase, takedownCase, updateCase } from '../certification-case.ts';
import { makeUpRelease } from '../made-up-release.ts';

const MAIN = 'Marisol Vane';
const SECOND = 'Lena Okafor';
const GUEST = 'Kofi Brandt';

const STREAMS: AppleOffer = { store_id: 'apple-music', is_sale: false };
const SALES: AppleOffer = { store_id: 'itunes-store', is_sale: true };
/** The offers of both stores of an account at Apple together. */
export const BOTH_OFFERS: readonly AppleOffer[] = [STREAMS, SALES];

const ALBUM_SECONDS = 30 * 60;
const SHOWN = 'shown as described after processing';

/** Lists the ten deliveries with which Apple's partners are tested (docs/standards/apple.md). */
export function listAppleCases(world: CaseWorld): CertificationCase[] {
  const album = makeUpRelease(world, { number: 1, type: 'album', title: 'Breakwater', track_count: 8 });
  const ep = makeUpRelease(world, { number: 2, type: 'ep', title: 'Ebb', track_count: 4 });
  const renamed = { ...album, title: 'Breakwater II' };
  const isShort = world.seconds * album.tracks.length <= ALBUM_SECONDS;
  return [
    insertCase('A1', 'an album of eight tracks', album, {
      questions: [SHOWN, ...(isShort ? ['more than thirty minutes: make the kit again with --seconds 240'] : [])],
    }),
    insertCase('A2', 'an EP of four tracks', ep, { questions: [SHOWN] }),
    updateCase('A3', 'changed metadata, without files', renamed, { questions: ['taken without the files'] }),
    takedownCase('A4', 'a takedown of the album', renamed, { offers: [], questions: ['gone in both stores'] }),
    ...listArtists(world),
    ...listPreOrders(world),
    ...listOffers(world),
  ];
}

function listArtists(world: CaseWorld): CertificationCase[] {
  const pair = makeUpRelease(world, {
    number: 3,
    type: 'single',
    title: 'Paper Boats',
    track_count: 1,
    changes: { main_artists: [MAIN, SECOND], primary_artist: composeArtistName([MAIN, SECOND], []) },
  });
  const guest = makeUpRelease(world, {
    number: 4,
    type: 'single',
    title: 'Salt',
    track_count: 1,
    changeTrack: () => ({ featured_artists: [GUEST] }),
  });
  return [
    insertCase('A5', 'two equal primary artists', pair, { questions: ['on the pages of both'] }),
    insertCase('A6', 'a featured artist', guest, { questions: ['the guest is named once in the title'] }),
  ];
}

const PRE_ORDER_IN_DAYS = 5;

function listPreOrders(world: CaseWorld): CertificationCase[] {
  const changes = { presave_date: addDays(world.today, PRE_ORDER_IN_DAYS) };
  const ahead = makeUpRelease(world, { number: 5, type: 'album', title: 'Before the Tide', track_count: 7, changes });
  const atOnce = makeUpRelease(world, {
    number: 6,
    type: 'album',
    title: 'First Light',
    track_count: 8,
    changes,
    changeTrack: (_, index) => ({ is_instant: index < 2 }),
  });
  return [
    insertCase('A7', 'a pre-order', ahead, { questions: ['the order opens on its day'] }),
    insertCase('A8', 'a pre-order with two of eight tracks at once', atOnce, {
      questions: ['both tracks come at once'],
    }),
  ];
}

function listOffers(world: CaseWorld): CertificationCase[] {
  const streamed = makeUpRelease(world, { number: 7, type: 'single', title: 'Gulls', track_count: 1 });
  const sold = makeUpRelease(world, { number: 8, type: 'single', title: 'Slipway', track_count: 1 });
  return [
    insertCase('A9', 'streaming only', streamed, { offers: [STREAMS], questions: ['not for sale'] }),
    insertCase('A10', 'sale only', sold, {
      offers: [SALES],
      questions: ['not streamed', 'the price tier of the contract'],
    }),
  ];
}
