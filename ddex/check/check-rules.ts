import { ERN_382 } from '../ern-3/new-release-message.ts';
import type { ErnIssue } from '../issue.ts';
import { findFalseLabel } from '../xml/decode-xml.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { catchUnreadable } from './catch-unreadable.ts';
import { buildMessageParts, type MessageFacts, type Rule } from './message-parts.ts';
import { checkAi } from './rules/check-ai.ts';
import { checkCharacters } from './rules/check-characters.ts';
import { checkHeader } from './rules/check-header.ts';
import { checkLanguages } from './rules/check-languages.ts';
import { checkNames } from './rules/check-names.ts';
import { checkPurge } from './rules/check-purge.ts';
import { checkRepeated } from './rules/check-repeated.ts';
import { checkStore } from './rules/check-store.ts';
import { checkTitles } from './rules/check-titles.ts';
import { checkUserDefined } from './rules/check-user-defined.ts';
import { checkErn3Elements } from './rules-3/check-rules-3.ts';
import { STRUCTURE_RULES } from './structure-rules.ts';

const RULES: readonly Rule[] = [
  ...STRUCTURE_RULES,
  checkUserDefined,
  checkNames,
  checkTitles,
  checkAi,
  checkLanguages,
  checkHeader,
  checkCharacters,
  checkRepeated,
  checkStore,
];

/**
 * Checks the rules that the schema does not cover (from the Audio profile of DDEX Release Profiles 2.1, and our own):
 * profile, codes, user-defined values, names, artists, sequence, references, track releases, dates, durations, previews, titles,
 * parental warnings, deals, pre-orders, files, AI, displayed names, parties, placement, territories, technical facts, names of files, ids,
 * languages, the type of the release, rights lines, the header, characters, repetitions, and the store's requirements. Text that is
 * not XML gives `xml_unreadable`.
 */
export function checkRules(xml: string, facts: MessageFacts = {}): ErnIssue[] {
  return catchUnreadable(() => {
    const label = findFalseLabel(xml);
    return [...(label === null ? [] : [label]), ...checkElements(parseXml(xml), facts)];
  });
}

/** Checks the rules of `checkRules` for its version on a parsed message. */
export function checkElements(root: XmlElement, facts: MessageFacts): ErnIssue[] {
  const parts = buildMessageParts(root, facts);
  if (root.name === 'PurgeReleaseMessage') {
    return [...checkPurge(parts), ...checkHeader(parts), ...checkCharacters(parts), ...checkRepeated(parts)];
  }
  if (root.namespace === ERN_382) return [...checkErn3Elements(root, facts), ...checkStore(parts)];
  return RULES.flatMap((rule) => rule(parts));
}
