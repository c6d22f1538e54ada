import { cellOf, type DsrRecord, listOf } from './record.ts';

/** Whose money a report speaks of, by its first line: names and party ids in small letters. */
export function listRecipients(head: DsrRecord): string[] {
  const named = [
    cellOf(head, 'RecipientPartyId'),
    cellOf(head, 'RecipientName'),
    ...listOf(head, 'RepresentedRepertoire'),
  ];
  return named.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
}

/** Whether the money of a record is theirs: it names one of them, or nobody at all. */
export function isOwedTo(recipients: readonly string[], record: DsrRecord): boolean {
  const party = cellOf(record, 'RightsControllerPartyId');
  const named = [cellOf(record, 'RightsController'), party.slice(party.indexOf('::') + 1).replace(/^:/, '')];
  const names = named.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  return names.length === 0 || recipients.length === 0 || names.some((name) => recipients.includes(name));
}
