import { ERN_382 } from '../ern-3/new-release-message.ts';
import type { ErnHeader, ErnVersion } from '../model.ts';
import { findText, getElement, type XmlElement, XmlShapeError } from '../xml/element.ts';
import { buildXml, group, leaf, type XmlAttributes } from '../xml/write-xml.ts';
import { DIALECTS, ERN_43, ERN_432 } from './dialect.ts';
import { buildMessageHeader, parseMessageHeader } from './message-header.ts';
import { type Reading, readMessage } from './read-message.ts';

/** The codes of a release that a store must delete; at least one is set. */
export interface PurgedRelease {
  icpn: string | null;
  grid: string | null;
}

/** The contents of a PurgeReleaseMessage. */
export interface PurgeMessage {
  version: ErnVersion;
  header: ErnHeader;
  release: PurgedRelease;
}

// A purge contains no text, yet ERN 4 requires a language.
const LANGUAGE = 'en';

const VERSIONS: Record<string, ErnVersion> = { [ERN_43]: '43', [ERN_432]: '432', [ERN_382]: '382' };

/**
 * Builds the PurgeReleaseMessage: the store must remove a release with all its data. Only for stores that take purges
 * as takedowns; to others it means a release that was corrupted in transit.
 */
export function buildPurgeMessage(header: ErnHeader, release: PurgedRelease, version: ErnVersion): string {
  return buildXml(
    group(
      'ern:PurgeReleaseMessage',
      [
        buildMessageHeader(header),
        group('PurgedRelease', [group('ReleaseId', [leaf('GRid', release.grid), leaf('ICPN', release.icpn)])]),
      ],
      buildAttributes(version),
    ),
  );
}

/** Reads a PurgeReleaseMessage of any version. Never throws, like `parseNewReleaseMessage`. */
export function parsePurgeMessage(xml: string): Reading<PurgeMessage> {
  return readMessage(xml, (root) => {
    const version = VERSIONS[root.namespace];
    if (root.name !== 'PurgeReleaseMessage' || version === undefined) return null;
    const header = parseMessageHeader(getElement(root, 'MessageHeader'));
    return { version, header, release: parsePurgedRelease(root) };
  });
}

function parsePurgedRelease(root: XmlElement): PurgedRelease {
  const element = getElement(root, 'PurgedRelease');
  const release = { icpn: findText(element, 'ReleaseId', 'ICPN'), grid: findText(element, 'ReleaseId', 'GRid') };
  if (release.icpn === null && release.grid === null) throw new XmlShapeError('PurgedRelease/ReleaseId', element.line);
  return release;
}

function buildAttributes(version: ErnVersion): XmlAttributes {
  if (version === '382') return { 'xmlns:ern': ERN_382, MessageSchemaVersionId: 'ern/382' };
  const { namespace, avs_version } = DIALECTS[version];
  return { 'xmlns:ern': namespace, AvsVersionId: avs_version, LanguageAndScriptCode: LANGUAGE };
}
