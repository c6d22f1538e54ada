import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listAllElements, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** The kind of resource that a link may lead to, by its description. */
const LINKS: Record<string, string> = { CoverArt: 'Image', Lyrics: 'Text' };

/**
 * Checks that every recording has one place in the playing order, that only recordings have one, that discs are numbered
 * without a gap from 1, and that a link to artwork or lyrics leads to that.
 */
export function checkPlacement(parts: MessageParts): ErnIssue[] {
  const releases = listElements(parts.root, 'ReleaseList', 'Release').filter(
    (release) => findElement(release, 'ResourceGroup') !== null,
  );
  const kinds = listKinds(parts);
  return [
    ...releases.flatMap((release) => checkItems(release, kinds)),
    ...(releases.length === 0 ? [] : checkUnplaced(parts, releases)),
    ...releases.flatMap((release) => listElements(release, 'ResourceGroup')).flatMap(checkDiscs),
    ...checkLinks(parts, kinds),
  ];
}

/** Returns the resources by their references. */
function listKinds({ root }: MessageParts): ReadonlyMap<string, XmlElement> {
  return new Map(
    listElements(root, 'ResourceList')
      .flatMap(({ children }) => children)
      .map((resource) => [findText(resource, 'ResourceReference') ?? '', resource]),
  );
}

function checkItems(release: XmlElement, kinds: ReadonlyMap<string, XmlElement>): ErnIssue[] {
  const seen = new Set<string>();
  return listItems(release).flatMap((item) => {
    const reference = findText(item, 'ReleaseResourceReference') ?? '';
    const resource = kinds.get(reference);
    if (resource === undefined) return [];
    // Booklets and videos may stand among the recordings; words and the front cover belong to something else.
    const type = findText(resource, 'Type') ?? '';
    if (type === 'FrontCoverImage' || type === 'LyricText') {
      return [buildIssue('item_kind', 'error', item, { reference, kind: resource.name })];
    }
    if (seen.has(reference)) return [buildIssue('resource_placed_twice', 'error', item, { reference })];
    seen.add(reference);
    return [];
  });
}

function listItems(parent: XmlElement): XmlElement[] {
  return listElements(parent, 'ResourceGroup').flatMap((group) => [
    ...listElements(group, 'ResourceGroupContentItem'),
    ...listItems(group),
  ]);
}

// A recording inside another one, as in a mix, is placed by that.
function checkUnplaced({ root, list }: MessageParts, releases: readonly XmlElement[]): ErnIssue[] {
  const resources = listElements(root, 'ResourceList').flatMap(listAllElements);
  const used = new Set(
    [...releases.flatMap(listAllElements), ...resources]
      .filter(({ name }) => name.endsWith('ResourceReference') && name !== 'ResourceReference')
      .map(({ text }) => text),
  );
  return list('SoundRecording')
    .map((recording) => ({ recording, reference: findText(recording, 'ResourceReference') ?? '' }))
    .filter(({ reference }) => !used.has(reference))
    .map(({ recording, reference }) => buildIssue('resource_not_placed', 'error', recording, { reference }));
}

function checkDiscs(top: XmlElement): ErnIssue[] {
  const groups = listElements(top, 'ResourceGroup');
  const numbers = groups.map((group) => Number(findText(group, 'SequenceNumber')));
  const missing = groups.findIndex((_, i) => !numbers.includes(i + 1));
  const [first] = groups;
  if (first === undefined || missing < 0 || !numbers.every((number) => number > 0)) return [];
  return [buildIssue('sequence_gap', 'error', first, { number: missing + 1 })];
}

function checkLinks({ list }: MessageParts, kinds: ReadonlyMap<string, XmlElement>): ErnIssue[] {
  return list('LinkedReleaseResourceReference').flatMap((link) => {
    const { LinkDescription: description, UserDefinedValue: value } = link.attributes;
    const expected = LINKS[value ?? description ?? ''];
    const kind = kinds.get(link.text)?.name;
    if (expected === undefined || kind === undefined || kind === expected) return [];
    return [buildIssue('link_kind', 'error', link, { reference: link.text, kind, expected })];
  });
}
