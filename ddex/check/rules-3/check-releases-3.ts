import { SCHEMA_VERSION } from '../../ern-3/new-release-message.ts';
import { isSingleResource } from '../../ern-3/single-resource.ts';
import type { ErnIssue } from '../../issue.ts';
import { listAllElements, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * Checks that the message states its version, that one release is marked as the main one (of several recordings alone
 * none is), that only a code of 13 digits is called an EAN, and that every release lists exactly the resources that its
 * groups contain or link.
 */
export function checkReleases({ root, list }: MessageParts): ErnIssue[] {
  const issues: ErnIssue[] = [];
  const version = root.attributes.MessageSchemaVersionId ?? '';
  if (version !== SCHEMA_VERSION) issues.push(buildIssue('schema_version', 'fatal', root, { version }));
  const releases = listElements(root, 'ReleaseList', 'Release');
  const count = releases.filter(({ attributes }) => attributes.IsMainRelease === 'true').length;
  const isMarked = count === 1 || (count === 0 && releases.length > 1 && releases.every(isSingleResource));
  if (!isMarked) issues.push(buildIssue('main_release_not_marked', 'error', root, { count }));
  const icpns = list('ICPN').filter(
    ({ attributes, text }) => attributes.IsEan !== undefined && (attributes.IsEan === 'true') !== (text.length === 13),
  );
  issues.push(...icpns.map((icpn) => buildIssue('icpn_not_ean', 'error', icpn, { value: icpn.text })));
  return [...issues, ...releases.filter((release) => !isSingleResource(release)).flatMap(checkResources)];
}

function checkResources(release: XmlElement): ErnIssue[] {
  const listed = listElements(release, 'ReleaseResourceReferenceList', 'ReleaseResourceReference');
  const groups = listElements(release, 'ReleaseDetailsByTerritory', 'ResourceGroup').flatMap(listAllElements);
  const placed = groups.filter(({ name }) => /^(Linked)?ReleaseResourceReference$/.test(name));
  return [...listMissing(listed, placed), ...listMissing(placed, listed)].map((element) =>
    buildIssue('resource_list_mismatch', 'fatal', element, { reference: element.text }),
  );
}

function listMissing(some: readonly XmlElement[], others: readonly XmlElement[]): XmlElement[] {
  const texts = new Set(others.map(({ text }) => text));
  return some.filter(({ text }) => !texts.has(text));
}
