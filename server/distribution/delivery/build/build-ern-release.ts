import { buildContributors, type Credit } from '@tangent/ddex/credits.ts';
import { VERSION_TYPES } from '@tangent/ddex/ern/allowed-values.ts';
import type {
  ErnAiExtent,
  ErnArtist,
  ErnArtistRole,
  ErnContributor,
  ErnContributorRole,
  ErnImageFile,
  ErnProprietaryId,
  ErnRelease,
  ErnReleaseCredit,
  ErnReleaseRole,
  ErnReleaseType,
  ErnRightsLine,
  ErnTextFile,
  ErnTrack,
  ErnWriting,
} from '@tangent/ddex/model.ts';
import {
  AI_PARTS,
  type AiAnswers,
  type AiExtent,
  type AiPart,
  listAiParts,
  summarizeAi,
} from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import { findClipStart } from '@tangent/domain/catalogue/release/clip-start.ts';
import { composeArtistName } from '@tangent/domain/catalogue/release/credit/credited-artists.ts';
import { listTrackMains } from '@tangent/domain/catalogue/release/credit/primary-artist.ts';
import { isInstrumental } from '@tangent/domain/catalogue/release/credit/songwriters.ts';
import { LYRICS_FORMATS } from '@tangent/domain/catalogue/release/lyrics/lyrics-file.ts';
import { VERSION_TYPES as VERSION_NAMES, type VersionType } from '@tangent/domain/catalogue/release/release-type.ts';
import type { RightsLine } from '@tangent/domain/catalogue/release/rights-lines.ts';
import type { StoreProfile, StoreReleaseType } from '@tangent/domain/catalogue/store/store-profile.ts';
import type { Genre } from '@tangent/domain/genre.ts';
import type { ReleaseSnapshot, SnapshotProfile, SnapshotTrack } from '../plan/release-snapshot.ts';
import { assignDeals, type MessagePurpose } from './build-deals.ts';
import type { Assets } from './delivery-asset.ts';
import { addIpis, findPartyIds, type KnownProfile } from './party-ids.ts';
import { buildFileHash, listResources, type ResourceFile } from './resource-file.ts';

/** Our genres as stores name them. */
const STORE_GENRES = {
  classical: 'Classical',
  country: 'Country',
  electronic: 'Electronic',
  folk: 'Folk',
  hiphop: 'Hip-Hop',
  jazz: 'Jazz',
  latin: 'Latin',
  metal: 'Metal',
  pop: 'Pop',
  reggae: 'Reggae',
  rnb: 'R&B',
  rock: 'Rock',
  world: 'World',
} as const satisfies Record<Genre, string>;

type Parts = {
  snapshot: ReleaseSnapshot;
  profile: StoreProfile;
  assets: Assets;
  purpose: MessagePurpose;
  /** The store, for tracks that have left it. */
  store_id?: string;
  /** The key of the first artist's protected page, for a store that wants it. */
  artist_key?: string | null;
};

/**
 * Builds the ERN release for a store: a pure function of the snapshot, the store's profile, the files and the purpose.
 */
export function buildErnRelease(parts: Parts): ErnRelease {
  const { profile, assets, purpose } = parts;
  const snapshot = addKey(parts);
  const resources = listResources(snapshot, profile, assets, purpose.kind);
  const deals = assignDeals(snapshot, profile, purpose, parts.store_id ?? null);
  const tracks = snapshot.tracks.map((track) => buildTrack(snapshot, track, profile));
  const shown = buildReleaseArtists(snapshot);
  const release: ErnRelease = {
    icpn: snapshot.upc,
    grid: null,
    type: findReleaseType(snapshot, profile),
    title: snapshot.title,
    sub_title: snapshot.version_title,
    ...shown,
    credits: profile.takes_release_credits === true ? listReleaseCredits(tracks, shown.artists) : [],
    label: snapshot.record_label,
    p_line: toErnLine(snapshot, snapshot.p_line),
    c_line: toErnLine(snapshot, snapshot.c_line),
    genre: toGenre(snapshot),
    release_date: snapshot.release_date,
    original_release_date: snapshot.original_release_date,
    language: snapshot.language,
    // A release with an explicit track is explicit, whatever the artist chose for the release.
    parental_warning:
      snapshot.explicit || snapshot.tracks.some(({ explicit }) => explicit) ? 'explicit' : 'not_explicit',
    tracks: snapshot.tracks.map((track, index) => ({
      ...(tracks[index] ?? buildTrack(snapshot, track, profile)),
      audio: buildAudio(profile, resources.sound?.[index] ?? null),
      lyrics: buildText(profile, resources.lyrics[index] ?? null, track.ai_answers.lyrics ?? null),
      deals: deals.tracks[index] ?? null,
    })),
    front_cover: buildCover(profile, resources.cover),
    cover_contains_ai: snapshot.artwork_ai,
    deals: deals.release,
  };
  return addIpis(
    release,
    snapshot.tracks.flatMap(({ contributors }) => contributors),
  );
}

function addKey({ snapshot, artist_key = null }: Parts): ReleaseSnapshot {
  const [artist] = snapshot.main_artists;
  const addTo = (one: SnapshotProfile): KnownProfile => (one.name === artist ? { ...one, artist_key } : one);
  return { ...snapshot, profiles: snapshot.profiles.map(addTo) };
}

/** Builds the writing options that a store requires for its messages. */
export function buildWriting({ ern_version, compilation_style, deals_on }: StoreProfile): ErnWriting {
  return { version: ern_version, compilation_style, deals_on };
}

/** The types that a store takes if its profile names none. */
const USUAL_TYPES: readonly StoreReleaseType[] = ['single', 'ep', 'album'];

/**
 * Returns the type under which the store takes a release: its own, the closest one, or that of recordings alone.
 */
function findReleaseType(
  { release_type, primary_genre }: ReleaseSnapshot,
  { content, release_types = USUAL_TYPES }: StoreProfile,
): ErnReleaseType {
  if (content === 'recordings') return 'single_resource';
  const type = release_type === 'ep' && !release_types.includes('ep') ? 'album' : release_type;
  const isClassical = type === 'album' && primary_genre === 'classical' && release_types.includes('classical_album');
  return isClassical ? 'classical_album' : type;
}

function buildTrack(
  snapshot: ReleaseSnapshot,
  track: SnapshotTrack,
  { ern_version, takes_clip_start = false }: StoreProfile,
): Omit<ErnTrack, 'audio' | 'lyrics' | 'deals'> {
  const ai = summarizeAi(track.ai_answers, track);
  const contributors = ai === 'fully' && ern_version === '432' ? [] : listContributors(snapshot, track);
  return {
    disc_number: track.disc_number,
    isrc: track.isrc,
    iswc: track.iswc,
    title: track.title,
    ...describeVersion(track),
    ...buildTrackArtists(snapshot, track),
    // ERN 4.3.2 names no person on a recording that AI made as a whole; the other versions cannot say who made it.
    contributors,
    duration_seconds: Math.max(1, Math.round(track.duration_ms / 1000)),
    language: track.language,
    genre: track.genre === null ? toGenre(snapshot) : { text: STORE_GENRES[track.genre], sub_genre: null },
    parental_warning: track.explicit ? 'explicit' : 'not_explicit',
    p_line: toErnLine(snapshot, track.p_line ?? snapshot.p_line),
    contains_ai: ai,
    ai_roles: ai === 'partly' ? listAiRoles(listAnswers(track), contributors) : [],
    // A compilation collects recordings of several days.
    first_publication_date: snapshot.release_type === 'compilation' ? null : snapshot.original_release_date,
    recorded_on: track.recording_date,
    recorded_in: track.recording_country,
    preview_start_seconds: takes_clip_start ? findClipStart(track.clip_start_seconds, track) : null,
    is_instrumental: isInstrumental(track),
  };
}

/** Returns the version of a recording, said once: a version title that only names a type is that type. */
function describeVersion({ version_type, version_title }: SnapshotTrack): Pick<ErnTrack, 'sub_title' | 'version_type'> {
  const named = VERSION_TITLES.get(version_title?.trim().toLowerCase() ?? '');
  const isSaid = named !== undefined && (version_type === 'original' || version_type === named);
  return isSaid ? { sub_title: null, version_type: named } : { sub_title: version_title, version_type };
}

/** The types by what stores print for them, in lower case. */
const VERSION_TITLES: ReadonlyMap<string, VersionType> = new Map(
  VERSION_NAMES.map((type) => [(VERSION_TYPES[type].label ?? '').toLowerCase(), type] as const).filter(
    ([label]) => label !== '',
  ),
);

function buildAudio(profile: StoreProfile, file: ResourceFile | null): ErnTrack['audio'] {
  if (file === null) return null;
  const { technical, path, size_bytes } = file;
  return {
    path,
    codec: profile.audio.codec,
    channels: Number(technical.channels),
    sampling_rate_hz: Number(technical.sample_rate_hz),
    bits_per_sample: Number(technical.bits_per_sample),
    size_bytes,
    hash: buildFileHash(file, profile),
  };
}

function buildText(profile: StoreProfile, file: ResourceFile | null, ai: AiExtent | null): ErnTextFile | null {
  if (file === null) return null;
  const { path, size_bytes, technical } = file;
  const format = LYRICS_FORMATS.find((one) => one === technical.format) ?? 'TXT';
  return { path, format, contains_ai: ai, size_bytes, hash: buildFileHash(file, profile) };
}

function buildCover(profile: StoreProfile, file: ResourceFile | null): ErnImageFile | null {
  if (file === null) return null;
  const { path, size_bytes, technical } = file;
  return {
    path,
    format: profile.image.format,
    width_px: Number(technical.width_px),
    height_px: Number(technical.height_px),
    size_bytes,
    hash: buildFileHash(file, profile),
  };
}

/** Stores print the text as it is, so it repeats the year. */
function toErnLine({ release_date, record_label }: ReleaseSnapshot, line: RightsLine | null): ErnRightsLine {
  const { year, owner } = line ?? { year: Number(release_date.slice(0, 4)), owner: record_label };
  return { year, text: `${year} ${owner}` };
}

function toGenre({ primary_genre, secondary_genre }: ReleaseSnapshot) {
  return {
    text: STORE_GENRES[primary_genre],
    sub_genre: secondary_genre === null ? null : STORE_GENRES[secondary_genre],
  };
}

const RELEASE_ROLES: readonly ErnReleaseRole[] = ['producer', 'remixer'];

/**
 * Lists who produced or remixed every track: who made one of twelve has not made the release. The artists of the
 * release come first, in their order and with their ids.
 */
function listReleaseCredits(
  tracks: readonly Pick<ErnTrack, 'contributors'>[],
  artists: readonly ErnArtist[],
): ErnReleaseCredit[] {
  const [first, ...others] = tracks;
  const credits = (first?.contributors ?? []).flatMap(({ name, ids, roles }) => {
    const kept = RELEASE_ROLES.filter(
      (role) =>
        roles.includes(role) &&
        others.every(({ contributors }) => contributors.some((one) => one.name === name && one.roles.includes(role))),
    );
    const artist = artists.findIndex((one) => one.name === name);
    return kept.length === 0 ? [] : [{ name, ids: artists[artist]?.ids ?? ids, roles: kept, artist }];
  });
  const place = ({ artist }: { artist: number }) => (artist === -1 ? artists.length : artist);
  return credits.toSorted((one, other) => place(one) - place(other)).map(({ artist: _artist, ...credit }) => credit);
}

type DisplayArtists = { display_artist_name: string; artists: ErnArtist[] };

/** Returns the display artists of a release: the main ones, the profile first, then the guests. */
function buildReleaseArtists(snapshot: ReleaseSnapshot): DisplayArtists {
  const { primary_artist, main_artists, featured_artists } = snapshot;
  return {
    display_artist_name: primary_artist,
    artists: [...buildMains(snapshot, main_artists), ...toArtists(snapshot, featured_artists, 'featured_artist')],
  };
}

/**
 * Returns the display artists of a track: its own artists and guests, or those of the release, as stores print them: 'Ada
 * feat. Mo & Su'.
 */
function buildTrackArtists(snapshot: ReleaseSnapshot, track: SnapshotTrack): DisplayArtists {
  const mains = listTrackMains(track, snapshot.main_artists);
  const isOwn = track.artist !== null || track.featured_artists.length > 0;
  const guests = isOwn ? track.featured_artists : snapshot.featured_artists;
  const artists = track.artist === null ? buildMains(snapshot, mains) : toArtists(snapshot, mains, 'main_artist');
  const display_artist_name = composeArtistName(mains, guests);
  return { display_artist_name, artists: [...artists, ...toArtists(snapshot, guests, 'featured_artist')] };
}

/** Snapshots from before profiles were part of them know the Spotify page of the first artist. */
function buildMains(snapshot: ReleaseSnapshot, names: readonly string[]): ErnArtist[] {
  const { artist_spotify_id } = snapshot;
  const ids = artist_spotify_id === null ? [] : spotifyIds(`spotify:artist:${artist_spotify_id}`);
  return toArtists(snapshot, names, 'main_artist').map((artist, index) =>
    index === 0 && artist.ids.length === 0 ? { ...artist, ids } : artist,
  );
}

function toArtists(snapshot: ReleaseSnapshot, names: readonly string[], role: ErnArtistRole): ErnArtist[] {
  return names.map((name) => ({ name, role, ids: findPartyIds(snapshot.profiles, name) }));
}

/** Lists all contributors of a track: composer field, remixers, people with shares, performers, production. */
function listContributors({ profiles }: ReleaseSnapshot, track: SnapshotTrack): ErnContributor[] {
  const { composer_name, composer_spotify_uri, contributors, performers, production_credits, publisher } = track;
  const composer: Credit[] =
    composer_name === null
      ? []
      : [{ name: composer_name, role: 'composer', instrument: null, ids: spotifyIds(composer_spotify_uri) }];
  const answers = listAnswers(track);
  const people = buildContributors([
    ...composer,
    ...listTraditional(track),
    ...track.remixers.map((name) => ({ name, role: 'remixer' as const, instrument: null, ids: [] })),
    ...contributors.map(({ name, role }) => ({ name, role, instrument: null, ids: [] })),
    ...performers.map(({ name, instrument }) => ({ name, role: 'musician' as const, instrument, ids: [] })),
    ...production_credits.map(({ name, role }) => ({ name, role, instrument: null, ids: [] })),
    ...(publisher === null ? [] : [{ name: publisher, role: 'music_publisher' as const, instrument: null, ids: [] }]),
  ]);
  return people.map((person) => ({
    ...person,
    // One person has the same ids as artist and as contributor; the link to a composer counts more than a profile.
    ids: person.ids.length > 0 ? person.ids : findPartyIds(profiles, person.name),
    ai: findContribution(person, answers),
  }));
}

/** An instrumental may have answers about singing and words from before it was one. */
function listAnswers(track: SnapshotTrack): AiAnswers {
  const parts = listAiParts(track);
  return Object.fromEntries(parts.map((part) => [part, track.ai_answers[part]]));
}

/** Stores want a songwriter for a traditional song too, and know this name. */
function listTraditional({ songwriters, ...track }: SnapshotTrack): Credit[] {
  if (songwriters !== 'traditional') return [];
  const role = isInstrumental(track) ? 'composer' : 'writer';
  return [{ name: 'Traditional', role, instrument: null, ids: [] }];
}

/** The parts of a track that a role makes. */
const PARTS_OF_ROLES: Record<ErnContributorRole, readonly AiPart[]> = {
  arranger: ['composition'],
  composer: ['composition'],
  lyricist: ['lyrics'],
  writer: ['composition', 'lyrics'],
  producer: ['post_production'],
  remixer: ['post_production'],
  musician: ['instruments'],
  vocalist: ['vocals'],
  background_vocalist: ['vocals'],
  adapter: ['composition'],
  translator: ['lyrics'],
  lead_vocalist: ['vocals'],
  rapper: ['vocals'],
  narrator: ['vocals'],
  choir: ['vocals'],
  orchestra: ['instruments'],
  ensemble: ['instruments'],
  soloist: ['instruments'],
  conductor: ['instruments'],
  dj: ['instruments'],
  programmer: ['instruments'],
  sound_designer: ['instruments'],
  co_producer: ['post_production'],
  vocal_producer: ['post_production'],
  mixing_engineer: ['post_production'],
  mastering_engineer: ['post_production'],
  immersive_engineer: ['post_production'],
  vocal_engineer: ['post_production'],
  editor: ['post_production'],
  // Pays, publishes, sets up or holds the microphone: nothing that AI could have made.
  executive_producer: [],
  recording_engineer: [],
  assistant_engineer: [],
  music_publisher: [],
};

/**
 * Returns how far AI took part in what a person contributed; null if it did not, or if that is unanswered. A named person
 * contributed something: DDEX keeps `All` for generative AI itself (documentation of AiContribution in ERN 4.3.2).
 */
function findContribution({ roles }: ErnContributor, answers: AiAnswers): ErnAiExtent | null {
  const made = roles.flatMap((role) => PARTS_OF_ROLES[role]).map((part) => answers[part] ?? 'none');
  return made.every((extent) => extent === 'none') ? null : 'partly';
}

/** The role that each part of a track stands for where AI made all of it. */
const ROLES_OF_PARTS: Record<AiPart, ErnContributorRole> = {
  vocals: 'vocalist',
  instruments: 'musician',
  composition: 'composer',
  lyrics: 'lyricist',
  post_production: 'mixing_engineer',
};

/** Lists the roles that AI had alone: it made the whole part, and nobody is named in it. */
function listAiRoles(answers: AiAnswers, contributors: readonly ErnContributor[]): ErnContributorRole[] {
  const named = new Set(contributors.flatMap(({ roles }) => roles.flatMap((role) => PARTS_OF_ROLES[role])));
  return AI_PARTS.filter((part) => answers[part] === 'fully' && !named.has(part)).map((part) => ROLES_OF_PARTS[part]);
}

function spotifyIds(uri: string | null): ErnProprietaryId[] {
  return uri === null ? [] : [{ namespace: 'Spotify', id: uri }];
}
