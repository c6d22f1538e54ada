import { Refusal } from '../refusal.ts';

// NUL and lone surrogates are legal in JSON, but PostgreSQL cannot store them.
const UNSTORABLE = /[\0\p{Cs}]/u;

/**
 * Refuses a request with text that no database can store, in a value or in the name of one. Walks without recursion, and
 * looks at nothing but text, lists and objects: size and nesting may be hostile.
 */
export function refuseUnstorable(...values: unknown[]): void {
  const waiting = values;
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === 'string') refuseText(value);
    else if (Array.isArray(value)) for (const inner of value) addText(waiting, inner);
    // Bytes are no text, and there are many of them.
    else if (typeof value === 'object' && value !== null && !Buffer.isBuffer(value)) {
      for (const key in value) {
        refuseText(key);
        addText(waiting, (value as Record<string, unknown>)[key]);
      }
    }
  }
}

function refuseText(text: string): void {
  if (UNSTORABLE.test(text)) throw new Refusal('malformed_request');
}

function addText(waiting: unknown[], value: unknown): void {
  if (typeof value === 'string' || (typeof value === 'object' && value !== null)) waiting.push(value);
}
