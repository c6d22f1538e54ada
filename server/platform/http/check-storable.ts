import { Refusal } from '../refusal.ts';

// NUL and half a surrogate pair are legal in JSON and cannot be stored by PostgreSQL.
const UNSTORABLE = /[\0\p{Cs}]/u;

/** Refuses a request that carries text no database can keep. Walks without recursion: nesting may be hostile. */
export function refuseUnstorable(...values: unknown[]): void {
  const waiting = values;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string' && UNSTORABLE.test(value)) throw new Refusal('malformed_request');
    // Bytes are no text, and there are many of them.
    if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      for (const [key, inner] of Object.entries(value)) waiting.push(key, inner);
    }
  }
}
