import { buildMessageHeader, parseMessageHeader } from '../ern/message-header.ts';
import { listItemsByDisc } from '../ern/resource-order.ts';
import type { ErnHeader, ErnRelease, ErnTrack, ErnWriting, ReadMessage, ReadTrack } from '../model.ts';
import { findText, getElement, getText, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { buildXml, group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildDealList, parseDeals } from './deal-list.ts';
import { buildImage, parseImage } from './image.ts';
import { buildLyrics, listTexts, parseLyrics } from './lyrics.ts';
import { buildRelease, getMainRelease, parseRelease } from './release.ts';
import {
  buildSingleResources,
  isSingleResource,
  listSingleResources,
  parseProductCode,
  SINGLE_RESOURCES,
} from './single-resource.ts';
import { buildSoundRecording, parseSoundRecording } from './sound-recording.ts';
import { buildTrackRelease, parseTrackReferences } from './track-release.ts';

/** The namespace of ERN 3.8.2. */
export const ERN_382 = 'http://ddex.net/xml/ern/382';

/** The name of the version inside a message. */
export const SCHEMA_VERSION = 'ern/382';

const UPDATE = 'UpdateMessage';
const ORIGINAL = 'OriginalMessage';

/** The release profiles for singles, for recordings alone, and for everything longer (Release Profiles 1.4). */
const PROFILES = {
  single: 'CommonReleaseTypes/14/AudioSingle',
  single_resource: SINGLE_RESOURCES,
  longer: 'CommonReleaseTypes/14/AudioAlbumMusicOnly',
} as const;

/**
 * Builds the ERN 3.8.2 NewReleaseMessage of a release. `narrowTo382` lists what this version cannot carry. Throws
 * RangeError if a text contains a character that XML cannot represent.
 */
export function buildErn3Message(release: ErnRelease, header: ErnHeader, writing: ErnWriting): string {
  const context = { language: release.language, namespace: header.sender.dpid, getOwnName: findOwnName(release) };
  const { namespace } = context;
  const { type } = release;
  const recordings = release.tracks.map((track, i) => buildSoundRecording(track, i + 1, context));
  const lists =
    type === 'single_resource'
      ? [group('ResourceList', recordings), group('ReleaseList', buildSingleResources(release, namespace))]
      : [
          group('ResourceList', [recordings, buildImage(release, namespace), buildLyrics(release, namespace)]),
          group('ReleaseList', [
            buildRelease(release, writing.compilation_style, namespace),
            release.tracks.map((track, i) => buildTrackRelease(release, track, i + 1, namespace)),
          ]),
        ];
  const terms = type === 'single_resource' ? { ...writing, deals_on: 'tracks' as const } : writing;
  const message = group(
    'ern:NewReleaseMessage',
    [buildMessageHeader(header), buildIndicator(header), ...lists, buildDealList(release, header, terms)],
    {
      'xmlns:ern': ERN_382,
      MessageSchemaVersionId: SCHEMA_VERSION,
      ReleaseProfileVersionId: type === 'single' || type === 'single_resource' ? PROFILES[type] : PROFILES.longer,
      LanguageAndScriptCode: release.language,
    },
  );
  return buildXml(message);
}

// DDEX advises against it, but the stores that still read this version were built when it was usual.
function buildIndicator({ is_update }: ErnHeader): XmlNode | null {
  return is_update === undefined ? null : leaf('UpdateIndicator', is_update ? UPDATE : ORIGINAL);
}

function parseIndicator(root: XmlElement): Pick<ErnHeader, 'is_update'> {
  const indicator = findText(root, 'UpdateIndicator');
  return indicator === UPDATE || indicator === ORIGINAL ? { is_update: indicator === UPDATE } : {};
}

/**
 * Reads the root of an ERN 3.8.2 NewReleaseMessage; of details by territory, the first ones are used. Throws
 * XmlShapeError for content that our model cannot represent.
 */
export function parseErn3Message(root: XmlElement): ReadMessage {
  const main = getMainRelease(root);
  const release = { ...parseRelease(main), icpn: parseProductCode(main) };
  const places = listPlaces(root, main);
  const deals = parseDeals(
    root,
    places.map(({ reference }) => reference),
  );
  const image = listElements(root, 'ResourceList', 'Image').find(isFrontCover);
  return {
    header: { ...parseMessageHeader(getElement(root, 'MessageHeader')), ...parseIndicator(root) },
    release: {
      ...release,
      language: root.attributes.LanguageAndScriptCode ?? '',
      tracks: parseTracks(root, places, release.display_artist_name, deals.getOwn),
      front_cover: image === undefined ? null : parseImage(image),
      cover_contains_ai: null,
      deals: deals.release,
    },
  };
}

// A recording has a displayed name of its own only if it differs from that of the release that contains it.
function findOwnName({ type, display_artist_name }: ErnRelease): (track: ErnTrack) => string | null {
  return (track) =>
    type === 'single_resource' || track.display_artist_name === display_artist_name ? null : track.display_artist_name;
}

function parseArtistName(release: XmlElement): string {
  return getText(release, 'ReleaseDetailsByTerritory', 'DisplayArtistName');
}

/** A recording in the playing order: its reference, its disc, and what may link its lyrics. */
interface Place {
  item: XmlElement;
  reference: string;
  disc_number: number;
}

// The playing order is that of the resource group, not that of the resource list; single resources have no group.
function listPlaces(root: XmlElement, main: XmlElement): Place[] {
  if (isSingleResource(main)) {
    return listSingleResources(root).map(({ item, reference }) => ({ item, reference, disc_number: 1 }));
  }
  return listItemsByDisc(getElement(main, 'ReleaseDetailsByTerritory')).map(({ item, disc_number }) => {
    return { item, disc_number, reference: getText(item, 'ReleaseResourceReference') };
  });
}

function parseTracks(
  root: XmlElement,
  places: readonly Place[],
  releaseArtist: string,
  getDeals: (reference: string) => ErnTrack['deals'],
): ReadTrack[] {
  const recordings = listElements(root, 'ResourceList', 'SoundRecording');
  const byReference = new Map(recordings.map((recording) => [getText(recording, 'ResourceReference'), recording]));
  const texts = listTexts(root);
  const references = parseTrackReferences(root);
  return places.map(({ item, disc_number, reference }) => {
    const recording = byReference.get(reference);
    const trackRelease = references.get(reference);
    if (recording === undefined) {
      throw new XmlShapeError(`ResourceGroupContentItem/ReleaseResourceReference ${reference}`, item.line);
    }
    return {
      ...parseSoundRecording(recording, isSingleResource(item) ? parseArtistName(item) : releaseArtist),
      disc_number,
      lyrics: parseLyrics(item, texts),
      deals: trackRelease === undefined ? null : getDeals(trackRelease),
    };
  });
}

function isFrontCover(image: XmlElement): boolean {
  return getText(image, 'ImageType') === 'FrontCoverImage';
}
