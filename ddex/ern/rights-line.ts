import type { ErnRightsLine, ReadRightsLine } from '../model.ts';
import { findElement, findNumber, getText, type XmlElement } from '../xml/element.ts';
import { group, leaf, type XmlNode } from '../xml/write-xml.ts';

/** Builds a PLine (℗, the recording) or CLine (©, the release). */
export function buildRightsLine(name: 'PLine' | 'CLine', line: ErnRightsLine): XmlNode {
  return group(name, [leaf('Year', String(line.year).padStart(4, '0')), leaf(`${name}Text`, line.text)]);
}

/** Reads the first PLine or CLine below the parent; null without one. */
export function parseRightsLine(parent: XmlElement, name: 'PLine' | 'CLine'): ReadRightsLine | null {
  const element = findElement(parent, name);
  return element && { year: findNumber(element, 'Year'), text: getText(element, `${name}Text`) };
}
