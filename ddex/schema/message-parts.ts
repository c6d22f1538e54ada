import { CONTROL_TYPE } from './code-lists.ts';
import { allowed, one, oneOrMore, optional, type Particle } from './content-model.ts';
import { DATE_TIME, DPID, TEXT, YEAR } from './value-types.ts';

/** The sender or recipient of any message. */
export const MESSAGE_PARTY: readonly Particle[] = [one('PartyId', DPID), one('PartyName', [one('FullName', TEXT)])];

/** The header of a message about a release, identical in every version. */
export const HEADER = one('MessageHeader', [
  one('MessageThreadId', TEXT),
  one('MessageId', TEXT),
  one('MessageSender', MESSAGE_PARTY),
  optional('SentOnBehalfOf', MESSAGE_PARTY),
  oneOrMore('MessageRecipient', MESSAGE_PARTY),
  one('MessageCreatedDateTime', DATE_TIME),
  one('MessageControlType', CONTROL_TYPE),
]);

export const P_LINE = one('PLine', [one('Year', YEAR), one('PLineText', TEXT)]);
export const C_LINE = one('CLine', [one('Year', YEAR), one('CLineText', TEXT)]);

/** The attributes of a user-defined value; `checkUserDefined` checks when both are required. */
export const USER_DEFINED = { Namespace: allowed(TEXT), UserDefinedValue: allowed(TEXT) };
