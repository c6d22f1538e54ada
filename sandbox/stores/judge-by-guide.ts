import type { FileStatus } from '@tangent/ddex/acknowledgement/status-lists.ts';
import type { ErnContributorRole, ErnReleaseType, ReadRelease, ReadTrack } from '@tangent/ddex/model.ts';
import type { Behaviour } from './behaviour.ts';
import { readPublishedGuide } from './published-guides.ts';
import type { Understood } from './understand-message.ts';

/** Stores whose published guide refuses tracks without songwriters. */
const NEEDING_SONGWRITERS: readonly string[] = ['apple-music', 'itunes-store'];
/** Stores that want an answer about AI for every track, where the version of the message has a place for it. */
const NEEDING_AI_ANSWERS: readonly string[] = ['spotify', 'apple-music', 'itunes-store', 'tidal'];
/** Partners for lyrics: they take the description of a release and its lyrics, and bring them to other services. */
export const LYRICS_PARTNERS: readonly string[] = ['musixmatch', 'lyricfind'];
/** The types of release that a store takes by its published guide, where it does not take every one. */
const RELEASE_TYPES: Readonly<Record<string, readonly ErnReleaseType[]>> = {
  'youtube-music': ['single', 'album', 'classical_album', 'compilation'],
  'youtube-content-id': ['single_resource'],
};
const ARTIST_KEY = 'SpotifyArtistKey';

const COMPOSING: readonly ErnContributorRole[] = ['composer', 'writer'];
const WRITING_LYRICS: readonly ErnContributorRole[] = ['lyricist', 'writer'];

/** The refusal of a valid message by the rules of a store. */
type GuideRefusal = { file_status: FileStatus; error_text: string };

/**
 * Judges a release by what the guide of its store asks beside a valid message: its type, songwriters, an answer about AI,
 * the key of a protected artist page, and no other distributor with the same UPC. Null if there is nothing to refuse.
 */
export function judgeByGuide(
  storeId: string,
  understood: Understood,
  { follow_guide, protected_artist_key, old_delivery }: Behaviour,
): GuideRefusal | null {
  const { release, version } = understood;
  if (release === null) return null;
  if (old_delivery !== null && old_delivery === release.icpn) {
    return refuse('UserDefined', 'another distributor delivers this UPC');
  }
  const [artist] = release.artists;
  const key = artist?.ids.find(({ namespace }) => namespace === ARTIST_KEY)?.id ?? null;
  if (protected_artist_key !== null && key !== protected_artist_key) {
    return refuse(
      'MetadataMissing',
      key === null ? 'the artist page is protected: no key' : 'the key is of another page',
    );
  }
  const types = RELEASE_TYPES[storeId];
  if (types !== undefined && !types.includes(release.type)) {
    return refuse('UserDefined', `${release.type} is not one of the types of this store: ${types.join(', ')}`);
  }
  if (!follow_guide) return null;
  const published = readPublishedGuide(storeId, understood);
  if (published !== null) return refuse('UserDefined', published);
  const needsAiAnswers = NEEDING_AI_ANSWERS.includes(storeId) && version === '432';
  return (
    (NEEDING_SONGWRITERS.includes(storeId) ? refuseWithout(release, 'songwriters', hasSongwriters) : null) ??
    (needsAiAnswers ? refuseWithout(release, 'an answer about AI', ({ contains_ai }) => contains_ai !== null) : null)
  );
}

function refuseWithout(release: ReadRelease, missing: string, isRight: (track: ReadTrack) => boolean) {
  const wrong = release.tracks.filter((track) => !isRight(track)).map(({ isrc }) => isrc);
  return wrong.length === 0 ? null : refuse('MetadataMissing', `without ${missing}: ${wrong.join(', ')}`);
}

/** A recording that AI made as a whole names nobody. */
function hasSongwriters({ contributors, is_instrumental, contains_ai }: ReadTrack): boolean {
  if (contains_ai === 'fully') return true;
  const has = (wanted: readonly ErnContributorRole[]) =>
    contributors.some(({ roles }) => roles.some((role) => wanted.includes(role)));
  return has(COMPOSING) && (is_instrumental || has(WRITING_LYRICS));
}

function refuse(file_status: FileStatus, error_text: string): GuideRefusal {
  return { file_status, error_text };
}
