import type { ErnIssue } from '../issue.ts';
import { checkRootElement } from '../schema/check-structure.ts';
import { findFalseLabel } from '../xml/decode-xml.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml, withXml } from '../xml/parse-xml.ts';
import { catchUnreadable } from './catch-unreadable.ts';
import { checkElements } from './check-rules.ts';
import { checkDocument, type ErnSchemas } from './check-schema.ts';
import type { MessageFacts } from './message-parts.ts';

/** Messages about a release; acknowledgements and manifests are checked for structure only. */
const RELEASE_MESSAGES: readonly string[] = ['NewReleaseMessage', 'PurgeReleaseMessage'];

/**
 * Runs all checks of a message on one parse: our own schema, the official one if its files are available, then the
 * rules that no schema covers. The text counts as stored in UTF-8: `decodeXml` reads bytes in another encoding. With `schemas` null the official schema is left out: enough for tests, not for a store.
 */
export function checkMessage(
  schemas: ErnSchemas | null,
  xml: string,
  facts: MessageFacts = {},
): { issues: ErnIssue[] } {
  const checkRest = (root: XmlElement) => (RELEASE_MESSAGES.includes(root.name) ? checkElements(root, facts) : []);
  const issues = catchUnreadable(() => {
    if (schemas === null) {
      const root = parseXml(xml);
      return [...checkLabel(xml), ...checkRootElement(root), ...checkRest(root)];
    }
    return withXml(xml, ({ root, document }) => [
      ...checkLabel(xml),
      ...checkRootElement(root),
      ...(RELEASE_MESSAGES.includes(root.name) ? checkDocument(schemas, { root, document }) : []),
      ...checkRest(root),
    ]);
  });
  return { issues };
}

function checkLabel(xml: string): ErnIssue[] {
  const issue = findFalseLabel(xml);
  return issue === null ? [] : [issue];
}
