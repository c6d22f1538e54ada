import { type DsrRecord, getCell, getCellList } from './record.ts';

/** Whose money a report speaks of, by its first line: names and party ids in small letters. */
export function listRecipients(head: DsrRecord): string[] {
  const named = [
    getCell(head, 'RecipientPartyId'),
    getCell(head, 'RecipientName'),
    ...getCellList(head, 'RepresentedRepertoire'),
  ];
  return named.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
}

/** Whether the money of a record is theirs: it names one of them, or nobody at all. */
export function isOwedTo(recipients: readonly string[], record: DsrRecord): boolean {
  const party = getCell(record, 'RightsControllerPartyId');
  const named = [getCell(record, 'RightsController'), party.slice(party.indexOf('::') + 1).replace(/^:/, '')];
  const names = named.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  return names.length === 0 || recipients.length === 0 || names.some((name) => recipients.includes(name));
}
