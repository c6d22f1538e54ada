/** Why Apple refuses a package, as far as the number of its message says it. */
export type ItmsReason =
  | 'metadata_refused'
  | 'pre_order'
  | 'identifier_invalid'
  | 'data_missing'
  | 'file_missing'
  | 'feature_unsupported'
  | 'schema'
  | 'file_to_specification'
  | 'asset'
  | 'unknown';

/** Numbers whose meaning is known. */
const KNOWN: Record<number, ItmsReason> = {
  // "Preorder date is not allowed on this offer".
  4020: 'pre_order',
};

/** The ranges of numbers, by their first one. */
const RANGES: readonly (readonly [from: number, reason: ItmsReason])[] = [
  [3000, 'metadata_refused'],
  [4000, 'metadata_refused'],
  [5000, 'data_missing'],
  [6000, 'feature_unsupported'],
  [8000, 'schema'],
  [9000, 'asset'],
];

/** Words of messages that say more than the range of their number; the first one counts. */
const WORDS: readonly (readonly [form: RegExp, reason: ItmsReason, ranges: readonly number[]])[] = [
  [/\bpre-?order/i, 'pre_order', [3000, 4000, 5000]],
  [
    /\b(?:file|asset|binar(?:y|ies))\b.*\b(?:missing|not found|could not be found|does not exist)\b|\bmissing\b.*\b(?:file|asset|binar(?:y|ies))\b/i,
    'file_missing',
    [3000, 4000, 5000, 9000],
  ],
  [/\b(?:upc|isrc|isni|vendor_?id|apple_?id|grid)\b/i, 'identifier_invalid', [3000, 4000]],
  [
    /\b(?:checksum|md5|sample rate|bit depth|channels?|resolution|pixels?|dimensions?|codec|loudness|duration|file size|format)\b/i,
    'file_to_specification',
    [9000],
  ],
];

/**
 * Finds the reason of a numbered message. Only the ranges and few numbers are public, so the words of the message decide where
 * its range is wide; Apple may write them differently at any time, then the reason of the range holds.
 *
 * @example findItmsReason({ number: 4020, text: 'Preorder date is not allowed on this offer' }) // 'pre_order'
 */
export function findItmsReason({ number, text }: { number: number | null; text: string }): ItmsReason {
  if (number === null) return 'unknown';
  const known = KNOWN[number];
  if (known !== undefined) return known;
  const range = Math.floor(number / 1000) * 1000;
  const worded = WORDS.find(([form, , ranges]) => ranges.includes(range) && form.test(text));
  return worded?.[1] ?? RANGES.find(([from]) => from === range)?.[1] ?? 'unknown';
}
