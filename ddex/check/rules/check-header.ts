import type { ErnIssue } from '../../issue.ts';
import { findElement, findText, listElements } from '../../xml/element.ts';
import { buildIssue, type MessageParts } from '../message-parts.ts';
import { parseInstant } from '../parse-instant.ts';

/** DDEX was founded in 2006; an earlier time is that of a clock that nobody has set. */
const FIRST_YEAR = 2006;
/** No message of today can be from here on, even if the caller does not say what day it is. */
const FIRST_IMPOSSIBLE_YEAR = 2100;
/** Clocks differ, and a time without a zone counts as UTC. */
const CLOCK_TOLERANCE_MS = 86_400_000;

/**
 * Checks that a message is not addressed to its sender, and that it was written neither before DDEX existed nor after
 * today, if the caller says when that is.
 */
export function checkHeader(parts: MessageParts): ErnIssue[] {
  return [...checkParties(parts), ...checkCreated(parts)];
}

// Two companies may have the same name, but hardly two that send each other music.
function checkParties({ root }: MessageParts): ErnIssue[] {
  const [sender] = listElements(root, 'MessageHeader', 'MessageSender');
  if (sender === undefined) return [];
  const ids = [sender, ...listElements(root, 'MessageHeader', 'SentOnBehalfOf')].map((one) =>
    findFolded(one, 'PartyId'),
  );
  const name = findFolded(sender, 'PartyName', 'FullName');
  return listElements(root, 'MessageHeader', 'MessageRecipient').flatMap((recipient) => {
    const [id, ownName] = [findFolded(recipient, 'PartyId'), findFolded(recipient, 'PartyName', 'FullName')];
    if (id !== null && ids.includes(id)) return [buildIssue('sender_is_recipient', 'fatal', recipient, { value: id })];
    if (ownName === null || ownName !== name) return [];
    return [buildIssue('sender_is_recipient', 'warning', recipient, { value: ownName })];
  });
}

function findFolded(...path: Parameters<typeof findText>): string | null {
  return (
    findText(...path)
      ?.trim()
      .toUpperCase() ?? null
  );
}

function checkCreated({ root, facts: { now } }: MessageParts): ErnIssue[] {
  const created = findElement(root, 'MessageHeader', 'MessageCreatedDateTime');
  if (created === null) return [];
  const at = parseInstant(created.text);
  if (Number.isNaN(at)) return [];
  const year = new Date(at).getUTCFullYear();
  if (year < FIRST_YEAR)
    return [buildIssue('created_too_early', 'error', created, { at: created.text, first: FIRST_YEAR })];
  const isLate = year >= FIRST_IMPOSSIBLE_YEAR || (now !== undefined && at > now.getTime() + CLOCK_TOLERANCE_MS);
  return isLate ? [buildIssue('created_in_future', 'error', created, { at: created.text })] : [];
}
