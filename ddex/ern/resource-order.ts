import { findText, getText, listElements, type XmlElement } from '../xml/element.ts';

/** An item of a recording, and the disc on which it is, from 1. */
export interface OrderedItem {
  item: XmlElement;
  disc_number: number;
}

/**
 * Lists the items of recordings of a release in playing order with their discs: each group with recordings is one disc.
 */
export function listItemsByDisc(release: XmlElement): OrderedItem[] {
  const discs = listElements(release, 'ResourceGroup')
    .flatMap(listGroups)
    .filter((items) => items.length > 0);
  return discs.flatMap((items, index) => items.map((item) => ({ item, disc_number: index + 1 })));
}

/** Lists the references of the recordings of a release in playing order: the first one is track 1. */
export function listTrackReferences(release: XmlElement): string[] {
  return listItemsByDisc(release).map(({ item }) => getText(item, 'ReleaseResourceReference'));
}

function listGroups(group: XmlElement): XmlElement[][] {
  const inner = listElements(group, 'ResourceGroup').flatMap(listGroups);
  return [...inner, listOwnItems(group)];
}

/** Lists the items of recordings directly in a group, by number. */
function listOwnItems(group: XmlElement): XmlElement[] {
  return listElements(group, 'ResourceGroupContentItem')
    .filter((item) => findText(item, 'ResourceType') !== 'Image')
    .map((item) => ({ item, order: Number(findText(item, 'SequenceNumber') ?? 0) }))
    .toSorted((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
