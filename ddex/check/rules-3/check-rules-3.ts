import { findInstant } from '../../ern/deal-list.ts';
import { isTakedown } from '../../ern-3/deal-list.ts';
import type { ErnIssue } from '../../issue.ts';
import { listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, buildMessageParts, type MessageFacts, type MessageParts, type Rule } from '../message-parts.ts';
import { checkArtists } from '../rules/check-artists.ts';
import { checkCharacters } from '../rules/check-characters.ts';
import { checkClips } from '../rules/check-clips.ts';
import { checkCodes } from '../rules/check-codes.ts';
import { checkDates } from '../rules/check-dates.ts';
import { checkDealPeriods } from '../rules/check-deal-periods.ts';
import { checkDeals } from '../rules/check-deals.ts';
import { checkDisplayNames } from '../rules/check-display-names.ts';
import { checkDurations } from '../rules/check-durations.ts';
import { checkFileNames } from '../rules/check-file-names.ts';
import { checkFiles } from '../rules/check-files.ts';
import { checkHeader } from '../rules/check-header.ts';
import { checkIds } from '../rules/check-ids.ts';
import { checkLanguages } from '../rules/check-languages.ts';
import { checkParentalWarnings } from '../rules/check-parental-warnings.ts';
import { checkParties } from '../rules/check-parties.ts';
import { checkPlacement } from '../rules/check-placement.ts';
import { checkPreOrders } from '../rules/check-pre-orders.ts';
import { checkProfile } from '../rules/check-profile.ts';
import { checkReferences } from '../rules/check-references.ts';
import { checkReleaseType } from '../rules/check-release-type.ts';
import { checkRepeated } from '../rules/check-repeated.ts';
import { checkRightsLines } from '../rules/check-rights-lines.ts';
import { checkSequence } from '../rules/check-sequence.ts';
import { checkTechnical } from '../rules/check-technical.ts';
import { checkTerritories } from '../rules/check-territories.ts';
import { checkTrackReleases } from '../rules/check-track-releases.ts';
import { checkUserDefined } from '../rules/check-user-defined.ts';
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

/** The rules of ERN 4, which run on the message converted to its structure. */
const SAME_RULES: readonly Rule[] = [
  checkProfile,
  checkCodes,
  checkArtists,
  checkSequence,
  checkReferences,
  checkTrackReleases,
  checkDates,
  checkDurations,
  checkClips,
  checkParentalWarnings,
  checkDeals,
  checkDealPeriods,
  checkPreOrders,
  checkFiles,
  checkDisplayNames,
  checkParties,
  checkPlacement,
  checkTerritories,
  checkTechnical,
  checkFileNames,
  checkIds,
  checkReleaseType,
  checkRightsLines,
];

/** The rules that run on the ERN 3.8.2 message itself. */
const OWN_RULES: readonly Rule[] = [
  checkUserDefined,
  checkNames,
  checkPartyIds,
  checkReleases,
  checkTerms,
  checkHeader,
  checkCharacters,
  checkRepeated,
  checkLanguages,
];

/** Checks the rules that the schema of ERN 3.8.2 does not cover: those of ERN 4 and some of its own. */
export function checkErn3Elements(root: XmlElement, facts: MessageFacts): ErnIssue[] {
  const parts = buildMessageParts(root, facts);
  const view = buildMessageParts(viewAsErn4(root), facts);
  return [...SAME_RULES.flatMap((rule) => rule(view)), ...OWN_RULES.flatMap((rule) => rule(parts))];
}
