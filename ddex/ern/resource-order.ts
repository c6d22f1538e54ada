import { findText, listElements, type XmlElement } from '../xml/element.ts';

/** Lists the items of recordings below a release or group in playing order: group by group, by number within each. */
export function listItemsInOrder(parent: XmlElement): XmlElement[] {
  return listElements(parent, 'ResourceGroup').flatMap((group) => {
    const items = listElements(group, 'ResourceGroupContentItem')
      .filter((item) => findText(item, 'ResourceType') !== 'Image')
      .map((item) => ({ item, order: Number(findText(item, 'SequenceNumber') ?? 0) }))
      .toSorted((a, b) => a.order - b.order)
      .map(({ item }) => item);
    return [...listItemsInOrder(group), ...items];
  });
}
