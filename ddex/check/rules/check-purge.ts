import type { ErnIssue } from '../../issue.ts';
import { listElements } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';
import { checkCodeTexts } from './check-codes.ts';

/** Checks that a purge names one release by a valid code and is sent only as a takedown. */
export function checkPurge(parts: MessageParts): ErnIssue[] {
  const { root, facts } = parts;
  const codes = ['ICPN', 'GRid'].flatMap((name) => listElements(root, 'PurgedRelease', 'ReleaseId', name));
  return [
    ...checkCodeTexts(parts),
    ...(codes.length === 0 ? [buildIssue('release_code_missing', 'fatal', root)] : []),
    ...(facts.kind === undefined || facts.kind === 'takedown'
      ? []
      : [buildIssue('purge_is_takedown', 'fatal', root, { kind: facts.kind })]),
  ];
}
