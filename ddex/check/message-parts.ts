import type { ErnIssue, ErnSeverity } from '../issue.ts';
import type { ErnFileHash, ErnMessageKind } from '../model.ts';
import { listAllElements, type XmlElement } from '../xml/element.ts';

/** What the checker is told besides the message itself. */
export interface MessageFacts {
  /** Why the message is sent; a receiver does not know. A first message must have deals and bring all files. */
  kind?: ErnMessageKind;
  /** The files of the package by their path relative to the message. */
  files?: ReadonlyMap<string, { size_bytes: number; hash: ErnFileHash }>;
}

/** A message as the rules look at it. */
export interface MessageParts {
  root: XmlElement;
  /** Every element, in the order of the document. */
  all: readonly XmlElement[];
  facts: MessageFacts;
  /** All elements of a name, wherever they stand, in the order of the document. */
  list(name: string): readonly XmlElement[];
}

/** A rule looks at a message and returns what is wrong with it. */
export type Rule = (parts: MessageParts) => ErnIssue[];

/**
 * Sorts the elements of a message by name, once for all rules.
 */
export function buildMessageParts(root: XmlElement, facts: MessageFacts): MessageParts {
  const all = listAllElements(root);
  const byName = new Map<string, XmlElement[]>();
  for (const element of all) {
    const elements = byName.get(element.name);
    if (elements === undefined) byName.set(element.name, [element]);
    else elements.push(element);
  }
  return { root, all, facts, list: (name) => byName.get(name) ?? [] };
}

/**
 * An issue at an element.
 */
export function buildIssue(
  code: string,
  severity: ErnSeverity,
  element: XmlElement,
  params: ErnIssue['params'] = {},
): ErnIssue {
  return { code, severity, line: element.line, path: element.name, params };
}
