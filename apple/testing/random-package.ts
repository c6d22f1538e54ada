// Generates random packages that break no rule: everything that the model can represent, in texts of every script.
import fc from 'fast-check';
import { toNameKey } from '../check/package-parts.ts';
import { GENRE_CODES } from '../codes/genres.ts';
import { APPLE_ROLES } from '../codes/roles.ts';
import type { AppleArtist, AppleFile, ApplePackage, AppleProduct, AppleTrack } from '../model.ts';
import { artworkName, atmosName, audioName, lyricsName, trackVendorId, vendorId } from '../package/package-names.ts';
import { buildTakedown, SAMPLE_UPC } from './sample-package.ts';

/** Without what no listener can see, without emoji, and without what rules about titles and rights lines look for. */
const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((value) =>
    value
      .replace(/[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\p{Extended_Pictographic}\p{RI}\ufffd]+|\u20e3/gu, ' ')
      .trim(),
  )
  .filter((value) => value !== '' && !/[()[\]©℗ⓒⓟⒸⓅ]|^\d|\s[-–—]\s/u.test(value));
const owner = text;
const year = fc.integer({ min: 1900, max: 2027 });
const rightsLine = fc.record({ year, owner });
const genres = fc.uniqueArray(fc.constantFrom(...GENRE_CODES), { minLength: 1, maxLength: 3 });
const language = fc.constantFrom('en', 'es', 'pt-BR', 'tr', 'ja', 'zh-Hant', 'bgc', 'bho');
const STREET_DATE = '2027-03-05';
const originalDate = fc.constantFrom(STREET_DATE, '1961-12-31', '2024-02-29', '2026-11-29');
const ROLES = [...new Set(APPLE_ROLES.map(({ name }) => name))].filter((name) => !['Featuring', 'With'].includes(name));
const GUEST_ROLES = ['Featuring', 'With'] as const;

const person = fc.record({
  name: text,
  apple_id: fc.option(fc.noBias(fc.bigInt({ min: 1n, max: 999_999_999_999n })).map(String)),
  roles: fc.uniqueArray(fc.constantFrom(...ROLES), { minLength: 1, maxLength: 4 }),
  guest: fc.constantFrom(null, null, ...GUEST_ROLES),
});

/** The first one is primary; guests never are. */
const artists: fc.Arbitrary<AppleArtist[]> = fc
  .uniqueArray(person, { minLength: 1, maxLength: 5, selector: ({ name }) => toNameKey(name) })
  .map((people) =>
    people.map(({ guest, roles, ...rest }, i) => {
      const isGuest = i > 0 && guest !== null;
      return { ...rest, roles: isGuest ? [guest, ...roles] : roles, is_primary: i === 0 || (!isGuest && i % 2 === 0) };
    }),
  );

const size_bytes = fc.integer({ min: 1, max: 2_000_000_000 });
const md5 = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const fileFacts = fc.record({ size_bytes, md5 });

const track = fc.record({
  title: text,
  original_release_date: originalDate,
  genres,
  label_name: text,
  p_line: rightsLine,
  explicit: fc.constantFrom('explicit' as const, 'clean' as const, 'none' as const),
  artists,
  audio_language: fc.option(language),
  preview_start_seconds: fc.option(fc.nat({ max: 999_999 })),
  audio: fileFacts,
  audio_ending: fc.constantFrom('flac' as const, 'wav' as const),
  atmos: fc.option(fileFacts),
  lyrics: fc.option(fileFacts),
  lyrics_ending: fc.constantFrom('ttml' as const, 'txt' as const),
  starts_volume: fc.boolean(),
  is_instant: fc.boolean(),
});

const terms = fc.record({
  model: fc.constantFrom('both', 'streaming', 'retail'),
  territories: fc.oneof(
    fc.constant(['WW']),
    fc.uniqueArray(fc.constantFrom('TR', 'US', 'BR', 'DE', 'MX', 'JP'), { minLength: 1 }),
  ),
  tier: fc.option(fc.integer({ min: 1, max: 120 })),
  is_pre_ordered: fc.boolean(),
});

type Terms = { model: string; territories: readonly string[]; tier: number | null; is_pre_ordered: boolean };

function buildProducts({ model, territories, tier }: Terms, preOrderDate: string | null): AppleProduct[] {
  const [isSold, isStreamed] = [model !== 'streaming', model !== 'retail'];
  return territories.map((territory) => ({
    territory,
    cleared_for_sale: isSold,
    cleared_for_stream: isStreamed,
    sales_start_date: isSold ? STREET_DATE : null,
    stream_start_date: isStreamed ? STREET_DATE : null,
    preorder_sales_start_date: preOrderDate,
    wholesale_price_tier: isSold ? tier : null,
  }));
}

const album = fc.record({
  provider: text,
  language,
  title: text,
  original_release_date: originalDate,
  label_name: text,
  genres,
  p_line: rightsLine,
  c_line: rightsLine,
  artwork: fileFacts,
  artwork_ending: fc.constantFrom('jpg' as const, 'png' as const),
  artists,
  terms,
  previews: fc.boolean(),
  tracks: fc.array(track, { minLength: 1, maxLength: 6 }),
  has_files: fc.boolean(),
  is_takedown: fc.integer({ min: 0, max: 9 }).map((number) => number === 0),
});

type Random<T> = T extends fc.Arbitrary<infer V> ? V : never;

function buildTracks(values: Random<typeof album>, isPreOrdered: boolean): AppleTrack[] {
  let [volume_number, track_number, instant] = [1, 0, 0];
  return values.tracks.map((value, i) => {
    const { audio_ending, lyrics_ending, starts_volume, is_instant, audio, atmos, lyrics, ...rest } = value;
    const isNext = starts_volume && i > 0;
    volume_number += isNext ? 1 : 0;
    track_number = isNext ? 1 : track_number + 1;
    const isInstant = is_instant && (instant + 1) * 2 <= values.tracks.length;
    if (isInstant) instant += 1;
    const isrc = `QZABC26${String(i + 1).padStart(5, '0')}`;
    const place = [SAMPLE_UPC, volume_number, track_number] as const;
    const file = (name: string, facts: Omit<AppleFile, 'name'>) => (values.has_files ? { name, ...facts } : null);
    const atmosFile = atmos === null ? null : file(atmosName(...place), atmos);
    return {
      ...rest,
      vendor_id: trackVendorId(SAMPLE_UPC, isrc),
      isrc,
      preorder_type: isPreOrdered ? (isInstant ? 'instant-gratification' : 'standard') : null,
      products: buildProducts(values.terms, null),
      volume_number,
      track_number,
      audio: file(audioName(...place, audio_ending), audio),
      atmos: atmosFile === null ? null : { file: atmosFile, isrc: `QZABC27${String(i + 1).padStart(5, '0')}` },
      lyrics: lyrics === null ? null : file(lyricsName(...place, lyrics_ending), lyrics),
      ai: { recording: false, composition: false },
    };
  });
}

/** A package, and whether it is a first delivery, a change without files, or a takedown. */
export const randomPackage: fc.Arbitrary<{ content: ApplePackage; kind: 'insert' | 'update' | 'takedown' }> = album.map(
  (values) => {
    const { provider, language: metadataLanguage, artwork, artwork_ending, terms: own, previews, ...rest } = values;
    const { has_files, is_takedown, ...fields } = rest;
    const isPreOrdered = own.is_pre_ordered && own.model !== 'retail';
    const content: ApplePackage = {
      provider,
      language: metadataLanguage,
      album: {
        ...fields,
        vendor_id: vendorId(SAMPLE_UPC),
        upc: SAMPLE_UPC,
        artwork: has_files ? { name: artworkName(SAMPLE_UPC, artwork_ending), ...artwork } : null,
        products: buildProducts(own, isPreOrdered ? '2027-01-01' : null),
        tracks: buildTracks(values, isPreOrdered),
        preorder_previews: isPreOrdered && previews,
        artwork_by_ai: false,
      },
    };
    if (is_takedown) return { content: buildTakedown(content), kind: 'takedown' };
    return { content, kind: has_files ? 'insert' : 'update' };
  },
);
