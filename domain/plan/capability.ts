import { PAID_PLANS, type Plan } from './plan.ts';

const PAID: readonly Plan[] = PAID_PLANS;
const ADVANCED: readonly Plan[] = ['advanced'];

/**
 * Which plans may do what (S6-004 to S6-033, A-004, A-133, A-134): the one table that server and screens ask. What is
 * not in it, every plan may do.
 */
export const CAPABILITIES = {
  /** More than one track, and with it EPs, albums and compilations. */
  multi_track: PAID,
  premium_stores: PAID,
  /** Stores get the depth and rate of the source, not the standard of every plan. */
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
  presave: PAID,
  smartlink_analytics: PAID,
  /** Which stores a link shows, their order, and how it looks. */
  smartlink_editing: PAID,
  /** All figures and periods, today included. */
  advanced_analytics: PAID,
  artwork_templates: PAID,
  immediate_takedown: PAID,
  /** Tokens for programs. */
  api_access: PAID,
  artist_profiles: ADVANCED,
  label_names: ADVANCED,
} as const satisfies Record<string, readonly Plan[]>;

export type Capability = keyof typeof CAPABILITIES;

/** Whether a plan may do something. */
export function can(plan: Plan, capability: Capability): boolean {
  return (CAPABILITIES[capability] as readonly Plan[]).includes(plan);
}

/** Everything of the table that a plan may do. */
export function listCapabilities(plan: Plan): Capability[] {
  return (Object.keys(CAPABILITIES) as Capability[]).filter((capability) => can(plan, capability));
}

/** The cheapest plan that may do something: what an upsell offers. */
export function findCheapestPlan(capability: Capability): Plan {
  return CAPABILITIES[capability][0] ?? 'advanced';
}
