import { hash, verify } from '@node-rs/argon2';

/** Hashes a password with argon2id at the strength of OWASP's password storage advice (19 MiB, two passes). */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

// What is compared when there is no such user, so that the answer takes as long as for a real one.
const hashOfNobody = hashPassword('nobody has this password');

/** True when the password is the one that was hashed. A null hash costs the same time and is never right. */
export async function isPasswordOf(passwordHash: string | null, password: string): Promise<boolean> {
  const isRight = await verify(passwordHash ?? (await hashOfNobody), password);
  return passwordHash !== null && isRight;
}
