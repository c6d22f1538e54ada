import fc from 'fast-check';
import { buildUpc } from '../codes/icpn.ts';
import { buildIsrc } from '../codes/isrc.ts';
import type {
  ErnArtist,
  ErnAudioFile,
  ErnContributor,
  ErnDeal,
  ErnFileHash,
  ErnHeader,
  ErnMessage,
  ErnRelease,
  ErnTextFile,
  ErnTrack,
  ErnVersion,
  ErnWriting,
} from '../model.ts';

/** Generates random valid messages: everything the model can represent, in texts of every script that XML supports. */

const HASH_BYTES = { 'SHA-256': 32, SHA1: 20, MD5: 16 } as const;

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((value) => value.trim() !== '' && !/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(value));
const year = fc.integer({ min: 1900, max: 2100 });
const rightsLine = fc.record({ year, text });
const genre = fc.record({ text, sub_genre: fc.option(text) });
const warning = fc.constantFrom('explicit', 'not_explicit', 'explicit_content_edited', 'no_advice_available');
const ids = fc.array(fc.record({ namespace: text, id: text }), { maxLength: 2 });
const language = fc.constantFrom('en', 'es', 'pt', 'tr', 'ja', 'zxx');
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
const size_bytes = fc.integer({ min: 1, max: 2_000_000_000 });

const artists: fc.Arbitrary<ErnArtist[]> = fc
  .array(fc.record({ name: text, ids }), { minLength: 1, maxLength: 3 })
  .map((people) => people.map((person, i) => ({ ...person, role: i === 0 ? 'main_artist' : 'featured_artist' })));

const contributors: fc.Arbitrary<ErnContributor[]> = fc.uniqueArray(
  fc.record({
    name: text,
    ids,
    roles: fc.uniqueArray(
      fc.constantFrom(
        'arranger',
        'composer',
        'lyricist',
        'producer',
        'writer',
        'remixer',
        'musician',
        'vocalist',
        'background_vocalist',
      ),
      { minLength: 1, maxLength: 3 },
    ),
    instruments: fc.uniqueArray(fc.constantFrom('guitar', 'drums', 'bouzouki', 'other', 'kemençe'), { maxLength: 2 }),
  }),
  { selector: (person) => person.name, maxLength: 4 },
);

const audio: fc.Arbitrary<Omit<ErnAudioFile, 'path' | 'hash'>> = fc.record({
  codec: fc.constantFrom('FLAC', 'PCM'),
  channels: fc.constantFrom(1, 2),
  sampling_rate_hz: fc.constantFrom(44100, 48000, 96000, 192000),
  bits_per_sample: fc.constantFrom(16, 24),
  size_bytes,
});

const lyrics: fc.Arbitrary<Omit<ErnTextFile, 'path' | 'hash'>> = fc.record({
  format: fc.constantFrom('TXT', 'LRC'),
  size_bytes,
});

const track: fc.Arbitrary<Omit<ErnTrack, 'isrc' | 'audio' | 'lyrics' | 'deals'>> = fc
  .record({
    title: text,
    sub_title: fc.option(text),
    version_type: fc.constantFrom('original', 'acoustic', 'cover', 'instrumental', 'live', 'remix'),
    display_artist_name: text,
    artists,
    contributors,
    duration_seconds: fc.integer({ min: 1, max: 20_000 }),
    language,
    genre,
    parental_warning: warning,
    p_line: rightsLine,
    is_instrumental: fc.boolean(),
  })
  .map((value) => ({ ...value, is_instrumental: value.is_instrumental || value.version_type === 'instrumental' }));

const deal: fc.Arbitrary<ErnDeal> = fc.record({
  territories: fc.oneof(
    fc.constant<string[]>(['Worldwide']),
    fc.uniqueArray(fc.constantFrom<string[]>('TR', 'US', 'BR', 'DE', 'MX'), { minLength: 1 }),
  ),
  start_at: date.map((day) => `${day}T00:00:00Z`),
  end_at: fc.option(fc.constant('2099-01-01T00:00:00Z')),
  commercial_models: fc.uniqueArray(fc.constantFrom('subscription', 'advertisement_supported', 'rights_claim'), {
    minLength: 1,
  }),
  use_types: fc.uniqueArray(
    fc.constantFrom('on_demand_stream', 'permanent_download', 'user_make_available_user_provided'),
    { minLength: 1 },
  ),
  is_pre_order: fc.constant(false),
});

/** Downloads before and from a given day on, in the same territories. */
const preOrder: fc.Arbitrary<ErnDeal[]> = fc.tuple(deal, date).map(([{ territories }, day]) => {
  const sale = { territories, commercial_models: ['pay_as_you_go'], use_types: ['permanent_download'] } as const;
  const terms = { ...sale, commercial_models: [...sale.commercial_models], use_types: [...sale.use_types] };
  return [
    { ...terms, start_at: '1980-01-01T00:00:00Z', end_at: `${day}T00:00:00Z`, is_pre_order: true },
    { ...terms, start_at: `${day}T00:00:00Z`, end_at: null, is_pre_order: false },
  ];
});

const deals: fc.Arbitrary<ErnDeal[]> = fc
  .tuple(fc.array(deal, { maxLength: 3 }), fc.option(preOrder))
  .map(([normal, early]) => [...(early ?? []), ...normal]);

const header: fc.Arbitrary<ErnHeader> = fc.record({
  message_id: text,
  thread_id: text,
  created_at: date.map((day) => `${day}T12:34:56.789Z`),
  sender: fc.record({ dpid: fc.constant('PADPIDA2026010101N'), name: text }),
  recipient: fc.record({ dpid: fc.constant('PADPIDA2013020802I'), name: text }),
  control_type: fc.constantFrom('live', 'test'),
});

/** A track's own deals, its own takedown, or those of the release. */
const ownDeals = fc.oneof(fc.constant(null), fc.constant<ErnDeal[]>([]), deals);

const values = {
  number: fc.integer({ min: 0, max: 99_999 }),
  grid: fc.option(fc.constant('A12425GABC1234002M')),
  type: fc.constantFrom('single' as const, 'ep' as const, 'album' as const, 'compilation' as const),
  title: text,
  sub_title: fc.option(text),
  display_artist_name: text,
  artists,
  label: text,
  p_line: rightsLine,
  c_line: rightsLine,
  genre,
  dates: fc.tuple(date, fc.option(date)),
  language,
  parental_warning: warning,
  tracks: fc.array(fc.tuple(track, audio, fc.option(lyrics), ownDeals, bytes), { minLength: 1, maxLength: 4 }),
  front_cover: fc.record({
    format: fc.constantFrom('JPEG' as const, 'PNG' as const),
    width_px: fc.integer({ min: 1500, max: 6000 }),
    height_px: fc.integer({ min: 1500, max: 6000 }),
    size_bytes,
  }),
  deals,
  // Audio is delivered for all tracks or for none, the artwork independently.
  has_audio: fc.boolean(),
  has_cover: fc.boolean(),
};

function randomRelease({ deals_on }: ErnWriting): fc.Arbitrary<ErnRelease> {
  return fc
    .record({
      ...values,
      algorithm: fc.constantFrom('SHA-256' as const, 'SHA1' as const, 'MD5' as const),
      cover_bytes: bytes,
    })
    .map(({ number, dates, tracks, front_cover, has_audio, has_cover, algorithm, cover_bytes, ...rest }) => {
      const hash = (random: Uint8Array): ErnFileHash => ({
        algorithm,
        value: Buffer.from(random.slice(0, HASH_BYTES[algorithm])).toString('hex'),
      });
      const [day, other] = dates;
      return {
        ...rest,
        icpn: buildUpc('850012', number),
        release_date: other !== null && other > day ? other : day,
        original_release_date: other !== null && other > day ? day : other,
        tracks: tracks.map(([values, file, words, own, random], i) => ({
          ...values,
          isrc: buildIsrc('QZABC', 2026, i),
          audio: has_audio ? { ...file, path: `resources/${i}.flac`, hash: hash(random) } : null,
          lyrics: words === null ? null : { ...words, path: `resources/${i}.txt`, hash: hash(random) },
          deals: hasOwnDeals(rest.deals, own, i, deals_on) ? own : null,
        })),
        front_cover: has_cover ? { ...front_cover, path: 'resources/cover.jpg', hash: hash(cover_bytes) } : null,
      };
    });
}

// A release without deals is down, and its tracks with it. If only tracks carry deals, the first track must carry those
// of the release.
function hasOwnDeals(
  releaseDeals: ErnDeal[],
  own: ErnDeal[] | null,
  i: number,
  dealsOn: ErnWriting['deals_on'],
): boolean {
  if (releaseDeals.length === 0 || (dealsOn === 'tracks' && i === 0)) return false;
  return JSON.stringify(own) !== JSON.stringify(releaseDeals);
}

/** Generates any format that a store may require, in this version. */
export function randomWriting(version: ErnVersion): fc.Arbitrary<ErnWriting> {
  return fc.record({
    version: fc.constant(version),
    compilation_style: fc.constantFrom('flag', 'user_defined'),
    deals_on: fc.constantFrom('release_and_tracks', 'tracks'),
  });
}

/** Generates any message that the model can represent in this format and that must be valid. */
export function randomMessage(writing: ErnWriting): fc.Arbitrary<ErnMessage> {
  return fc.record({ header, release: randomRelease(writing) });
}
