import type { ErnIssue } from '../../issue.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/** The elements that name a thing, and the elements that point to it. */
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
 * Whatever is named is used: a party, recording or visibility nobody points to is warned of. That every reference leads somewhere
 * is part of our schema; which release needs a deal is the rule of deals.
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
