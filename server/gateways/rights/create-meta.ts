import { z } from 'zod';
import { requestRights } from './request-rights.ts';
import {
  RightsError,
  type RightsService,
  type ServiceClaim,
  type ServiceClaimKind,
  type ServiceClaimState,
} from './rights.ts';

export interface MetaOptions {
  /** `https://graph.facebook.com/v25.0`, or a stand-in. */
  api_url: string;
  access_token: string;
  /** The page that Rights Manager belongs to. */
  page_id: string;
}

const FIELDS = 'id,created_date,updated_time,match_status,match_data,permalink';
const KINDS = { CLAIM_ON_OWN_VIDEO: 'own_video', OWNERSHIP_CONFLICT: 'ownership', MATCH: 'use' } as const;
const STATES = {
  PENDING: 'claimed',
  DISPUTED: 'under_review',
  CLAIMED: 'upheld',
  RELEASED: 'released',
  WITHDRAWN: 'withdrawn',
} as const satisfies Record<string, ServiceClaimState>;

const ENDED_STATES: readonly ServiceClaimState[] = ['upheld', 'released', 'withdrawn'];

const match = z.object({
  id: z.string(),
  created_date: z.iso.datetime(),
  updated_time: z.iso.datetime(),
  match_status: z.enum(Object.keys(STATES) as [keyof typeof STATES]),
  permalink: z.string().default(''),
  match_data: z.object({
    match_type: z.enum(Object.keys(KINDS) as [keyof typeof KINDS]),
    isrc: z.string().nullish(),
    upc: z.string().nullish(),
    recording_title: z.string().default(''),
    video_id: z.string(),
    video_title: z.string().default(''),
    page_name: z.string().default(''),
    views: z.number().int().nonnegative().default(0),
    claimant: z.string().default(''),
    reference_title: z.string().default(''),
    start_time_in_sec: z.number().nonnegative().nullish(),
    duration_in_sec: z.number().nonnegative().nullish(),
  }),
});
const page = z.object({
  data: z.array(match),
  paging: z.object({ cursors: z.object({ after: z.string() }).optional(), next: z.string().optional() }).optional(),
});
const done = z.object({ success: z.boolean() });
const ACTIONS = { keep: 'CLAIM', release: 'RELEASE', dispute: 'DISPUTE' } as const;

/** Creates the client of Meta's Rights Manager (Graph API), as far as claims need it. */
export function createMeta({ api_url, access_token: token, page_id }: MetaOptions): RightsService {
  return {
    listClaims: async (since, isKnown) => {
      const claims: ServiceClaim[] = [];
      let after: string | undefined;
      do {
        const query = new URLSearchParams({ fields: FIELDS, since: since.toISOString(), ...(after && { after }) });
        const url = `${api_url}/${encodeURIComponent(page_id)}/video_copyright_matches?${query}`;
        const answer = await requestRights({ url, token, schema: page });
        claims.push(
          ...answer.data
            .map(toServiceClaim)
            .filter((claim) => !isKnown({ ...claim, is_ended: ENDED_STATES.includes(claim.state) })),
        );
        after = answer.paging?.next === undefined ? undefined : answer.paging.cursors?.after;
      } while (after !== undefined);
      return claims.sort((a, b) => a.changed_at.localeCompare(b.changed_at));
    },
    answerClaim: async (id, answer, reason) => {
      const body = { action: ACTIONS[answer], ...(answer === 'dispute' && { notes: reason }) };
      const url = `${api_url}/${encodeURIComponent(id)}`;
      const { success } = await requestRights({ url, method: 'POST', token, body, schema: done });
      if (!success) throw new RightsError('the service did not accept the answer');
    },
  };
}

function toServiceClaim({ match_data, ...found }: z.output<typeof match>): ServiceClaim {
  const kind: ServiceClaimKind = KINDS[match_data.match_type];
  const { start_time_in_sec: start, duration_in_sec: duration } = match_data;
  return {
    service_claim_id: found.id,
    kind,
    state: STATES[found.match_status],
    claimed_at: found.created_date,
    changed_at: found.updated_time,
    isrc: match_data.isrc ?? null,
    upc: match_data.upc ?? null,
    recording_title: match_data.recording_title,
    video_id: match_data.video_id,
    video_title: match_data.video_title,
    video_url: found.permalink,
    channel: match_data.page_name,
    views: match_data.views,
    claimant: match_data.claimant,
    reference_title: match_data.reference_title,
    match_start_seconds: start == null ? null : Math.floor(start),
    match_seconds: duration == null ? null : Math.ceil(duration),
  };
}
