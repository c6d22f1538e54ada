import { isDeepStrictEqual } from 'node:util';
import type { ErnDeal, ReadMessage } from '@tangent/ddex/model.ts';
import { listAllElements } from '@tangent/ddex/xml/element.ts';
import { parseXml } from '@tangent/ddex/xml/parse-xml.ts';
import { splitByClaimPolicy } from '@tangent/domain/catalogue/release/claim-policy.ts';
import type { ReleaseSnapshot } from '../../plan/release-snapshot.ts';
import type { CertificationCase } from '../certification-case.ts';

/** A demand of a single store that its messages have to show. */
export type StorePoint = {
  id: string;
  text: string;
  /** Whether the point is about this case; absent: about every message with a release. */
  isAbout?: (one: CertificationCase) => boolean;
  holds: (message: ReadMessage, xml: string, one: CertificationCase) => boolean;
};

const SPOTIFY_PRODUCT = ['main_artist', 'featured_artist', 'producer', 'remixer'];
const SPOTIFY_TRACK = [...SPOTIFY_PRODUCT, 'composer', 'lyricist'];
const WRITERS = ['composer', 'lyricist', 'writer'];
const YOUTUBE_MODELS = ['advertisement_supported', 'subscription'];

const hasAll = (roles: readonly string[], wanted: readonly string[]) => wanted.every((role) => roles.includes(role));
const everyTrack = (is: (track: ReadMessage['release']['tracks'][number]) => boolean) => (message: ReadMessage) =>
  message.release.tracks.every(is);

/** The reference of the release itself in our messages; those of tracks count from 1. */
const MAIN_RELEASE = 'R0';
const listDealReferences = (xml: string) =>
  listAllElements(parseXml(xml)).flatMap(({ name, text }) => (name === 'DealReleaseReference' ? [text] : []));
const hasModels = (deals: readonly ErnDeal[]) =>
  deals.some(({ commercial_models }) =>
    YOUTUBE_MODELS.every((model) => commercial_models.some((one) => one === model)),
  );

/** Whether each claim says the policy that the release has in each of its countries, and no country two. */
const hasPolicies = (deals: readonly ErnDeal[], snapshot: ReleaseSnapshot) => {
  const said = deals.map(({ claim_policy: policy, territories }) => ({ policy, territories }));
  return said.length === 0 || isDeepStrictEqual(said, splitByClaimPolicy(snapshot, snapshot.territories));
};

const usesMd5 = ({ release }: ReadMessage) =>
  [...release.tracks.map(({ audio }) => audio), release.front_cover].every(
    (file) => file === null || file.hash?.algorithm === 'MD5',
  );

const POINTS: Readonly<Record<string, readonly StorePoint[]>> = {
  spotify: [
    {
      id: 'roles',
      text: 'every role that Spotify demands, of the product and of each track',
      isAbout: ({ id }) => id === 'S1',
      holds: ({ release }) => {
        const ofProduct = [
          ...release.artists.map(({ role }) => role),
          ...release.credits.flatMap(({ roles }) => roles),
        ];
        return (
          hasAll(ofProduct, SPOTIFY_PRODUCT) &&
          release.tracks.every(({ artists, contributors }) =>
            hasAll([...artists.map(({ role }) => role), ...contributors.flatMap(({ roles }) => roles)], SPOTIFY_TRACK),
          )
        );
      },
    },
  ],
  'youtube-music': [
    {
      id: 'track deals',
      text: 'deals of tracks alone, with both models',
      isAbout: ({ kind }) => kind !== 'takedown',
      holds: ({ release }, xml) =>
        !listDealReferences(xml).includes(MAIN_RELEASE) &&
        release.tracks.every(({ deals }) => hasModels(deals ?? release.deals)),
    },
    {
      id: 'types',
      text: 'an album, a single or a classical album',
      holds: ({ release }) => release.type !== 'ep',
    },
  ],
  'youtube-content-id': [
    {
      id: 'recordings',
      text: 'recordings alone, without artwork',
      holds: ({ release }) => release.type === 'single_resource' && release.front_cover === null,
    },
    {
      id: 'policies',
      text: 'one policy for every country',
      isAbout: ({ kind }) => kind !== null && kind !== 'takedown',
      holds: ({ release }, _xml, { snapshot }) =>
        release.tracks.every(({ deals }) => hasPolicies(deals ?? release.deals, snapshot)),
    },
  ],
  'facebook-instagram': [
    { id: 'recipients', text: 'both services of Meta', holds: ({ header }) => header.other_recipients?.length === 1 },
    { id: 'MD5', text: 'an MD5 of every file', holds: usesMd5 },
  ],
  tiktok: [
    { id: 'MD5', text: 'an MD5 of every file', holds: usesMd5 },
    {
      id: 'clip',
      text: 'where the clip of each track starts',
      holds: everyTrack(({ preview_start_seconds }) => preview_start_seconds !== null),
    },
  ],
  jiosaavn: [
    { id: 'language', text: 'the language of every recording', holds: everyTrack(({ language }) => language !== '') },
  ],
  deezer: [
    {
      id: 'writers',
      text: 'a composer or lyricist of every track',
      holds: everyTrack(({ contributors }) =>
        contributors.some(({ roles }) => roles.some((role) => WRITERS.includes(role))),
      ),
    },
  ],
};

/** Lists the demands of a store that a case has to show. */
export function listPoints(storeId: string, one: CertificationCase): StorePoint[] {
  return (POINTS[storeId] ?? []).filter(({ isAbout = () => true }) => isAbout(one));
}
