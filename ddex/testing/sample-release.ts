import { buildIsrc } from '../codes/isrc.ts';
import { buildContributors } from '../credits.ts';
import type {
  ErnArtist,
  ErnDeal,
  ErnFileHash,
  ErnHeader,
  ErnRelease,
  ErnTrack,
  ErnVersion,
  ErnWriting,
} from '../model.ts';

/** Fictional persons; codes with right check digits. */

const ARTIST: ErnArtist = {
  name: 'Nova & <Kin>',
  role: 'main_artist',
  ids: [{ namespace: 'Spotify', id: 'spotify:artist:0aaaaaaaaaaaaaaaaaaaaa' }],
};

const TERMS = {
  territories: ['Worldwide'],
  start_at: '2026-03-01T00:00:00Z',
  end_at: null,
  claim_policy: null,
  is_pre_order: false,
  instant_tracks: [],
};

/** Streams under subscription and advertising, offline use under subscription, paid downloads. */
const DEALS: ErnDeal[] = [
  {
    ...TERMS,
    commercial_models: ['subscription', 'advertisement_supported'],
    use_types: ['on_demand_stream', 'non_interactive_stream'],
  },
  { ...TERMS, commercial_models: ['subscription'], use_types: ['conditional_download'] },
  { ...TERMS, commercial_models: ['pay_as_you_go'], use_types: ['permanent_download'] },
];

const UPC = '085001234562';

/** Builds the header of the first live message of a thread. */
export function buildSampleHeader(changes: Partial<ErnHeader> = {}): ErnHeader {
  return {
    message_id: 'MSG-0001',
    thread_id: 'THREAD-0001',
    created_at: '2026-02-01T09:30:00Z',
    sender: { dpid: 'PADPIDA2026010101N', name: 'Example Distribution' },
    recipient: { dpid: 'PADPIDA2013020802I', name: 'Example Store' },
    control_type: 'live',
    ...changes,
  };
}

/** Builds a track with composer, producer and musicians; `number` counts from 1. */
function buildSampleTrack(number: number): ErnTrack {
  return {
    disc_number: 1,
    isrc: buildIsrc('QZABC', 2026, number),
    iswc: null,
    title: `Gece ${number} – “quoted” & more`,
    sub_title: null,
    version_type: 'original',
    display_artist_name: ARTIST.name,
    artists: [ARTIST],
    contributors: buildContributors([
      { name: 'Ana Lírica', role: 'writer', instrument: null, ids: [] },
      { name: 'Işıl Çağ', role: 'producer', instrument: null, ids: [] },
      { name: 'Işıl Çağ', role: 'musician', instrument: 'guitar', ids: [] },
      { name: 'Ana Lírica', role: 'musician', instrument: 'vocals', ids: [] },
    ]),
    duration_seconds: 200 + number,
    language: 'tr',
    genre: { text: 'Pop', sub_genre: null },
    parental_warning: 'not_explicit',
    p_line: { year: 2026, text: '2026 Example Records' },
    is_instrumental: false,
    contains_ai: null,
    ai_roles: [],
    first_publication_date: null,
    recorded_on: null,
    recorded_in: null,
    preview_start_seconds: null,
    audio: {
      path: `resources/${UPC}_01_${String(number).padStart(3, '0')}.flac`,
      codec: 'FLAC',
      channels: 2,
      sampling_rate_hz: 44100,
      bits_per_sample: 16,
      size_bytes: 21_345_678 + number,
      hash: { algorithm: 'SHA-256', value: String(number).padStart(2, '0').repeat(32) },
    },
    lyrics: null,
    deals: null,
  };
}

/** Builds a release with this many tracks: one is a single, up to six an EP, more an album. */
export function buildSampleRelease(trackCount: number): ErnRelease {
  return {
    icpn: UPC,
    grid: null,
    type: trackCount === 1 ? 'single' : trackCount <= 6 ? 'ep' : 'album',
    title: 'Gece Yüzmesi',
    sub_title: null,
    display_artist_name: ARTIST.name,
    artists: [ARTIST],
    credits: [],
    label: 'Example Records',
    p_line: { year: 2026, text: '2026 Example Records' },
    c_line: { year: 2026, text: '2026 Example Records' },
    genre: { text: 'Pop', sub_genre: 'Synth Pop' },
    release_date: '2026-03-01',
    original_release_date: null,
    language: 'tr',
    parental_warning: 'not_explicit',
    tracks: Array.from({ length: trackCount }, (_, i) => buildSampleTrack(i + 1)),
    front_cover: {
      path: `resources/${UPC}.jpg`,
      format: 'JPEG',
      width_px: 3000,
      height_px: 3000,
      size_bytes: 1_234_567,
      hash: { algorithm: 'SHA-256', value: 'ab'.repeat(32) },
    },
    cover_contains_ai: null,
    deals: DEALS,
  };
}

/** Returns the same release in a message without files: an update or, without deals, a takedown. */
export function withoutFiles(release: ErnRelease): ErnRelease {
  return {
    ...release,
    front_cover: null,
    tracks: release.tracks.map((track) => ({ ...track, audio: null, lyrics: null })),
  };
}

/** Returns the format for a store without special requirements in this version. */
export function buildSampleWriting(version: ErnVersion, changes: Partial<ErnWriting> = {}): ErnWriting {
  return { version, compilation_style: 'flag', deals_on: 'release_and_tracks', ...changes };
}

/** Lists the files of the package that the release names. */
export function listSampleFiles(release: ErnRelease): Map<string, { size_bytes: number; hash: ErnFileHash }> {
  const files = [release.front_cover, ...release.tracks.flatMap(({ audio, lyrics }) => [audio, lyrics])].filter(
    (file) => file !== null,
  );
  return new Map(files.map(({ path, size_bytes, hash }) => [path, { size_bytes, hash }]));
}
