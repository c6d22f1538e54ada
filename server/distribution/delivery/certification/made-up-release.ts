import { buildUpc } from '@tangent/ddex/codes/icpn.ts';
import { buildIsrc } from '@tangent/ddex/codes/isrc.ts';
import { addDays, type CalendarDate } from '@tangent/domain/calendar.ts';
import type { ReleaseType } from '@tangent/domain/catalogue/release/release-type.ts';
import type { ReleaseSnapshot, SnapshotTrack } from '../plan/release-snapshot.ts';
import { EMPTY_TRACK_FIELDS, NO_MORE } from '../plan/snapshot-defaults.ts';
import type { CaseWorld } from './certification-case.ts';

/** Stores need a new release two weeks ahead; one more day passes until the kit is uploaded. */
const DAYS_AHEAD = 15;

/** The date of a release that is still to come. */
export function findUpcoming({ today }: Pick<CaseWorld, 'today'>): CalendarDate {
  return addDays(today, DAYS_AHEAD);
}

const TITLES = ['Harbour Lights', 'Low Tide', 'Paper Boats', 'Salt', 'Northbound', 'The Long Pier', 'Gulls', 'Slipway'];
const ARTIST = 'Marisol Vane';
/** More tracks than any made-up release has: the codes of the next release begin after them. */
const TRACKS_PER_RELEASE = 20;

/** The fields in which made-up releases differ. */
export type MadeUpRelease = {
  /** From 1 to 9; decides the codes. */
  number: number;
  type: ReleaseType;
  title: string;
  track_count: number;
  changes?: Partial<ReleaseSnapshot>;
  changeTrack?: (track: SnapshotTrack, index: number) => Partial<SnapshotTrack>;
};

/**
 * Makes up a release, as it would be at its approval: on sale everywhere, with every kind of credit. Its codes are the
 * last ones of our ranges, which no release of an artist gets before all others are used up.
 */
export function makeUpRelease(world: CaseWorld, release: MadeUpRelease): ReleaseSnapshot {
  const { number, type, title, track_count, changes = {}, changeTrack = () => ({}) } = release;
  const release_date = findUpcoming(world);
  const tracks = Array.from({ length: track_count }, (_, index) => {
    const track = makeUpTrack(world, number, index);
    return { ...track, ...changeTrack(track, index) };
  });
  return {
    ...NO_MORE,
    release_id: `certification-${number}`,
    title,
    release_type: type,
    primary_artist: ARTIST,
    main_artists: [ARTIST],
    featured_artists: [],
    record_label: 'Breakwater Recordings',
    language: 'en',
    primary_genre: 'pop',
    secondary_genre: 'electronic',
    explicit: false,
    upc: makeUpUpc(world, number),
    release_date,
    opens_at: null,
    delivery_quality: 'standard',
    artwork: { ...nameSource(number, 'cover'), side_px: world.cover_px },
    artwork_ai: 'none',
    tracks,
    ...changes,
  };
}

function makeUpUpc({ codes: { upc_prefix } }: CaseWorld, number: number): string {
  return buildUpc(upc_prefix, 10 ** (11 - upc_prefix.length) - number);
}

function makeUpTrack({ codes, today, seconds }: CaseWorld, number: number, index: number): SnapshotTrack {
  const serial = 99_999 - (number - 1) * TRACKS_PER_RELEASE - index;
  return {
    ...EMPTY_TRACK_FIELDS,
    position: index + 1,
    title: TITLES[index % TITLES.length] ?? 'Tide',
    version_type: 'original',
    language: 'en',
    explicit: false,
    isrc: buildIsrc(codes.isrc_prefix, Number(today.slice(0, 4)), serial),
    duration_ms: seconds * 1000,
    loudest_start_ms: 0,
    contributors: [
      { name: 'Inês Prado', role: 'composer', share_basis_points: 5000 },
      { name: 'Joel Hartmann', role: 'lyricist', share_basis_points: 5000 },
    ],
    performers: [
      { name: ARTIST, instrument: 'lead_vocals' },
      { name: 'Inês Prado', instrument: 'piano' },
    ],
    production_credits: [
      { name: 'Tobias Lindqvist', role: 'producer' },
      { name: 'Tobias Lindqvist', role: 'mixing_engineer' },
    ],
    recording_country: 'PT',
    audio: { ...nameSource(number, `track-${index + 1}`), format: 'wav', sample_rate_hz: 44_100, bits_per_sample: 16 },
  };
}

/** The name of a made-up file stands for its content. */
function nameSource(number: number, name: string): { upload_id: string; sha256: string } {
  const upload_id = `${number}-${name}`;
  return { upload_id, sha256: upload_id };
}

/** Returns a release whose recordings are all new ones. */
export function recordAgain(snapshot: ReleaseSnapshot): ReleaseSnapshot {
  const tracks = snapshot.tracks.map((track) => ({ ...track, audio: { ...track.audio, ...nameNext(track.audio) } }));
  return { ...snapshot, tracks };
}

/** Returns a release with another cover. */
export function drawAgain(snapshot: ReleaseSnapshot): ReleaseSnapshot {
  return { ...snapshot, artwork: { ...snapshot.artwork, ...nameNext(snapshot.artwork) } };
}

function nameNext({ upload_id }: { upload_id: string }): { upload_id: string; sha256: string } {
  const next = `${upload_id}-next`;
  return { upload_id: next, sha256: next };
}
