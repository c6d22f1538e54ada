import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements, type XmlElement } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';
import { parseInstant } from '../parse-instant.ts';

const STREAMS = ['OnDemandStream', 'NonInteractiveStream', 'Stream'];

/** The uses that each commercial model rules out. */
const CONTRADICTING_USES: Record<string, readonly string[]> = {
  SubscriptionModel: ['PermanentDownload'],
  AdvertisementSupportedModel: ['PermanentDownload'],
  PayAsYouGoModel: [...STREAMS, 'UserMakeAvailableLabelProvided', 'UserMakeAvailableUserProvided'],
  RightsClaimModel: [...STREAMS, 'PermanentDownload', 'ConditionalDownload'],
};

/**
 * Checks that a deal ends after it starts and states uses that its models allow, and that a message with deals has one for the release
 * and for every track that is not withdrawn. A message without deals takes the release down, so a first message and an
 * update must have some; a takedown has none, or only deals that ended before it was written.
 */
export function checkDeals(parts: MessageParts): ErnIssue[] {
  return [
    ...checkKind(parts),
    ...checkCoverage(parts),
    ...checkPolicies(parts),
    ...parts.list('DealTerms').flatMap(checkTerms),
  ];
}

function checkKind({ root, list, facts: { kind } }: MessageParts): ErnIssue[] {
  const dealList = findElement(root, 'DealList');
  if (kind === undefined) return [];
  if (kind !== 'takedown') return dealList === null ? [buildIssue('deals_missing', 'fatal', root, { kind })] : [];
  const written = parseInstant(findText(root, 'MessageHeader', 'MessageCreatedDateTime') ?? '');
  return list('DealTerms')
    .filter((terms) => !(parseInstant(findText(terms, 'ValidityPeriod', 'EndDateTime') ?? '') <= written))
    .map((terms) => buildIssue('takedown_with_deals', 'fatal', terms, { kind }));
}

// A policy says what happens to uploads that are claimed: one thing, unless it depends on a condition.
function checkPolicies({ list }: MessageParts): ErnIssue[] {
  return list('DealTerms').flatMap((terms) => {
    const policies = listElements(terms, 'RightsClaimPolicy');
    if (policies.length === 0) return [];
    const claims = listElements(terms, 'CommercialModelType').some(({ text }) => text === 'RightsClaimModel');
    if (!claims) return [buildIssue('policy_without_claim', 'error', terms)];
    const [policy = '', other] = new Set(
      policies
        .filter((one) => findElement(one, 'Condition') === null)
        .map((one) => findText(one, 'RightsClaimPolicyType') ?? ''),
    );
    return other === undefined ? [] : [buildIssue('claim_policy_twice', 'error', terms, { policy, other })];
  });
}

// A receiver cannot tell whether a track was forgotten or withdrawn; the sender can.
function checkCoverage(parts: MessageParts): ErnIssue[] {
  const { root, list, facts } = parts;
  if (findElement(root, 'DealList') === null) return [];
  const covered = new Set(list('DealReleaseReference').map(({ text }) => text));
  const withdrawn = new Set(listWithdrawn(parts));
  const releases = [
    ...(facts.deals_on === 'tracks' ? [] : listElements(root, 'ReleaseList', 'Release')),
    ...listElements(root, 'ReleaseList', 'TrackRelease'),
  ];
  return releases
    .map((release) => ({ release, reference: findText(release, 'ReleaseReference') ?? '' }))
    .filter(({ reference }) => !covered.has(reference) && !withdrawn.has(reference))
    .map(({ release, reference }) =>
      buildIssue('deal_missing', facts.kind === undefined ? 'warning' : 'fatal', release, { reference }),
    );
}

/** Lists the references of the track releases whose recordings are withdrawn. */
function listWithdrawn({ root, list, facts }: MessageParts): string[] {
  const recordings = list('SoundRecording')
    .filter((element) =>
      facts.withdrawn?.includes(findText(element, 'SoundRecordingEdition', 'ResourceId', 'ISRC') ?? ''),
    )
    .map((element) => findText(element, 'ResourceReference'));
  return listElements(root, 'ReleaseList', 'TrackRelease')
    .filter((track) => recordings.includes(findText(track, 'ReleaseResourceReference')))
    .map((track) => findText(track, 'ReleaseReference') ?? '');
}

function checkTerms(terms: XmlElement): ErnIssue[] {
  const issues: ErnIssue[] = [];
  if (!findElement(terms, 'UseType') || !findElement(terms, 'CommercialModelType')) {
    issues.push(buildIssue('deal_without_use', 'error', terms));
  }
  const uses = listElements(terms, 'UseType').map(({ text }) => text);
  for (const model of listElements(terms, 'CommercialModelType')) {
    const use = uses.find((candidate) => CONTRADICTING_USES[model.text]?.includes(candidate));
    if (use !== undefined) issues.push(buildIssue('deal_model_use', 'error', model, { model: model.text, use }));
  }
  for (const period of listElements(terms, 'ValidityPeriod')) {
    const start = findText(period, 'StartDateTime') ?? findText(period, 'StartDate');
    const end = findText(period, 'EndDateTime') ?? findText(period, 'EndDate');
    if (start !== null && end !== null && !(parseInstant(end) > parseInstant(start))) {
      issues.push(buildIssue('deal_ends_before_start', 'fatal', period, { start, end }));
    }
  }
  return issues;
}
