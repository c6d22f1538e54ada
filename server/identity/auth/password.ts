import { hash, verify } from '@node-rs/argon2';

// OWASP's advice on storing passwords, for argon2id: 19 MiB, two passes. `STRENGTH` is how a hash says that it has it.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const STRENGTH = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** True for a hash of another strength than ours is today; its password has to be hashed again when it is next typed. */
export function isOutdatedHash(passwordHash: string): boolean {
  return !passwordHash.startsWith(STRENGTH);
}

// What is compared when there is no such user, so that the answer takes as long as for a real one.
const dummyHash = hashPassword('nobody has this password');

/** True when the password is the one that was hashed. A null hash costs the same time and is never right. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await dummyHash), password);
  return passwordHash !== null && isRight;
}
