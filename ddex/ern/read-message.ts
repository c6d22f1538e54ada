import type { ErnIssue } from '../issue.ts';
import { type XmlElement, XmlShapeError } from '../xml/element.ts';
import { parseXml, UnreadableXml } from '../xml/parse-xml.ts';

/** The message that was read, or the issues that make it unreadable. */
export type Reading<Message> = { message: Message; issues: [] } | { message: null; issues: ErnIssue[] };

/**
 * Reads the root of a text with `parse`, which returns null for an unknown message. Never throws because of the text:
 * `xml_unreadable`, `message_unknown` and `message_unusable` are issues.
 */
export function readMessage<Message>(xml: string, parse: (root: XmlElement) => Message | null): Reading<Message> {
  try {
    const root = parseXml(xml);
    const message = parse(root);
    if (message === null) return refuse('message_unknown', root.line, root.name, { namespace: root.namespace });
    return { message, issues: [] };
  } catch (error) {
    if (error instanceof UnreadableXml) return refuse('xml_unreadable', error.line, '', { reason: error.message });
    if (error instanceof XmlShapeError) return refuse('message_unusable', error.line, error.path, {});
    throw error;
  }
}

function refuse(code: string, line: number | null, path: string, params: ErnIssue['params']): Reading<never> {
  return { message: null, issues: [{ code, severity: 'fatal', line, path, params }] };
}
