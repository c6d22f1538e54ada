import fc from 'fast-check';
import { buildUpc } from '../codes/icpn.ts';
import { buildIsrc } from '../codes/isrc.ts';
import type {
  ErnArtist,
  ErnAudioFile,
  ErnContributor,
  ErnDeal,
  ErnHeader,
  ErnMessage,
  ErnRelease,
  ErnTrack,
} from '../model.ts';

/** Random valid messages: everything the model can say, in texts of every script that XML can carry. */

const text = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .filter((value) => !/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(value));
const year = fc.integer({ min: 1900, max: 2100 });
const rightsLine = fc.record({ year, text });
const genre = fc.record({ text, sub_genre: fc.option(text) });
const warning = fc.constantFrom('explicit', 'not_explicit', 'explicit_content_edited', 'no_advice_available');
const ids = fc.array(fc.record({ namespace: text, id: text }), { maxLength: 2 });
const language = fc.constantFrom('en', 'es', 'pt', 'tr', 'ja', 'zxx');
const date = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));
const hash = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => ({ algorithm: 'SHA-256' as const, value: Buffer.from(bytes).toString('hex') }));
const size_bytes = fc.integer({ min: 1, max: 2_000_000_000 });

const artists: fc.Arbitrary<ErnArtist[]> = fc
  .array(fc.record({ name: text, ids }), { minLength: 1, maxLength: 3 })
  .map((people) => people.map((person, i) => ({ ...person, role: i === 0 ? 'main_artist' : 'featured_artist' })));

const contributors: fc.Arbitrary<ErnContributor[]> = fc.uniqueArray(
  fc.record({
    name: text,
    ids,
    roles: fc.uniqueArray(
      fc.constantFrom('arranger', 'composer', 'lyricist', 'producer', 'writer', 'remixer', 'musician', 'vocalist'),
      { minLength: 1, maxLength: 3 },
    ),
    instruments: fc.uniqueArray(fc.constantFrom('guitar', 'drums', 'bouzouki', 'other', 'kemençe'), { maxLength: 2 }),
  }),
  { selector: (person) => person.name, maxLength: 4 },
);

const audio: fc.Arbitrary<Omit<ErnAudioFile, 'path'>> = fc.record({
  codec: fc.constantFrom('FLAC', 'PCM'),
  channels: fc.constantFrom(1, 2),
  sampling_rate_hz: fc.constantFrom(44100, 48000, 96000, 192000),
  bits_per_sample: fc.constantFrom(16, 24),
  size_bytes,
  hash,
});

const track: fc.Arbitrary<Omit<ErnTrack, 'isrc' | 'audio'>> = fc
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
    lyrics: fc.constant(null),
    deals: fc.constant(null),
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

const header: fc.Arbitrary<ErnHeader> = fc.record({
  message_id: text,
  thread_id: text,
  created_at: date.map((day) => `${day}T12:34:56.789Z`),
  sender: fc.record({ dpid: fc.constant('PADPIDA2026010101N'), name: text }),
  recipient: fc.record({ dpid: fc.constant('PADPIDA2013020802I'), name: text }),
  control_type: fc.constantFrom('live', 'test'),
});

const release: fc.Arbitrary<ErnRelease> = fc
  .record({
    number: fc.integer({ min: 0, max: 99_999 }),
    grid: fc.option(fc.constant('A12425GABC1234002M')),
    type: fc.constantFrom('single', 'ep', 'album', 'compilation'),
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
    tracks: fc.array(fc.tuple(track, audio), { minLength: 1, maxLength: 4 }),
    front_cover: fc.record({
      format: fc.constantFrom('JPEG', 'PNG'),
      width_px: fc.integer({ min: 1500, max: 6000 }),
      height_px: fc.integer({ min: 1500, max: 6000 }),
      size_bytes,
      hash,
    }),
    deals: fc.array(deal, { maxLength: 3 }),
    has_files: fc.boolean(),
  })
  .map(({ number, dates: [day, other], tracks, front_cover, has_files, ...rest }) => ({
    ...rest,
    icpn: buildUpc('850012', number),
    release_date: other !== null && other > day ? other : day,
    original_release_date: other !== null && other > day ? day : other,
    tracks: tracks.map(([values, file], i) => ({
      ...values,
      isrc: buildIsrc('QZABC', 2026, i),
      audio: has_files ? { ...file, path: `resources/${i}.flac` } : null,
    })),
    front_cover: has_files ? { ...front_cover, path: 'resources/cover.jpg' } : null,
  }));

/** Any message that the model can express and that must be valid. */
export const randomMessage: fc.Arbitrary<ErnMessage> = fc.record({ header, release });
