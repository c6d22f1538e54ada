import { ERN_382 } from '../ern-3/new-release-message.ts';
import type { ErnIssue } from '../issue.ts';
import type { XmlElement } from '../xml/element.ts';
import { parseXml } from '../xml/parse-xml.ts';
import { catchUnreadable } from './catch-unreadable.ts';
import { buildMessageParts, type MessageFacts, type Rule } from './message-parts.ts';
import { checkAi } from './rules/check-ai.ts';
import { checkArtists } from './rules/check-artists.ts';
import { checkClips } from './rules/check-clips.ts';
import { checkCodes } from './rules/check-codes.ts';
import { checkDates } from './rules/check-dates.ts';
import { checkDealPeriods } from './rules/check-deal-periods.ts';
import { checkDeals } from './rules/check-deals.ts';
import { checkDurations } from './rules/check-durations.ts';
import { checkFiles } from './rules/check-files.ts';
import { checkNames } from './rules/check-names.ts';
import { checkParentalWarnings } from './rules/check-parental-warnings.ts';
import { checkPreOrders } from './rules/check-pre-orders.ts';
import { checkProfile } from './rules/check-profile.ts';
import { checkPurge } from './rules/check-purge.ts';
import { checkReferences } from './rules/check-references.ts';
import { checkSequence } from './rules/check-sequence.ts';
import { checkStore } from './rules/check-store.ts';
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
  checkStore,
];

/**
 * Checks the rules that the schema does not cover (from the Audio profile of DDEX Release Profiles 2.1, and our own):
 * profile, codes, user-defined values, names, artists, sequence, references, track releases, dates, durations, previews, titles,
 * parental warnings, deals, pre-orders, files, AI, and the store's requirements. Text that is not XML gives `xml_unreadable`.
 */
export function checkRules(xml: string, facts: MessageFacts = {}): ErnIssue[] {
  return catchUnreadable(() => checkElements(parseXml(xml), facts));
}

/** Checks the rules of `checkRules` for its version on a parsed message. */
export function checkElements(root: XmlElement, facts: MessageFacts): ErnIssue[] {
  const parts = buildMessageParts(root, facts);
  if (root.name === 'PurgeReleaseMessage') return checkPurge(parts);
  if (root.namespace === ERN_382) return [...checkErn3Elements(root, facts), ...checkStore(parts)];
  return RULES.flatMap((rule) => rule(parts));
}
