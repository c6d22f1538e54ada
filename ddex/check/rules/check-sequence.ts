import type { ErnIssue } from '../../issue.ts';
import { findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** Allowed types of a second-level group: the side of a disc, or a disc. */
const SECOND_LEVEL_TYPES = ['Side', 'Component'];

/**
 * Checks that recordings have a position in their group, that no position is used twice or left out, that groups inside
 * the top group are sides or components, and that each of these has a number of its own.
 */
export function checkSequence({ root }: MessageParts): ErnIssue[] {
  return listElements(root, 'ReleaseList', 'Release', 'ResourceGroup').flatMap((top) => {
    const groups = listElements(top, 'ResourceGroup');
    return [
      ...groups
        .filter((group) => !SECOND_LEVEL_TYPES.includes(group.attributes.ResourceGroupType ?? ''))
        .map((group) => buildIssue('resource_group_type', 'fatal', group)),
      ...checkNumbers(groups.filter((group) => findText(group, 'SequenceNumber') !== null)),
      ...[top, ...groups].flatMap((group) => checkNumbers(listElements(group, 'ResourceGroupContentItem'))),
      ...[top, ...groups].flatMap((group) => checkGap(group, groups.length === 0)),
    ];
  });
}

function checkNumbers(items: readonly XmlElement[]): ErnIssue[] {
  const seen = new Set<string>();
  return items.flatMap((item) => {
    const sequence = findText(item, 'SequenceNumber');
    if (sequence === null) return [buildIssue('resource_not_sequenced', 'fatal', item)];
    if (seen.has(sequence)) return [buildIssue('sequence_number_twice', 'fatal', item, { number: sequence })];
    seen.add(sequence);
    return [];
  });
}

// Several groups may be counted through, so only a single group has to begin with 1.
function checkGap(group: XmlElement, isOnly: boolean): ErnIssue[] {
  const numbers = listElements(group, 'ResourceGroupContentItem').flatMap((item) => {
    const sequence = findText(item, 'SequenceNumber');
    return sequence === null ? [] : [Number(sequence)];
  });
  const distinct = new Set(numbers);
  const first = isOnly ? 1 : Math.min(...distinct);
  const missing = [...distinct].map((_, i) => first + i).find((number) => !distinct.has(number));
  if (missing === undefined || distinct.size < numbers.length) return [];
  return [buildIssue('sequence_gap', 'error', group, { number: missing })];
}
