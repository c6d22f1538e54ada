import { createHash } from 'node:crypto';
import { listTellingLines } from '@tangent/domain/promotion/made-here/judge-text.ts';

/** Returns the fingerprints of the lines of a text that say something about its writer: 64 bits each. */
export function readLineKeys(text: string): bigint[] {
  return listTellingLines(text).map((line) => createHash('sha256').update(line).digest().readBigInt64BE());
}
