import type { ErnHeader, ErnRelease } from '../model.ts';
import { buildXml, group } from '../xml/write-xml.ts';
import { buildDealList } from './deal-list.ts';
import { buildImage } from './image.ts';
import { buildMessageHeader } from './message-header.ts';
import { buildPartyList, buildPartyReferences, listParties } from './party-list.ts';
import { buildReleaseList } from './release-list.ts';
import { buildSoundRecording } from './sound-recording.ts';

/** The namespace of ERN 4.3. */
export const ERN_43 = 'http://ddex.net/xml/ern/43';

/** Version of the allowed value sets that the official ERN 4.3 schema is bound to. */
const AVS_VERSION = '3';

/**
 * The ERN 4.3 NewReleaseMessage (Audio profile) of a release. A message is a full statement of truth: an update is the whole
 * message again, with files left out that did not change; a release without deals is taken down. The same values give the same
 * bytes. RangeError when a text holds a character that XML cannot carry.
 */
export function buildNewReleaseMessage(release: ErnRelease, header: ErnHeader): string {
  const parties = listParties(release);
  const context = {
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
      ]),
      buildReleaseList(release, context.namespace, context.getReference),
      buildDealList(release.deals, release.tracks.length),
    ],
    {
      'xmlns:ern': ERN_43,
      ReleaseProfileVersionId: 'Audio',
      LanguageAndScriptCode: release.language,
      AvsVersionId: AVS_VERSION,
    },
  );
  return buildXml(message);
}
