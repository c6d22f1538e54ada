import { PAID_PLANS, type Plan } from './plan.ts';

const PAID: readonly Plan[] = PAID_PLANS;
const ADVANCED: readonly Plan[] = ['advanced'];

/**
 * The plans that include each capability (S6-004 to S6-033, A-004, A-133, A-134): the one table for server and screens.
 * Features that are not listed belong to every plan.
 */
export const CAPABILITIES = {
  /** More than one track, which includes EPs, albums and compilations. */
  multi_track: PAID,
  premium_stores: PAID,
  /** Stores get the bit depth and sample rate of the source instead of the standard quality. */
  high_audio_quality: PAID,
  record_label: PAID,
  secondary_genre: PAID,
  track_genre: PAID,
  composer: PAID,
  featured_artists: PAID,
  track_artist: PAID,
  own_isrc: PAID,
  own_upc: PAID,
  synchronized_lyrics: PAID,
  priority_schedule: PAID,
  express_schedule: PAID,
  /** All countries open at one instant instead of at their own midnight. */
  release_opening: PAID,
  presave: PAID,
  smartlink_analytics: PAID,
  /** The stores that a smart link shows, their order, and its appearance. */
  smartlink_editing: PAID,
  /** All figures and periods, including today. */
  advanced_analytics: PAID,
  artwork_templates: PAID,
  immediate_takedown: PAID,
  /** Access tokens for programs. */
  api_access: PAID,
  /** Events of the account at addresses of its own. */
  webhooks: PAID,
  artist_profiles: ADVANCED,
  label_names: ADVANCED,
} as const satisfies Record<string, readonly Plan[]>;

export type Capability = keyof typeof CAPABILITIES;

/** Returns whether a plan has a capability. */
export function can(plan: Plan, capability: Capability): boolean {
  return (CAPABILITIES[capability] as readonly Plan[]).includes(plan);
}

/** Lists all capabilities of a plan. */
export function listCapabilities(plan: Plan): Capability[] {
  return (Object.keys(CAPABILITIES) as Capability[]).filter((capability) => can(plan, capability));
}

/** Finds the cheapest plan with a capability: the one that an upsell offers. */
export function findCheapestPlan(capability: Capability): Plan {
  return CAPABILITIES[capability][0] ?? 'advanced';
}
