import { importJWK, SignJWT } from 'jose';
import { buildSubject, type OpenidAccount, toEmail } from './account.ts';
import type { TokenFault } from './behaviour.ts';
import { OPENID_CLIENT, type OpenidProvider } from './provider.ts';
import { makeKey, type SigningKey } from './signing-keys.ts';

const GOOD_FOR_SECONDS = 600;
const AN_HOUR = 3600;

export interface IdTokenFacts {
  provider: OpenidProvider;
  issuer: string;
  account: OpenidAccount;
  nonce: string | null;
  now: Date;
  fault: TokenFault | null;
}

/** Signs an id token in the provider's format, with the configured fault if there is one. */
export async function signIdToken(key: SigningKey, facts: IdTokenFacts): Promise<string> {
  const claims = corrupt(buildClaims(facts), facts.fault);
  const { fault } = facts;
  if (fault === 'alg_none') return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
  if (fault === 'hs256_with_public_key') {
    // The classic algorithm confusion: the public key is used as a shared secret.
    const secret = new TextEncoder().encode(JSON.stringify(key.public_jwk));
    return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: key.kid }).sign(secret);
  }
  if (fault === 'unknown_key') {
    const jwk = await makeKey();
    const header = { alg: 'RS256', kid: jwk.kid ?? '' };
    return new SignJWT(claims).setProtectedHeader(header).sign(await importJWK(jwk, 'RS256'));
  }
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid, typ: 'JWT' }).sign(key.private_key);
}

type Claims = Record<string, string | number | boolean>;

function buildClaims({ provider, issuer, account, nonce, now }: IdTokenFacts): Claims {
  const iat = Math.floor(now.getTime() / 1000);
  const [given_name = '', ...rest] = account.name.trim().split(/\s+/);
  const family_name = rest.join(' ');
  const { email_verified } = account;
  return {
    iss: issuer,
    aud: OPENID_CLIENT.id,
    sub: buildSubject(provider, account.email),
    iat,
    exp: iat + GOOD_FOR_SECONDS,
    ...(nonce === null ? {} : { nonce }),
    email: toEmail(provider, account),
    ...(provider === 'google'
      ? { azp: OPENID_CLIENT.id, email_verified, name: account.name.trim(), given_name, family_name }
      : // Apple writes some booleans as strings.
        { email_verified: String(email_verified), is_private_email: String(account.hides_email), auth_time: iat }),
  };
}

function corrupt(claims: Claims, fault: TokenFault | null): Claims {
  const { sub: _sub, ...others } = claims;
  const issued = Number(claims.iat);
  if (fault === 'other_audience') return { ...claims, aud: 'somebody-elses-app', azp: 'somebody-elses-app' };
  if (fault === 'other_issuer') return { ...claims, iss: 'https://accounts.elsewhere.example' };
  if (fault === 'expired') return { ...claims, iat: issued - 2 * AN_HOUR, exp: issued - AN_HOUR };
  if (fault === 'not_yet_valid') return { ...claims, nbf: issued + AN_HOUR, exp: issued + 2 * AN_HOUR };
  if (fault === 'no_subject') return others;
  if (fault === 'unverified_email') return { ...claims, email_verified: falseLike(claims) };
  if (fault === 'wrong_nonce') return { ...claims, nonce: 'the-nonce-of-somebody-else' };
  return claims;
}

function falseLike(claims: Claims): boolean | string {
  return typeof claims.email_verified === 'string' ? 'false' : false;
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
