import type { MajorStoreId } from '../../store/major-stores.ts';
import type { AiExtent } from './ai-answers.ts';

/**
 * The treatment of music that AI made: a store shows it as a credit, pays nothing for it, or leaves it out of
 * recommendations and charts. A store without a published rule does not ask.
 */
const AI_TREATMENTS = ['credited', 'unpaid', 'not_recommended', 'not_asked'] as const;
export type AiTreatment = (typeof AI_TREATMENTS)[number];

/** The published rules of stores, by how far AI made a track (sources in docs/standards/store-rules.md). */
const POLICIES: Partial<Record<MajorStoreId, Record<Exclude<AiExtent, 'none'>, AiTreatment>>> = {
  spotify: { partly: 'credited', fully: 'credited' },
  'apple-music': { partly: 'credited', fully: 'credited' },
  'itunes-store': { partly: 'credited', fully: 'credited' },
  tidal: { partly: 'not_asked', fully: 'unpaid' },
  deezer: { partly: 'not_asked', fully: 'not_recommended' },
};

/** Stores that want an answer for every track, whatever it is. */
const REQUIRING: readonly string[] = ['spotify', 'apple-music', 'itunes-store', 'tidal'] satisfies MajorStoreId[];

/**
 * Groups the stores that treat a release in a special way by what they do. The tracks count one by one, so a store can
 * appear twice. `unanswered` are stores that ask and get no answer for some track.
 *
 * @example groupByAiTreatment([{ extent: 'fully' }], ['tidal', 'pandora']) // { unpaid: ['tidal'], … }
 */
export function groupByAiTreatment(
  tracks: readonly { readonly extent: AiExtent | null }[],
  storeIds: readonly string[],
): Record<Exclude<AiTreatment, 'not_asked'> | 'unanswered', string[]> {
  const extents = new Set(tracks.map(({ extent }) => extent));
  const treatedAs = (treatment: AiTreatment) =>
    storeIds.filter((id) => {
      const policy = POLICIES[id as MajorStoreId];
      return (['partly', 'fully'] as const).some((extent) => extents.has(extent) && policy?.[extent] === treatment);
    });
  return {
    credited: treatedAs('credited'),
    unpaid: treatedAs('unpaid'),
    not_recommended: treatedAs('not_recommended'),
    unanswered: extents.has(null) ? storeIds.filter((id) => REQUIRING.includes(id)) : [],
  };
}
