import type { Capability } from '../../../money/plan/capability.ts';
import { isStoreIncluded } from '../../store/store.ts';
import type { Draft } from '../draft.ts';

/**
 * The answers that one release takes from another, in groups that are taken as a whole: the habits of an artist, never
 * facts of one song such as its title, codes, dates, writers, files or answers about AI.
 */
const ANSWER_GROUPS = [
  ['primary_genre', 'secondary_genre'],
  ['language'],
  ['record_label'],
  ['p_line_owner'],
  ['c_line_owner'],
  ['territory_mode', 'territories'],
  ['claim_policy', 'claim_exceptions'],
  ['store_ids'],
  ['release_opening', 'release_time', 'release_zone'],
] as const satisfies readonly (readonly (keyof Draft)[])[];

export type RepeatedField = (typeof ANSWER_GROUPS)[number][number];
export type RepeatedAnswers = Pick<Draft, RepeatedField>;

/** Where the answers of a new draft can come from; a source may lack some of them. */
export type AnswerOrigins = {
  /** The tags of the dropped file. */
  readonly file?: Partial<RepeatedAnswers>;
  /** The last submitted release of the same artist. */
  readonly last: Partial<RepeatedAnswers> | null;
  readonly artist: Partial<RepeatedAnswers>;
  readonly standard: Partial<RepeatedAnswers>;
};

/** Picks the answers that later releases repeat. */
export function pickRepeated<Release extends RepeatedAnswers>(release: Release): Pick<Release, RepeatedField> {
  const fields = ANSWER_GROUPS.flat().map((field) => [field, release[field]]);
  return Object.fromEntries(fields) as Pick<Release, RepeatedField>;
}

/**
 * Returns what a new draft takes over besides the fields that were sent, even empty ones: each group from the file, or
 * else the last release, the artist, or our standard.
 *
 * @example startAnswers({ language: 'en' }, { last: { language: 'tr' }, artist: { primary_genre: 'pop' }, standard: {} })
 * // { primary_genre: 'pop' }
 */
export function startAnswers(
  sent: { readonly [Field in RepeatedField]?: unknown },
  { file = {}, last, artist, standard }: AnswerOrigins,
): Partial<RepeatedAnswers> {
  const origins = [file, last ?? {}, artist, standard];
  const taken = ANSWER_GROUPS.flatMap((group: readonly RepeatedField[]) => {
    if (group.some((field) => sent[field] !== undefined)) return [];
    const origin = origins.find((one) => group[0] !== undefined && one[group[0]] !== undefined) ?? {};
    return group.flatMap((field) => (origin[field] === undefined ? [] : [[field, origin[field]]]));
  });
  return Object.fromEntries(taken) as Partial<RepeatedAnswers>;
}

/** Returns the answers without what a plan lacks: a repeated answer must not cost a subscription. */
export function keepIncluded<Answers extends Partial<RepeatedAnswers>>(
  answers: Answers,
  may: (capability: Capability) => boolean,
): Answers {
  const isTimed = answers.release_opening === 'one_instant' && !may('release_opening');
  return {
    ...answers,
    ...(answers.secondary_genre && !may('secondary_genre') ? { secondary_genre: null } : {}),
    ...(answers.record_label && !may('record_label') ? { record_label: null } : {}),
    ...(isTimed ? { release_opening: 'local_midnight', release_time: null, release_zone: null } : {}),
  };
}

/** The stores of a submitted release, and whether its plan had premium stores at the time. */
type ChosenStores = { readonly store_ids: readonly string[]; readonly had_premium_stores: boolean };

/**
 * Lists the stores of a new release out of those of the plan: all but the ones that the artist left out of the last
 * release. A store that the plan lacked then was not left out.
 */
export function listRepeatedStores(
  stores: readonly { readonly id: string; readonly premium: boolean }[],
  last: ChosenStores | null,
): string[] {
  const isLeftOut = ({ id, premium }: { readonly id: string; readonly premium: boolean }) =>
    last !== null && !last.store_ids.includes(id) && isStoreIncluded({ premium }, last.had_premium_stores);
  return stores.filter((store) => !isLeftOut(store)).map(({ id }) => id);
}
