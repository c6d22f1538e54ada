import { ERN_382, parseErn3Message } from '../ern-3/new-release-message.ts';
import type { ErnVersion, ReadMessage } from '../model.ts';
import type { XmlElement } from '../xml/element.ts';
import { DIALECTS, ERN_43, ERN_432 } from './dialect.ts';
import { parseErn4Message } from './ern-4-message.ts';
import { type Reading, readMessage } from './read-message.ts';

/** A message with its version, or the issues that make it unreadable. */
export type ErnReading = Reading<ReadMessage & { version: ErnVersion }>;

/** The parser of each version, by namespace. */
const READERS: Record<string, { version: ErnVersion; parse: (root: XmlElement) => ReadMessage }> = {
  [ERN_43]: { version: '43', parse: (root) => parseErn4Message(root, DIALECTS['43']) },
  [ERN_432]: { version: '432', parse: (root) => parseErn4Message(root, DIALECTS['432']) },
  [ERN_382]: { version: '382', parse: parseErn3Message },
};

/**
 * Reads a NewReleaseMessage of any of the three versions. Never throws: text that is not XML (`xml_unreadable`), a
 * different message (`message_unknown`) and one that lacks something or uses values that we do not (`message_unusable`)
 * give issues.
 */
export function parseNewReleaseMessage(xml: string): ErnReading {
  return readMessage(xml, (root) => {
    const reader = READERS[root.namespace];
    if (root.name !== 'NewReleaseMessage' || reader === undefined) return null;
    return { version: reader.version, ...reader.parse(root) };
  });
}
