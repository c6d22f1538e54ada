import type { AppleArtist, ApplePackage, AppleProduct, AppleTrack } from '../model.ts';
import { atmosName, lyricsName } from '../package/package-names.ts';
import { buildSampleFile, buildSamplePackage, SAMPLE_STREET_DATE, SAMPLE_UPC } from './sample-package.ts';

/** The day from which the full album can be ordered. */
const PRE_ORDER_DATE = '2026-12-18';

const GUEST: AppleArtist = { name: 'Kumsal', apple_id: '987654321', roles: ['Featuring', 'Rap'], is_primary: false };

function buildProduct(territory: string, changes: Partial<AppleProduct> = {}): AppleProduct {
  return {
    territory,
    cleared_for_sale: true,
    cleared_for_stream: true,
    sales_start_date: SAMPLE_STREET_DATE,
    stream_start_date: SAMPLE_STREET_DATE,
    preorder_sales_start_date: null,
    wholesale_price_tier: 98,
    ...changes,
  };
}

function completeTrack(track: AppleTrack, index: number): AppleTrack {
  const placed = { volume_number: index < 2 ? 1 : 2, track_number: (index % 2) + 1 };
  const plain: AppleTrack = {
    ...track,
    ...placed,
    products: [buildProduct('TR'), buildProduct('US')],
    preorder_type: index === 0 ? 'instant-gratification' : 'standard',
  };
  if (index === 0) {
    const file = buildSampleFile(atmosName(SAMPLE_UPC, 1, 1), 100);
    return { ...plain, atmos: { file, isrc: 'QZABC2600100' } };
  }
  if (index === 1) return { ...plain, lyrics: buildSampleFile(lyricsName(SAMPLE_UPC, 1, 2), 200) };
  if (index === 2) return { ...plain, explicit: 'explicit', artists: [...plain.artists, GUEST] };
  return { ...plain, title: 'Song 3', explicit: 'clean', preview_start_seconds: null };
}

/**
 * Builds an album of four tracks on two volumes with everything that a package can say: a pre-order in two countries with one track
 * at once, a recording in Dolby Atmos, lyrics, a guest, and a song in its explicit and its clean version.
 */
export function buildFullPackage(): ApplePackage {
  const { provider, language, album } = buildSamplePackage(4);
  return {
    provider,
    language,
    album: {
      ...album,
      products: ['TR', 'US'].map((code) => buildProduct(code, { preorder_sales_start_date: PRE_ORDER_DATE })),
      preorder_previews: true,
      tracks: album.tracks.map(completeTrack),
    },
  };
}
