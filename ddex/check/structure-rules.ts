import type { Rule } from './message-parts.ts';
import { checkArtists } from './rules/check-artists.ts';
import { checkClips } from './rules/check-clips.ts';
import { checkCodes } from './rules/check-codes.ts';
import { checkDates } from './rules/check-dates.ts';
import { checkDealPeriods } from './rules/check-deal-periods.ts';
import { checkDeals } from './rules/check-deals.ts';
import { checkDisplayNames } from './rules/check-display-names.ts';
import { checkDurations } from './rules/check-durations.ts';
import { checkFileNames } from './rules/check-file-names.ts';
import { checkFiles } from './rules/check-files.ts';
import { checkIds } from './rules/check-ids.ts';
import { checkParentalWarnings } from './rules/check-parental-warnings.ts';
import { checkParties } from './rules/check-parties.ts';
import { checkPlacement } from './rules/check-placement.ts';
import { checkPreOrders } from './rules/check-pre-orders.ts';
import { checkProfile } from './rules/check-profile.ts';
import { checkReferences } from './rules/check-references.ts';
import { checkReleaseType } from './rules/check-release-type.ts';
import { checkRightsLines } from './rules/check-rights-lines.ts';
import { checkSequence } from './rules/check-sequence.ts';
import { checkTechnical } from './rules/check-technical.ts';
import { checkTerritories } from './rules/check-territories.ts';
import { checkTrackReleases } from './rules/check-track-releases.ts';

/** The rules of every version: those of ERN 3.8.2 run on the message converted to the structure of ERN 4. */
export const STRUCTURE_RULES: readonly Rule[] = [
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
