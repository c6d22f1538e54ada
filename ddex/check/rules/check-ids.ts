import { isIcpn, normaliseIcpn } from '../../codes/icpn.ts';
import { isIsrc } from '../../codes/isrc.ts';
import type { ErnIssue } from '../../issue.ts';
import { findText, listAllElements, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * Checks that ids belong to one thing only, and that codes inside ids and names of files are those of the message: the product
 * code of its release, the ISRC of the recording.
 */
export function checkIds(parts: MessageParts): ErnIssue[] {
  return [...checkUnique(parts), ...checkProductCodes(parts), ...checkIsrcsOfFiles(parts)];
}

function checkUnique({ root }: MessageParts): ErnIssue[] {
  const resources = listElements(root, 'ResourceList').flatMap(({ children }) => children);
  const releases = listElements(root, 'ReleaseList').flatMap(({ children }) => children);
  return [
    ...findTwice(resources, /^(?:Resource|Image|Text|SoundRecording)Id$/, 'resource_id_twice'),
    ...findTwice(releases, /^ReleaseId$/, 'release_id_twice'),
  ];
}

// The same ISRC twice among recordings is found by `checkCodes`; a track release of ERN 3.8.2 repeats that of its recording.
function findTwice(parents: readonly XmlElement[], of: RegExp, code: string): ErnIssue[] {
  const seen = new Set<string>();
  return parents
    .flatMap(({ children }) => children.filter(({ name }) => of.test(name)))
    .flatMap(({ children }) => children.filter(({ name }) => name !== 'ISRC'))
    .flatMap((id) => {
      const key = JSON.stringify([id.name, id.attributes.Namespace, id.text]);
      if (seen.has(key)) return [buildIssue(code, 'error', id, { value: id.text })];
      seen.add(key);
      return [];
    });
}

// A code is written with 12 digits in one place and with 13 in another.
function checkProductCodes({ root, list }: MessageParts): ErnIssue[] {
  const releases = listElements(root, 'ReleaseList').flatMap(({ children }) => children);
  const icpns = releases.flatMap((release) => listElements(release, 'ReleaseId', 'ICPN'));
  const own = new Set(icpns.map(({ text }) => normaliseIcpn(text)));
  // A wrong code is reported by itself.
  if (own.size === 0 || icpns.some(({ text }) => !isIcpn(text))) return [];
  const trackIds = releases
    .filter(({ name }) => name === 'TrackRelease')
    .flatMap((track) => listElements(track, 'ReleaseId', 'ProprietaryId'));
  const findOther = (text: string) =>
    text.split(/[^0-9]+/).find((part) => part.length >= 12 && isIcpn(part) && !own.has(normaliseIcpn(part)));
  return [
    ...trackIds.map((element) => ({ element, severity: 'error' as const, text: element.text })),
    ...[...list('ResourceId'), ...list('ImageId'), ...list('TextId')]
      .flatMap((id) => listElements(id, 'ProprietaryId'))
      .map((element) => ({ element, severity: 'warning' as const, text: element.text })),
    ...list('URI').map((element) => ({ element, severity: 'warning' as const, text: element.text })),
  ].flatMap(({ element, severity, text }) => {
    const other = findOther(text);
    return other === undefined ? [] : [buildIssue('icpn_of_another', severity, element, { value: other })];
  });
}

function checkIsrcsOfFiles({ list }: MessageParts): ErnIssue[] {
  const recordings = list('SoundRecording').map((recording) => ({
    isrc: findText(recording, 'SoundRecordingEdition', 'ResourceId', 'ISRC') ?? '',
    uris: listAllElements(recording).filter(({ name }) => name === 'URI'),
  }));
  const all = new Set(recordings.map(({ isrc }) => isrc));
  return recordings.flatMap(({ isrc, uris }) =>
    uris.flatMap((uri) => {
      const named = uri.text.split(/[^0-9A-Za-z]+/).find((part) => isIsrc(part) && part !== isrc && all.has(part));
      return named === undefined ? [] : [buildIssue('file_of_another', 'error', uri, { isrc: named, recording: isrc })];
    }),
  );
}
