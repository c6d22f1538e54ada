import type { ErnRightsLine } from '../model.ts';
import { getElement, getNumber, getText, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

/** Builds a PLine (℗, the recording) or CLine (©, the release). */
export function buildRightsLine(name: 'PLine' | 'CLine', line: ErnRightsLine): XmlNode {
  return group(name, [leaf('Year', String(line.year).padStart(4, '0')), leaf(`${name}Text`, line.text)]);
}

/**
 * Reads the first PLine or CLine below the parent.
 */
export function parseRightsLine(parent: XmlElement, name: 'PLine' | 'CLine'): ErnRightsLine {
  const element = getElement(parent, name);
  return { year: getNumber(element, 'Year'), text: getText(element, `${name}Text`) };
}
