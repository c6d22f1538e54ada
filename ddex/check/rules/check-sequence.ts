import type { ErnIssue } from '../../issue.ts';
import { findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** Allowed types of a second-level group: the side of a disc, or a disc. */
const SECOND_LEVEL_TYPES = ['Side', 'Component'];

/**
 * Checks that recordings have a position in their group, that no position is used twice, and that groups inside the top
 * group are sides or components.
 */
export function checkSequence({ root }: MessageParts): ErnIssue[] {
  return listElements(root, 'ReleaseList', 'Release', 'ResourceGroup').flatMap((top) => {
    const groups = listElements(top, 'ResourceGroup');
    return [
      ...groups
        .filter((group) => !SECOND_LEVEL_TYPES.includes(group.attributes.ResourceGroupType ?? ''))
        .map((group) => buildIssue('resource_group_type', 'fatal', group)),
      ...[top, ...groups].flatMap(checkSequenceNumbers),
    ];
  });
}

function checkSequenceNumbers(group: XmlElement): ErnIssue[] {
  const seen = new Set<string>();
  return listElements(group, 'ResourceGroupContentItem').flatMap((item) => {
    const sequence = findText(item, 'SequenceNumber');
    if (sequence === null) return [buildIssue('resource_not_sequenced', 'fatal', item)];
    if (seen.has(sequence)) return [buildIssue('sequence_number_twice', 'fatal', item, { number: sequence })];
    seen.add(sequence);
    return [];
  });
}
