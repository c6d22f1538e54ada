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
  ReleaseReference: ['DealReleaseReference', 'ResourceGroupReleaseReference'],
  VisibilityReference: ['ReleaseVisibilityReference'],
};

/**
 * Every reference points to something, nothing is named twice, and what is named is used (a party, recording or release nobody
 * points to is only warned of). Only deals point to releases, and the rule of deals says which must have some.
 */
export function checkReferences(parts: MessageParts): ErnIssue[] {
  return Object.entries(REFERENCES).flatMap(([anchorName, referenceNames]) => {
    const anchors = parts.list(anchorName);
    const references = referenceNames.flatMap((name) => parts.list(name));
    const targets = new Set(anchors.map(({ text }) => text));
    const used = new Set(references.map(({ text }) => text));
    const seen = new Set<string>();
    const twice = anchors.filter(({ text }) => seen.size === seen.add(text).size);
    return [
      ...twice.map((anchor) => buildIssue('reference_twice', 'fatal', anchor, { reference: anchor.text })),
      ...references
        .filter(({ text }) => !targets.has(text))
        .map((element) => buildIssue('reference_unresolved', 'fatal', element, { reference: element.text })),
      ...anchors
        .filter(({ text }) => !used.has(text) && anchorName !== 'ReleaseReference')
        .map((anchor) => buildIssue('reference_unused', 'warning', anchor, { reference: anchor.text })),
    ];
  });
}
