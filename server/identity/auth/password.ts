import { hash, verify } from '@node-rs/argon2';

// OWASP's advice on storing passwords, for argon2id: 19 MiB, two passes. `STRENGTH` is the part of a hash that states
// this.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const STRENGTH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Tells whether a hash has another strength than ours today; its password is hashed again at the next sign-in. */
export function isOutdatedHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(STRENGTH);
}

// Compared when there is no such user, so that the response takes as long as for a real one.
const dummyHash = hashPassword('no account has this password');

/** Tells whether the password is the hashed one. A null hash takes the same time and never matches. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && isRight;
}
