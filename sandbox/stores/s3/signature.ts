import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Failure } from './s3-failure.ts';

/** The only credentials of the sandbox's buckets. */
export const S3_CREDENTIALS = {
  access_key_id: 'sandbox',
  secret_access_key: 'sandbox-s3-secret',
  region: 'us-east-1',
} as const;

const LONGEST_SKEW_MS = 15 * 60 * 1000;

/** A signed request: path and query exactly as in the request line. */
export interface SignedRequest {
  method: string;
  path: string;
  query: string;
  headers: Record<string, string | string[] | undefined>;
}

/**
 * Checks AWS signature version 4 in the Authorization header (AWS General Reference, "Signature Version 4 signing
 * process"). Uses the machine's clock, because clients sign with it.
 */
export function checkSignature(request: SignedRequest, nowMs: number): void {
  const authorization = parseAuthorization(getHeader(request, 'authorization'));
  if (authorization.access_key_id !== S3_CREDENTIALS.access_key_id) throw new S3Failure('InvalidAccessKeyId');
  const [day, region, service, end] = authorization.scope;
  if (region !== S3_CREDENTIALS.region || service !== 's3' || end !== 'aws4_request') {
    throw new S3Failure('AuthorizationHeaderMalformed', `unexpected scope ${authorization.scope.join('/')}`);
  }
  const time = getHeader(request, 'x-amz-date');
  if (!time.startsWith(day ?? '-') || Math.abs(parseTime(time) - nowMs) > LONGEST_SKEW_MS) {
    throw new S3Failure('RequestTimeTooSkewed');
  }
  if (!authorization.signed_headers.includes('host')) throw new S3Failure('AccessDenied', 'the host is not signed');
  const text = buildTextToSign(request, authorization, time);
  const expected = Buffer.from(sign(authorization.scope, text));
  const signature = Buffer.from(authorization.signature);
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) {
    throw new S3Failure('SignatureDoesNotMatch');
  }
}

interface Authorization {
  access_key_id: string;
  scope: string[];
  signed_headers: string[];
  signature: string;
}

function parseAuthorization(header: string): Authorization {
  const match = /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]+)$/.exec(
    header,
  );
  if (match === null) throw new S3Failure('AccessDenied', 'requests must carry a version 4 signature in their header');
  const [, access_key_id = '', scope = '', names = '', signature = ''] = match;
  return { access_key_id, scope: scope.split('/'), signed_headers: names.split(';'), signature };
}

function buildTextToSign(request: SignedRequest, { scope, signed_headers }: Authorization, time: string): string {
  const headers = signed_headers.map((name) => `${name}:${getHeader(request, name).trim().replace(/ +/g, ' ')}\n`);
  const canonical = [
    request.method,
    request.path.split('/').map(recode).join('/'),
    buildCanonicalQuery(request.query),
    headers.join(''),
    signed_headers.join(';'),
    getHeader(request, 'x-amz-content-sha256'),
  ].join('\n');
  return ['AWS4-HMAC-SHA256', time, scope.join('/'), createHash('sha256').update(canonical).digest('hex')].join('\n');
}

function buildCanonicalQuery(query: string): string {
  const pairs = query === '' ? [] : query.split('&').map((pair) => pair.split('='));
  const recoded = pairs.map(([name = '', value = '']) => `${recode(name)}=${recode(value)}`);
  return recoded.sort().join('&');
}

// Re-encodes a text so that every spelling compares equal: RFC 3986, section 2.3.
function recode(text: string): string {
  return encodeURIComponent(decode(text)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Failure('InvalidArgument', 'the address is malformed');
  }
}

function sign(scope: readonly string[], text: string): string {
  const start = Buffer.from(`AWS4${S3_CREDENTIALS.secret_access_key}`);
  const key = scope.reduce((secret, part) => createHmac('sha256', secret).update(part).digest(), start);
  return createHmac('sha256', key).update(text).digest('hex');
}

function getHeader({ headers }: SignedRequest, name: string): string {
  const value = headers[name];
  return Array.isArray(value) ? value.join(',') : (value ?? '');
}

function parseTime(time: string): number {
  return Date.parse(time.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}
