import { findInstant } from '../../ern/deal-list.ts';
import { isTakedown } from '../../ern-3/deal-list.ts';
import type { ErnIssue } from '../../issue.ts';
import { listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, buildMessageParts, type MessageFacts, type MessageParts, type Rule } from '../message-parts.ts';
import { checkCharacters } from '../rules/check-characters.ts';
import { checkHeader } from '../rules/check-header.ts';
import { checkLanguages } from '../rules/check-languages.ts';
import { checkRepeated } from '../rules/check-repeated.ts';
import { checkUserDefined } from '../rules/check-user-defined.ts';
import { STRUCTURE_RULES } from '../structure-rules.ts';
import { checkNames } from './check-names-3.ts';
import { checkPartyIds } from './check-party-ids-3.ts';
import { checkReleases } from './check-releases-3.ts';
import { viewAsErn4 } from './view-as-ern-4.ts';

/**
 * Checks that deal terms state their start (the schema makes it optional), and that a first message takes nothing down.
 */
function checkTerms({ list, facts }: MessageParts): ErnIssue[] {
  const withoutStart = list('DealTerms')
    .flatMap((terms) => listElements(terms, 'ValidityPeriod'))
    .filter((period) => findInstant(period, 'Start') === null);
  const takedowns = facts.kind === 'insert' ? list('DealTerms').filter(isTakedown) : [];
  return [
    ...withoutStart.map((period) => buildIssue('deal_without_start', 'fatal', period)),
    ...takedowns.map((terms) => buildIssue('takedown_in_first_message', 'fatal', terms)),
  ];
}

/** Checks that a first message does not call itself an update. */
function checkIndicator({ list, facts }: MessageParts): ErnIssue[] {
  return list('UpdateIndicator')
    .filter(({ text }) => facts.kind === 'insert' && text === 'UpdateMessage')
    .map((indicator) => buildIssue('update_in_first_message', 'error', indicator));
}

/** The rules that run on the ERN 3.8.2 message itself. */
const OWN_RULES: readonly Rule[] = [
  checkUserDefined,
  checkNames,
  checkPartyIds,
  checkReleases,
  checkTerms,
  checkIndicator,
  checkHeader,
  checkCharacters,
  checkRepeated,
  checkLanguages,
];

/** Checks the rules that the schema of ERN 3.8.2 does not cover: those of ERN 4 and some of its own. */
export function checkErn3Elements(root: XmlElement, facts: MessageFacts): ErnIssue[] {
  const parts = buildMessageParts(root, facts);
  const view = buildMessageParts(viewAsErn4(root), facts);
  return [...STRUCTURE_RULES.flatMap((rule) => rule(view)), ...OWN_RULES.flatMap((rule) => rule(parts))];
}
