import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { deriveKey } from '../../platform/secret/derive-key.ts';
import { seal, unseal } from '../../platform/secret/seal.ts';

const PURPOSES = {
  fan: 'presave fans',
  link: 'presave links',
  follow: 'follow links',
  ticket: 'presave tickets',
  token: 'presave tokens',
} as const;

/** The action that a link in an email, or on the page after saving, allows. */
export type FanLinkPurpose = 'confirm' | 'leave';

/** Whose link it is: that of a fan of a campaign, or of a follower of an artist. One opens nothing of the other. */
export type FanLinkKind = 'link' | 'follow';

/**
 * Hides whom a row is about: an HMAC, because ids and addresses can be guessed and plain hashes compared. The same
 * person has another key in every campaign, and for every artist they follow.
 */
export function buildFanKey(secret: string, subjectId: string, identity: string): string {
  return sign(secret, PURPOSES.fan, `${subjectId}:${identity}`);
}

/** Builds the token of a link: the fan and the action, signed. */
export function buildFanToken(
  secret: string,
  fanId: string,
  purpose: FanLinkPurpose,
  kind: FanLinkKind = 'link',
): string {
  return `${fanId}.${sign(secret, PURPOSES[kind], `${purpose}:${fanId}`)}`;
}

/** Returns the fan of a link; null when the token is not one of ours for this purpose. */
export function readFanToken(
  secret: string,
  token: string,
  purpose: FanLinkPurpose,
  kind: FanLinkKind = 'link',
): string | null {
  return readSigned(token, (id) => buildFanToken(secret, id, purpose, kind));
}

/** Builds the state that Spotify returns: the row of the round trip, signed. */
export function buildState(secret: string, ticketId: string): string {
  return `${ticketId}.${sign(secret, PURPOSES.ticket, `state:${ticketId}`)}`;
}

/** Returns the row of a round trip; null for a forged state. */
export function readState(secret: string, state: string): string | null {
  return readSigned(state, (id) => buildState(secret, id));
}

/** Hides the code of a consent. Only the browser that comes back from Spotify knows the code. */
export function buildCodeKey(secret: string, ticketId: string, code: string): string {
  return sign(secret, PURPOSES.ticket, `code:${ticketId}:${code}`);
}

/** Returns the PKCE verifier of a round trip and its challenge (RFC 7636). Only the server can compute it. */
export function buildProof(secret: string, ticketId: string): { verifier: string; challenge: string } {
  const verifier = sign(secret, PURPOSES.ticket, `verifier:${ticketId}`);
  return { verifier, challenge: createHash('sha256').update(verifier).digest('base64url') };
}

export function sealToken(secret: string, fanId: string, token: string): string {
  return seal(token, { secret, purpose: PURPOSES.token, owner: fanId });
}

export function unsealToken(secret: string, fanId: string, sealed: string): string {
  return unseal(sealed, { secret, purpose: PURPOSES.token, owner: fanId });
}

function sign(secret: string, purpose: string, text: string): string {
  return createHmac('sha256', deriveKey(secret, purpose)).update(text).digest('base64url');
}

function readSigned(token: string, build: (id: string) => string): string | null {
  const id = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\./.exec(token)?.[1];
  if (id === undefined) return null;
  const [given, expected] = [Buffer.from(token), Buffer.from(build(id))];
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
}
