import { ERN_382 } from '../ern-3/new-release-message.ts';
import type { ErnIssue } from '../issue.ts';
import { findFalseLabel } from '../xml/decode-xml.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { catchUnreadable } from './catch-unreadable.ts';
import { buildMessageParts, type MessageFacts, type Rule } from './message-parts.ts';
import { checkAi } from './rules/check-ai.ts';
import { checkArtists } from './rules/check-artists.ts';
import { checkCharacters } from './rules/check-characters.ts';
import { checkClips } from './rules/check-clips.ts';
import { checkCodes } from './rules/check-codes.ts';
import { checkDates } from './rules/check-dates.ts';
import { checkDealPeriods } from './rules/check-deal-periods.ts';
import { checkDeals } from './rules/check-deals.ts';
import { checkDisplayNames } from './rules/check-display-names.ts';
import { checkDurations } from './rules/check-durations.ts';
import { checkFileNames } from './rules/check-file-names.ts';
import { checkFiles } from './rules/check-files.ts';
import { checkHeader } from './rules/check-header.ts';
import { checkIds } from './rules/check-ids.ts';
import { checkLanguages } from './rules/check-languages.ts';
import { checkNames } from './rules/check-names.ts';
import { checkParentalWarnings } from './rules/check-parental-warnings.ts';
import { checkParties } from './rules/check-parties.ts';
import { checkPlacement } from './rules/check-placement.ts';
import { checkPreOrders } from './rules/check-pre-orders.ts';
import { checkProfile } from './rules/check-profile.ts';
import { checkPurge } from './rules/check-purge.ts';
import { checkReferences } from './rules/check-references.ts';
import { checkReleaseType } from './rules/check-release-type.ts';
import { checkRepeated } from './rules/check-repeated.ts';
import { checkRightsLines } from './rules/check-rights-lines.ts';
import { checkSequence } from './rules/check-sequence.ts';
import { checkStore } from './rules/check-store.ts';
import { checkTechnical } from './rules/check-technical.ts';
import { checkTerritories } from './rules/check-territories.ts';
import { checkTitles } from './rules/check-titles.ts';
import { checkTrackReleases } from './rules/check-track-releases.ts';
import { checkUserDefined } from './rules/check-user-defined.ts';
import { checkErn3Elements } from './rules-3/check-rules-3.ts';

const RULES: readonly Rule[] = [
  checkProfile,
  checkCodes,
  checkUserDefined,
  checkNames,
  checkArtists,
  checkSequence,
  checkReferences,
  checkTrackReleases,
  checkDates,
  checkDurations,
  checkClips,
  checkTitles,
  checkParentalWarnings,
  checkDeals,
  checkDealPeriods,
  checkPreOrders,
  checkFiles,
  checkAi,
  checkDisplayNames,
  checkParties,
  checkPlacement,
  checkTerritories,
  checkTechnical,
  checkFileNames,
  checkIds,
  checkLanguages,
  checkReleaseType,
  checkRightsLines,
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
