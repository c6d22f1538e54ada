import type { ErnIssue } from '../issue.ts';
import type { ErnMessage, ErnTrack } from '../model.ts';
import { findElement, getElement, getText, listElements, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { parseXml, UnreadableXml } from '../xml/parse-xml.ts';
import { parseDealList } from './deal-list.ts';
import { parseImage } from './image.ts';
import { parseMessageHeader } from './message-header.ts';
import { ERN_43 } from './new-release-message.ts';
import { type Parties, parsePartyList } from './party-list.ts';
import { parseRelease } from './release.ts';
import { parseTrackGenres } from './release-list.ts';
import { parseSoundRecording } from './sound-recording.ts';

/** A message that was read, or why it cannot be. */
export type ErnReading = { message: ErnMessage; issues: [] } | { message: null; issues: ErnIssue[] };

/**
 * Reads an ERN 4.3 NewReleaseMessage back into values. Never throws: text that is no XML (`xml_unreadable`), another message
 * (`message_unknown`) or one that lacks or words something as we do not (`message_unusable`) gives issues.
 */
export function parseNewReleaseMessage(xml: string): ErnReading {
  try {
    const root = parseXml(xml);
    if (root.name !== 'NewReleaseMessage' || root.namespace !== ERN_43) {
      return refuse('message_unknown', root.line, root.name, { namespace: root.namespace });
    }
    return { message: parseMessage(root), issues: [] };
  } catch (error) {
    if (error instanceof UnreadableXml) return refuse('xml_unreadable', error.line, '', { reason: error.message });
    if (error instanceof XmlShapeError) return refuse('message_unusable', error.line, error.path, {});
    throw error;
  }
}

function parseMessage(root: XmlElement): ErnMessage {
  const parties = parsePartyList(getElement(root, 'PartyList'));
  const image = findElement(root, 'ResourceList', 'Image');
  return {
    header: parseMessageHeader(getElement(root, 'MessageHeader')),
    release: {
      ...parseRelease(getElement(root, 'ReleaseList', 'Release'), parties),
      language: root.attributes.LanguageAndScriptCode ?? '',
      tracks: parseTracks(root, parties),
      front_cover: image === null ? null : parseImage(image),
      deals: parseDealList(root),
    },
  };
}

// The order of play is that of the resource group, not that of the resource list.
function parseTracks(root: XmlElement, parties: Parties): ErnTrack[] {
  const recordings = new Map(
    listElements(root, 'ResourceList', 'SoundRecording').map((element) => [
      getText(element, 'ResourceReference'),
      element,
    ]),
  );
  const genres = parseTrackGenres(getElement(root, 'ReleaseList'));
  const items = listElements(getElement(root, 'ReleaseList', 'Release'), 'ResourceGroup', 'ResourceGroupContentItem');
  return items.map((item) => {
    const reference = getText(item, 'ReleaseResourceReference');
    const recording = recordings.get(reference);
    const genre = genres.get(reference);
    if (recording === undefined || genre === undefined) {
      throw new XmlShapeError(`ResourceGroupContentItem/ReleaseResourceReference ${reference}`, item.line);
    }
    return parseSoundRecording(recording, parties, genre);
  });
}

function refuse(code: string, line: number | null, path: string, params: ErnIssue['params']): ErnReading {
  return { message: null, issues: [{ code, severity: 'fatal', line, path, params }] };
}
