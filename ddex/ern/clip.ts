import { findNumber, listElements, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';
import { buildTechnicalReference } from './references.ts';

/**
 * Builds the ClipDetails of a recording: the second at which the store starts the preview that it cuts itself. `number`
 * is that of the clip among the files of the message.
 */
export function buildClip(start_seconds: number | null, number: number): XmlNode | null {
  if (start_seconds === null) return null;
  return group('ClipDetails', [
    leaf('TechnicalResourceDetailsReference', buildTechnicalReference(number)),
    leaf('ClipType', 'Preview'),
    group('Timing', [leaf('StartPoint', start_seconds)]),
    leaf('ExpressionType', 'Instructive'),
  ]);
}

/** Reads the start of the preview from the details of a recording; null without one. */
export function parseClip(edition: XmlElement): number | null {
  const [timing] = listElements(edition, 'TechnicalDetails', 'ClipDetails', 'Timing');
  return timing === undefined ? null : findNumber(timing, 'StartPoint');
}
