import type { ErnIssue } from '../../issue.ts';
import type { XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * Checks that nothing is said twice in one place: a territory, a use, a role, an id or a part with the same content. Parts
 * with parts inside them have references of their own, which the schema checks.
 */
export function checkRepeated({ all }: MessageParts): ErnIssue[] {
  return all.flatMap(({ children }) => (children.length < 2 ? [] : checkSiblings(children)));
}

function checkSiblings(children: readonly XmlElement[]): ErnIssue[] {
  const seen = new Set<string>();
  const issues: ErnIssue[] = [];
  for (const child of children) {
    if (!isSmall(child)) continue;
    const key = describe(child);
    if (seen.has(key)) issues.push(buildIssue('said_twice', 'error', child, { value: child.text }));
    seen.add(key);
  }
  return issues;
}

function isSmall({ children }: XmlElement): boolean {
  return children.every((child) => child.children.length === 0);
}

function describe({ name, text, attributes, children }: XmlElement): string {
  let all = `${name}\n${text}\n${describeAttributes(attributes)}`;
  for (const child of children) all += `\n${describe(child)}`;
  return all;
}

function describeAttributes(attributes: XmlElement['attributes']): string {
  const names = Object.keys(attributes);
  return names.length === 0 ? '' : JSON.stringify(names.sort().map((name) => [name, attributes[name]]));
}
