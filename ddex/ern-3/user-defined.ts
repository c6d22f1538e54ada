import type { XmlElement } from '../xml/element.ts';
import { leaf, type XmlNode } from '../xml/write-xml.ts';

/**
 * A value of the sender's own, under the DPID of the sender.
 */
export function buildUserDefined(name: string, value: string, namespace: string): XmlNode | null {
  return leaf(name, 'UserDefined', { Namespace: namespace, UserDefinedValue: value });
}

/**
 * The value of an element, or the sender's own.
 */
export function parseUserDefined(element: XmlElement): string {
  return element.attributes.UserDefinedValue ?? element.text;
}
