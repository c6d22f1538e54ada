import type { ErnHeader, ErnRelease, ErnWriting, ReadMessage, ReadTrack } from '../model.ts';
import { findText, getElement, getText, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { buildXml, group } from '../xml/write-xml.ts';
import { parseAiExtent } from './contains-ai.ts';
import { buildDealList, parseDealList } from './deal-list.ts';
import { DIALECTS, type Dialect, type Ern4Version, type MessageContext } from './dialect.ts';
import { buildImage, FRONT_COVER, parseImage } from './image.ts';
import { buildLyrics, parseLyrics } from './lyrics.ts';
import { buildMessageHeader, parseMessageHeader } from './message-header.ts';
import { buildPartyList, buildPartyReferences, listParties, parsePartyList } from './party-list.ts';
import { parseRelease } from './release.ts';
import { buildReleaseList, parseTrackReleases } from './release-list.ts';
import { listItemsByDisc, listTrackReferences } from './resource-order.ts';
import { buildSoundRecording, parseSoundRecording } from './sound-recording.ts';

/** Builds the NewReleaseMessage of ERN 4.3 or 4.3.2. */
export function buildErn4Message(
  release: ErnRelease,
  header: ErnHeader,
  writing: ErnWriting & { version: Ern4Version },
): string {
  const parties = listParties(release);
  const dialect = DIALECTS[writing.version];
  const context: MessageContext = {
    dialect,
    language: release.language,
    namespace: header.sender.dpid,
    getReference: buildPartyReferences(parties),
    track_count: release.tracks.length,
  };
  const message = group(
    'ern:NewReleaseMessage',
    [
      buildMessageHeader(header),
      buildPartyList(parties),
      group('ResourceList', [
        release.tracks.map((track, i) => buildSoundRecording(track, i + 1, context)),
        buildImage(release, release.tracks.length + 1, context),
        buildLyrics(release, context),
      ]),
      buildReleaseList(release, writing.compilation_style, context),
      buildDealList(release, writing.deals_on),
    ],
    {
      'xmlns:ern': dialect.namespace,
      ReleaseProfileVersionId: 'Audio',
      LanguageAndScriptCode: release.language,
      AvsVersionId: dialect.avs_version,
    },
  );
  return buildXml(message);
}

/**
 * Reads the root of a NewReleaseMessage of this dialect. A track without a release of its own has the genre and the
 * deals of the release. Throws XmlShapeError for content that our model cannot represent.
 */
export function parseErn4Message(root: XmlElement, dialect: Dialect): ReadMessage {
  const parties = parsePartyList(getElement(root, 'PartyList'));
  const cover = listElements(root, 'ResourceList', 'Image').find((image) => findText(image, 'Type') === FRONT_COVER);
  const element = getElement(root, 'ReleaseList', 'Release');
  const deals = parseDealList(root, listTrackReferences(element));
  const release = parseRelease(element, parties, dialect);
  const recordings = new Map(
    listElements(root, 'ResourceList', 'SoundRecording').map((recording) => [
      getText(recording, 'ResourceReference'),
      parseSoundRecording(recording, parties, dialect),
    ]),
  );
  const lyrics = parseLyrics(root);
  const trackReleases = parseTrackReleases(getElement(root, 'ReleaseList'), dialect);
  return {
    header: parseMessageHeader(getElement(root, 'MessageHeader')),
    release: {
      ...release,
      language: root.attributes.LanguageAndScriptCode ?? '',
      // The playing order is that of the resource group, not that of the resource list.
      tracks: listItemsByDisc(element).map(({ item, disc_number }): ReadTrack => {
        const reference = getText(item, 'ReleaseResourceReference');
        const recording = recordings.get(reference);
        const trackRelease = trackReleases.get(reference);
        if (recording === undefined) {
          throw new XmlShapeError(`ResourceGroupContentItem/ReleaseResourceReference ${reference}`, item.line);
        }
        return {
          ...recording,
          disc_number,
          genre: trackRelease?.genre ?? release.genre,
          lyrics: lyrics.get(reference) ?? null,
          deals: trackRelease === undefined ? null : deals.getOwn(trackRelease.reference),
        };
      }),
      front_cover: cover === undefined ? null : parseImage(cover),
      cover_contains_ai: cover === undefined ? null : parseAiExtent(cover, 'ContainsAI'),
      deals: deals.release,
    },
  };
}
