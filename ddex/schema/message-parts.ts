import { allowed, one, type Particle } from './content-model.ts';
import { DPID, TEXT } from './value-types.ts';

/** The sender or recipient of any message. */
export const MESSAGE_PARTY: readonly Particle[] = [one('PartyId', DPID), one('PartyName', [one('FullName', TEXT)])];

/** A value of the sender's own; the rule of user defined values says when both must be there. */
export const USER_DEFINED = { Namespace: allowed(TEXT), UserDefinedValue: allowed(TEXT) };
