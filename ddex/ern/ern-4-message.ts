import type { ErnHeader, ErnMessage, ErnRelease, ErnTrack, ErnWriting } from '../model.ts';
import { getElement, getText, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { buildXml, group } from '../xml/write-xml.ts';
import { buildDealList, parseDealList } from './deal-list.ts';
import { DIALECTS, type Dialect, type Ern4Version, type MessageContext } from './dialect.ts';
import { buildImage, parseImage } from './image.ts';
import { buildLyrics, parseLyrics } from './lyrics.ts';
import { buildMessageHeader, parseMessageHeader } from './message-header.ts';
import { buildPartyList, buildPartyReferences, listParties, parsePartyList } from './party-list.ts';
import { parseRelease } from './release.ts';
import { buildReleaseList, parseTrackReleases } from './release-list.ts';
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
  };
  const message = group(
    'ern:NewReleaseMessage',
    [
      buildMessageHeader(header),
      buildPartyList(parties),
      group('ResourceList', [
        release.tracks.map((track, i) => buildSoundRecording(track, i + 1, context)),
        buildImage(release.front_cover, release.icpn, release.tracks.length + 1, context.namespace),
        buildLyrics(release, context.namespace),
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
 * Reads the root of a NewReleaseMessage of this dialect. Throws XmlShapeError for content that our model cannot
 * represent.
 */
export function parseErn4Message(root: XmlElement, dialect: Dialect): ErnMessage {
  const parties = parsePartyList(getElement(root, 'PartyList'));
  const [image] = listElements(root, 'ResourceList', 'Image');
  const deals = parseDealList(root);
  const recordings = new Map(
    listElements(root, 'ResourceList', 'SoundRecording').map((element) => [
      getText(element, 'ResourceReference'),
      parseSoundRecording(element, parties, dialect),
    ]),
  );
  const lyrics = parseLyrics(root);
  const trackReleases = parseTrackReleases(getElement(root, 'ReleaseList'), dialect);
  const release = getElement(root, 'ReleaseList', 'Release');
  return {
    header: parseMessageHeader(getElement(root, 'MessageHeader')),
    release: {
      ...parseRelease(release, parties, dialect),
      language: root.attributes.LanguageAndScriptCode ?? '',
      // The playing order is that of the resource group, not that of the resource list.
      tracks: listElements(release, 'ResourceGroup', 'ResourceGroupContentItem').map((item): ErnTrack => {
        const reference = getText(item, 'ReleaseResourceReference');
        const recording = recordings.get(reference);
        const trackRelease = trackReleases.get(reference);
        if (recording === undefined || trackRelease === undefined) {
          throw new XmlShapeError(`ResourceGroupContentItem/ReleaseResourceReference ${reference}`, item.line);
        }
        return {
          ...recording,
          genre: trackRelease.genre,
          lyrics: lyrics.get(reference) ?? null,
          deals: deals.getOwn(trackRelease.reference),
        };
      }),
      front_cover: image === undefined ? null : parseImage(image),
      deals: deals.release,
    },
  };
}
