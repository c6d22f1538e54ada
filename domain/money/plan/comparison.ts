import { ARTIST_PROFILES_MAX, LABEL_NAMES_MAX } from '../../catalogue/catalogue-limits.ts';
import { MONTHLY_SUBMISSIONS } from '../../catalogue/release-limits.ts';
import { MAJOR_STORES } from '../../catalogue/store/major-stores.ts';
import { FREE_TAKEDOWN_WAIT_DAYS, GO_LIVE_BUSINESS_DAYS } from '../../distribution/distribution-limits.ts';
import { PAYOUT_DAYS, ROYALTY_SHARE_PERCENT, SCHEDULE_SPANS, SUPPORT_HOURS } from '../plan-limits.ts';
import { type Capability, can } from './capability.ts';
import type { Plan } from './plan.ts';

/** The label of a cell that is neither yes, no nor a bare number. */
type CellLabel =
  | 'one_track'
  | 'all_types'
  | 'major_stores'
  | 'all_stores'
  | 'standard_audio'
  | 'high_audio'
  | 'standard_schedule'
  | 'all_schedules'
  | 'go_live'
  | 'takedown_later'
  | 'takedown_now'
  | 'basic_metadata'
  | 'full_metadata'
  | 'artist_name'
  | 'own_label'
  | 'basic_analytics'
  | 'advanced_analytics'
  | 'share'
  | 'payout'
  | 'support_standard'
  | 'support_priority'
  | 'support_vip';

/** A label with the numbers it contains. */
export type CellFact = { readonly label: CellLabel; readonly numbers: Readonly<Record<string, number>> };
/** Included or not, a number, or a text. */
export type ComparisonCell = boolean | number | CellFact;

type Row<Id extends string> = {
  readonly id: Id;
  /** The capabilities a plan needs for the better cell; empty where plans do not differ, or only in numbers. */
  readonly needs: readonly Capability[];
  readonly getCell: (plan: Plan) => ComparisonCell;
};
type Group<Id extends string, RowId extends string> = { readonly id: Id; readonly rows: readonly Row<RowId>[] };

const SCHEDULES = {
  priority_min: SCHEDULE_SPANS.priority.min,
  priority_max: SCHEDULE_SPANS.priority.max,
  express_min: SCHEDULE_SPANS.express.min,
  express_max: SCHEDULE_SPANS.express.max,
};
const SUPPORT = { free: 'support_standard', pro: 'support_priority', advanced: 'support_vip' } as const;

/**
 * The comparison of the plans (S2-093, A-004 to ): the single source for every place that shows it.
 */
export const COMPARISON = [
  group('releasing', [
    choice('release_types', ['multi_track'], { without: fact('one_track'), within: fact('all_types') }),
    amount('monthly_releases', (plan) => MONTHLY_SUBMISSIONS[plan]),
    choice('stores', ['premium_stores'], {
      without: fact('major_stores', { stores: MAJOR_STORES.length }),
      within: fact('all_stores'),
    }),
    choice('audio_quality', ['high_audio_quality'], { without: fact('standard_audio'), within: fact('high_audio') }),
    choice('schedules', ['priority_schedule', 'express_schedule'], {
      without: fact('standard_schedule', { min: SCHEDULE_SPANS.standard.min, max: SCHEDULE_SPANS.standard.max }),
      within: fact('all_schedules', SCHEDULES),
    }),
    choice('release_opening', ['release_opening']),
    choice('strategies', ['priority_schedule', 'express_schedule', 'presave', 'premium_stores']),
    amount('go_live', (plan) => fact('go_live', GO_LIVE_BUSINESS_DAYS[plan === 'free' ? 'free' : 'paid'])),
    choice('takedown', ['immediate_takedown'], {
      without: fact('takedown_later', { days: FREE_TAKEDOWN_WAIT_DAYS }),
      within: fact('takedown_now'),
    }),
  ]),
  group('metadata', [
    choice('editing', ['secondary_genre', 'track_genre', 'composer', 'featured_artists', 'track_artist'], {
      without: fact('basic_metadata'),
      within: fact('full_metadata'),
    }),
    choice('codes', []),
    choice('own_codes', ['own_isrc', 'own_upc']),
    choice('record_label', ['record_label'], { without: fact('artist_name'), within: fact('own_label') }),
    choice('synchronized_lyrics', ['synchronized_lyrics']),
  ]),
  group('promotion', [
    choice('presave', ['presave']),
    choice('smart_links', ['smartlink_analytics', 'smartlink_editing']),
    choice('analytics', ['advanced_analytics'], {
      without: fact('basic_analytics'),
      within: fact('advanced_analytics'),
    }),
    choice('artwork_templates', ['artwork_templates']),
  ]),
  group('money', [
    amount('share', (plan) => fact('share', { percent: ROYALTY_SHARE_PERCENT[plan] })),
    amount('payout', (plan) => fact('payout', { days: PAYOUT_DAYS[plan] })),
  ]),
  group('account', [
    { ...amount('artist_profiles', (plan) => ARTIST_PROFILES_MAX[plan]), needs: ['artist_profiles'] },
    choice('label_names', ['label_names'], { without: false, within: LABEL_NAMES_MAX }),
    choice('api_access', ['api_access']),
    choice('webhooks', ['webhooks']),
    amount('support', (plan) => fact(SUPPORT[plan], { hours: SUPPORT_HOURS[plan] })),
  ]),
] as const;

function fact(label: CellLabel, numbers: Readonly<Record<string, number>> = {}): CellFact {
  return { label, numbers };
}

function group<Id extends string, RowId extends string>(id: Id, rows: readonly Row<RowId>[]): Group<Id, RowId> {
  return { id, rows };
}

/** Builds a row with one of two cells, depending on the capabilities of the plan; by default yes or no. */
function choice<Id extends string>(
  id: Id,
  needs: readonly Capability[],
  { without, within }: { without: ComparisonCell; within: ComparisonCell } = { without: false, within: true },
): Row<Id> {
  return { id, needs, getCell: (plan) => (needs.every((need) => can(plan, need)) ? within : without) };
}

function amount<Id extends string>(id: Id, getCell: (plan: Plan) => ComparisonCell): Row<Id> {
  return { id, needs: [], getCell };
}
