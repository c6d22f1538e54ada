import { isDpid } from '../../codes/dpid.ts';
import { isGrid } from '../../codes/grid.ts';
import { findRestrictedPrefix, isIcpn } from '../../codes/icpn.ts';
import { isIpi } from '../../codes/ipi.ts';
import { isIsni } from '../../codes/isni.ts';
import { hasKnownPrefix, isIsrc } from '../../codes/isrc.ts';
import { ISRC_PREFIXES_OF } from '../../codes/isrc-prefixes.ts';
import { isIswc } from '../../codes/iswc.ts';
import type { ErnIssue, ErnSeverity } from '../../issue.ts';
import { findElement, listElements } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * Codes by element. A wrong DPID is a warning only: the schema defines its pattern, and its holder is responsible for
 * it.
 */
const CODES: Record<string, { code: string; severity: ErnSeverity; isRight: (text: string) => boolean }> = {
  ISRC: { code: 'isrc_invalid', severity: 'fatal', isRight: isIsrc },
  ICPN: { code: 'icpn_invalid', severity: 'fatal', isRight: isIcpn },
  GRid: { code: 'grid_invalid', severity: 'fatal', isRight: isGrid },
  ISNI: { code: 'isni_invalid', severity: 'fatal', isRight: isIsni },
  IpiNameNumber: { code: 'ipi_invalid', severity: 'fatal', isRight: isIpi },
  ISWC: { code: 'iswc_invalid', severity: 'fatal', isRight: isIswc },
};

/**
 * Checks that codes are well formed with right check digits, that the release has one, and that every recording has an
 * ISRC of its own.
 */
export function checkCodes(parts: MessageParts): ErnIssue[] {
  return [...checkCodeTexts(parts), ...checkReleaseId(parts), ...checkIsrcs(parts)];
}

/** Checks for codes that are well formed and yet unlikely: an ISRC of no known agency, a product code not for goods. */
function checkOrigins({ list }: MessageParts): ErnIssue[] {
  const unknown = list('ISRC')
    .filter(({ text }) => isIsrc(text) && !hasKnownPrefix(text))
    .map((isrc) =>
      buildIssue('isrc_prefix_unknown', 'warning', isrc, { value: isrc.text.slice(0, 2), list_of: ISRC_PREFIXES_OF }),
    );
  const restricted = list('ICPN')
    .filter(({ text }) => isIcpn(text) && findRestrictedPrefix(text) !== null)
    .map((icpn) => buildIssue('icpn_restricted', 'fatal', icpn, { value: icpn.text }));
  return [...unknown, ...restricted];
}

/** Checks that every code of the message is well formed, including the party ids of the header. */
export function checkCodeTexts(parts: MessageParts): ErnIssue[] {
  const issues = Object.entries(CODES).flatMap(([name, { code, severity, isRight }]) =>
    parts
      .list(name)
      .filter((element) => !isRight(element.text))
      .map((element) => buildIssue(code, severity, element, { value: element.text })),
  );
  issues.push(...checkOrigins(parts));
  for (const party of listElements(parts.root, 'MessageHeader').flatMap((header) => header.children)) {
    const id = findElement(party, 'PartyId');
    if (id !== null && !isDpid(id.text)) {
      issues.push(buildIssue('dpid_check_character', 'warning', id, { value: id.text }));
    }
  }
  return issues;
}

function checkReleaseId({ root }: MessageParts): ErnIssue[] {
  return listElements(root, 'ReleaseList', 'Release')
    .filter((release) => !findElement(release, 'ReleaseId', 'ICPN') && !findElement(release, 'ReleaseId', 'GRid'))
    .map((release) => buildIssue('release_code_missing', 'fatal', release));
}

function checkIsrcs({ list }: MessageParts): ErnIssue[] {
  const seen = new Set<string>();
  return list('SoundRecording').flatMap((recording) => {
    const isrc = findElement(recording, 'SoundRecordingEdition', 'ResourceId', 'ISRC');
    if (isrc === null) return [buildIssue('isrc_missing', 'fatal', recording)];
    if (seen.has(isrc.text)) return [buildIssue('isrc_twice', 'fatal', isrc, { value: isrc.text })];
    seen.add(isrc.text);
    return [];
  });
}
