/**
 * A proof-of-work challenge of the ALTCHA protocol, version 2: find the counter whose derived key starts with a prefix.
 */
export type Challenge = {
  readonly parameters: {
    readonly algorithm: string;
    readonly nonce: string;
    readonly salt: string;
    readonly cost: number;
    readonly keyLength: number;
    readonly keyPrefix: string;
  };
};

export type Solution = { readonly counter: number; readonly derivedKey: string; readonly time: number };

const HASHES: Readonly<Record<string, string>> = {
  'PBKDF2/SHA-256': 'SHA-256',
  'PBKDF2/SHA-384': 'SHA-384',
  'PBKDF2/SHA-512': 'SHA-512',
};

/**
 * Tries counters from 0 on. The password of each attempt is the nonce followed by the counter as 32 bits, big-endian.
 */
export async function solveChallenge({ parameters }: Challenge): Promise<Solution> {
  const hash = HASHES[parameters.algorithm];
  if (hash === undefined) throw new Error(`unknown challenge algorithm: ${parameters.algorithm}`);
  const started = performance.now();
  const salt = toBytes(parameters.salt);
  const nonce = toBytes(parameters.nonce);
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  const counterView = new DataView(password.buffer, nonce.length);
  for (let counter = 0; ; counter += 1) {
    counterView.setUint32(0, counter);
    const derivedKey = await deriveKey(password, salt, hash, parameters);
    if (derivedKey.startsWith(parameters.keyPrefix)) {
      return { counter, derivedKey, time: Math.round(performance.now() - started) };
    }
  }
}

/** Encodes the payload the server expects: challenge and solution as one base64 text. */
export function encodePayload(challenge: Challenge, solution: Solution): string {
  return btoa(JSON.stringify({ challenge, solution }));
}

async function deriveKey(
  password: Uint8Array<ArrayBuffer>,
  salt: Uint8Array<ArrayBuffer>,
  hash: string,
  { cost, keyLength }: Challenge['parameters'],
): Promise<string> {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', salt, iterations: cost, hash }, key, keyLength * 8);
  return toHex(new Uint8Array(bits));
}

function toBytes(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length / 2);
  for (let index = 0; index < bytes.length; index += 1) {
    bytes[index] = Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16);
  }
  return bytes;
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
