import type { XmlElement } from '../xml/element.ts';
import { leaf, type XmlNode } from '../xml/write-xml.ts';

/** Builds a user-defined value under the DPID of the sender. */
export function buildUserDefined(name: string, value: string, namespace: string): XmlNode | null {
  return leaf(name, 'UserDefined', { Namespace: namespace, UserDefinedValue: value });
}

/** Returns the value of an element, or its user-defined value. */
export function parseUserDefined(element: XmlElement): string {
  return element.attributes.UserDefinedValue ?? element.text;
}
