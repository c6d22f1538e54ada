import { type DsrRecord, getCell, getCellList } from './record.ts';

/** Lists the recipients of a report's money from its first line: names and party ids in lower case. */
export function listRecipients(head: DsrRecord): string[] {
  const named = [
    getCell(head, 'RecipientPartyId'),
    getCell(head, 'RecipientName'),
    ...getCellList(head, 'RepresentedRepertoire'),
  ];
  return named.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
}

/** Whether the recipients are owed the money of a record: it names one of them, or no party. */
export function isOwedTo(recipients: readonly string[], record: DsrRecord): boolean {
  const party = getCell(record, 'RightsControllerPartyId');
  const named = [getCell(record, 'RightsController'), party.slice(party.indexOf('::') + 1).replace(/^:/, '')];
  const names = named.map((name) => name.trim().toLowerCase()).filter((name) => name !== '');
  return names.length === 0 || recipients.length === 0 || names.some((name) => recipients.includes(name));
}
