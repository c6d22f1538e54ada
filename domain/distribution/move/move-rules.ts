/**
 * The behaviour of a store when a release comes from a second distributor: it switches by the codes; it matches both for some
 * days, and then the old one must go; the new one replaces the old one; the old one must go first; or it wants a form.
 */
export const MOVE_RULES = ['by_code', 'match_then_takedown', 'replaces', 'takedown_first', 'form'] as const;
export type MoveRule = (typeof MOVE_RULES)[number];

/** The stores whose rule is known. */
const RULES: Readonly<Record<string, MoveRule>> = {
  'apple-music': 'by_code',
  'amazon-music': 'by_code',
  deezer: 'by_code',
  pandora: 'by_code',
  spotify: 'match_then_takedown',
  tidal: 'match_then_takedown',
  qobuz: 'match_then_takedown',
  'youtube-music': 'match_then_takedown',
  tiktok: 'replaces',
  'facebook-instagram': 'replaces',
  awa: 'takedown_first',
  kkbox: 'takedown_first',
  soundcloud: 'form',
};

/** Returns the rule of a store. Of an unknown one we assume the careful rule, which loses no plays. */
export function findMoveRule(storeId: string): MoveRule {
  return RULES[storeId] ?? 'match_then_takedown';
}

type RuledStore = { readonly store_id: string; readonly store_name: string };

/** Orders stores by the effort that their rule takes, then by name: those that switch on their own come first. */
export function compareByMoveRule(one: RuledStore, other: RuledStore): number {
  const order = (store: RuledStore) => BY_EFFORT.indexOf(findMoveRule(store.store_id));
  return order(one) - order(other) || one.store_name.localeCompare(other.store_name);
}
const BY_EFFORT: readonly MoveRule[] = ['by_code', 'replaces', 'match_then_takedown', 'takedown_first', 'form'];
