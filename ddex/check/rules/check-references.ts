import type { ErnIssue } from '../../issue.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** Elements that declare a reference, with the elements that use it. */
const REFERENCES: Record<string, readonly string[]> = {
  PartyReference: [
    'ArtistPartyReference',
    'ContributorPartyReference',
    'CharacterPartyReference',
    'ReleaseLabelReference',
    'RightsControllerPartyReference',
    'RecordCompanyPartyReference',
    'PartyRelatedPartyReference',
    'AffiliatedPartyReference',
  ],
  ResourceReference: [
    'ReleaseResourceReference',
    'LinkedReleaseResourceReference',
    'DealResourceReference',
    'ResourceRelatedResourceReference',
  ],
  VisibilityReference: ['ReleaseVisibilityReference'],
};

/**
 * Warns about a party, recording or visibility that is declared but never referenced. Our schema checks that every
 * reference resolves; `checkDeals` checks which release needs a deal.
 */
export function checkReferences(parts: MessageParts): ErnIssue[] {
  return Object.entries(REFERENCES).flatMap(([anchorName, referenceNames]) => {
    const used = new Set(referenceNames.flatMap((name) => parts.list(name)).map(({ text }) => text));
    return parts
      .list(anchorName)
      .filter(({ text }) => !used.has(text))
      .map((anchor) => buildIssue('reference_unused', 'warning', anchor, { reference: anchor.text }));
  });
}
