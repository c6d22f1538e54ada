/**
 * The subjects of the lines of a report. Their order is stored: new kinds come last.
 *
 * - `sale`: streams, downloads and creations, also those that a store takes back without saying why.
 * - `penalty`: a fine, such as for artificial streams; above zero the store takes a fine back.
 * - `fee`: what a store keeps for a service.
 * - `chargeback`: a sale whose payment came back.
 * - `correction`: a change of a sale that was reported before.
 */
export const LINE_KINDS = ['sale', 'penalty', 'fee', 'chargeback', 'correction'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** Charges of a store beside sales: the owner of the track alone bears them, and we take no share of them. */
export const CHARGE_KINDS = ['penalty', 'fee'] as const satisfies LineKind[];
export type ChargeKind = (typeof CHARGE_KINDS)[number];

export function isCharge(kind: LineKind): kind is ChargeKind {
  return kind === 'penalty' || kind === 'fee';
}

/** Returns the number under which a kind is stored with entries. */
export function toKindNumber(kind: LineKind): number {
  return LINE_KINDS.indexOf(kind);
}

/** Returns the kind that is stored under a number. */
export function fromKindNumber(kind: number): LineKind {
  return LINE_KINDS[kind] ?? 'sale';
}

/** Words of stores, in small letters with single spaces; the first that occurs decides. */
const WORDS: readonly (readonly [RegExp, LineKind])[] = [
  [/\b(penalt|fine[sd]?\b|artificial|fraud|manipulat)/, 'penalty'],
  [/\b(charge ?backs?|refund(s|ed)?)\b/, 'chargeback'],
  [/\bfees?\b/, 'fee'],
  [/\b(correct|adjust|restate)/, 'correction'],
];
const SALE = /^(none|sales?|streams?|downloads?|plays?|views?|creations?|royalt(y|ies)|returns?)?$/;

/**
 * Returns the kind that a cell of a report names, in our words (`penalty`) or those of a store
 * (`Artificial streaming penalty`, `CHARGE_BACK`); an empty cell is a sale. Null for words that name none.
 */
export function parseLineKind(text: string): LineKind | null {
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  if (SALE.test(words)) return 'sale';
  return WORDS.find(([word]) => word.test(words))?.[1] ?? null;
}
