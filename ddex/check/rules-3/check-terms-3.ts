import { findInstant, isTakedown } from '../../ern-3/deal-list.ts';
import type { ErnIssue } from '../../issue.ts';
import { listElements } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';

/**
 * Terms say from when they hold (the schema lets it be left out), and nothing is taken down by a first message.
 */
export function checkTerms({ list, facts }: MessageParts): ErnIssue[] {
  const endless = list('DealTerms')
    .flatMap((terms) => listElements(terms, 'ValidityPeriod'))
    .filter((period) => findInstant(period, 'Start') === null);
  const takedowns = facts.kind === 'insert' ? list('DealTerms').filter(isTakedown) : [];
  return [
    ...endless.map((period) => buildIssue('deal_without_start', 'fatal', period)),
    ...takedowns.map((terms) => buildIssue('takedown_in_first_message', 'fatal', terms)),
  ];
}
