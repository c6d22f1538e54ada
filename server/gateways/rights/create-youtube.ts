import { z } from 'zod';
import { requestRights } from './request-rights.ts';
import type { RightsService, ServiceClaim, ServiceClaimKind, ServiceClaimState } from './rights.ts';

export interface YoutubeOptions {
  /** `https://youtubepartner.googleapis.com`, or a stand-in. */
  api_url: string;
  /** Exchanges the refresh token for a token of an hour. */
  token_url: string;
  client_id: string;
  client_secret: string;
  refresh_token: string;
  /** The content owner in whose name we act. */
  content_owner: string;
}

const tokens = z.object({ access_token: z.string().min(1) });
const snippet = z.object({
  id: z.string(),
  assetId: z.string(),
  videoId: z.string(),
  videoTitle: z.string().default(''),
  videoViews: z.coerce.number().int().nonnegative().default(0),
  status: z.string(),
  thirdPartyClaim: z.boolean().default(false),
  timeCreated: z.iso.datetime(),
  timeStatusLastModified: z.iso.datetime(),
});
const claimSearch = z.object({ items: z.array(snippet).default([]), nextPageToken: z.string().optional() });
const seconds = z.coerce.number().nonnegative();
const claim = z.object({
  matchInfo: z
    .object({
      longestMatch: z.object({ durationSecs: seconds, referenceOffset: seconds }).optional(),
      referenceId: z.string().optional(),
    })
    .optional(),
  studioInfo: z.object({ channelTitle: z.string().default(''), claimantName: z.string().default('') }).optional(),
});
const asset = z.object({
  metadataEffective: z
    .object({ isrc: z.string().optional(), upc: z.string().optional(), title: z.string().default('') })
    .default({ title: '' }),
  ownershipConflicts: z
    .object({ general: z.array(z.object({ owner: z.string() })).default([]) })
    .default({ general: [] }),
});
const patched = z.object({ id: z.string(), status: z.string() });

/** `active` is a claim that stands; one that waits for its owner is `pending` or `potential`. */
const ENDED_STATUSES = ['active', 'takedown', 'inactive'];
/** The statuses with which each answer is given: YouTube has a claim whose status its owner changes. */
const STATUS_OF_ANSWER = { keep: 'active', release: 'inactive', dispute: 'disputed' } as const;

/** Creates the client of YouTube's Content ID API, as far as claims need it. */
export function createYoutube(options: YoutubeOptions): RightsService {
  const { api_url, token_url, client_id, client_secret, refresh_token, content_owner } = options;
  const getToken = async () => {
    const body = new URLSearchParams({ grant_type: 'refresh_token', refresh_token, client_id, client_secret });
    return (await requestRights({ url: token_url, method: 'POST', body, schema: tokens })).access_token;
  };
  const address = (path: string, query: Record<string, string> = {}) =>
    `${api_url}/youtube/partner/v1/${path}?${new URLSearchParams({ ...query, onBehalfOfContentOwner: content_owner })}`;
  const describe = async (token: string, found: z.output<typeof snippet>): Promise<ServiceClaim> => {
    const { id, assetId } = found;
    const details = await requestRights({ url: address(`claims/${encodeURIComponent(id)}`), token, schema: claim });
    const assetUrl = address(`assets/${encodeURIComponent(assetId)}`, {
      fetchMetadata: 'effective',
      fetchOwnershipConflicts: 'true',
    });
    return toServiceClaim(found, details, await requestRights({ url: assetUrl, token, schema: asset }));
  };
  return {
    listClaims: async (since, isKnown) => {
      const token = await getToken();
      const found: z.output<typeof snippet>[] = [];
      let page: string | undefined;
      do {
        const query = { statusModifiedAfter: since.toISOString(), sort: 'date', ...(page && { pageToken: page }) };
        const answer = await requestRights({ url: address('claimSearch', query), token, schema: claimSearch });
        found.push(...answer.items);
        page = answer.nextPageToken;
      } while (page !== undefined);
      const claims: ServiceClaim[] = [];
      for (const one of found) {
        const { id: service_claim_id, timeStatusLastModified: changed_at, status } = one;
        const is_ended = ENDED_STATUSES.includes(status);
        if (!isKnown({ service_claim_id, changed_at, is_ended })) claims.push(await describe(token, one));
      }
      return claims.sort((a, b) => a.changed_at.localeCompare(b.changed_at));
    },
    answerClaim: async (id, answer, reason) => {
      const body = { status: STATUS_OF_ANSWER[answer], ...(answer === 'dispute' && { disputeNotes: reason }) };
      const url = address(`claims/${encodeURIComponent(id)}`);
      await requestRights({ url, method: 'PATCH', token: await getToken(), body, schema: patched });
    },
  };
}

function toServiceClaim(
  found: z.output<typeof snippet>,
  { matchInfo, studioInfo }: z.output<typeof claim>,
  { metadataEffective: { isrc, upc, title }, ownershipConflicts }: z.output<typeof asset>,
): ServiceClaim {
  const rival = ownershipConflicts.general[0]?.owner;
  const kind: ServiceClaimKind = found.thirdPartyClaim ? 'own_video' : rival === undefined ? 'use' : 'ownership';
  const match = matchInfo?.longestMatch;
  return {
    service_claim_id: found.id,
    kind,
    state: toClaimState(found.status, kind),
    claimed_at: found.timeCreated,
    changed_at: found.timeStatusLastModified,
    isrc: isrc ?? null,
    upc: upc ?? null,
    recording_title: title,
    video_id: found.videoId,
    video_title: found.videoTitle,
    video_url: `https://www.youtube.com/watch?v=${encodeURIComponent(found.videoId)}`,
    channel: studioInfo?.channelTitle ?? '',
    views: found.videoViews,
    claimant: kind === 'use' ? '' : ((studioInfo?.claimantName || rival) ?? ''),
    reference_title: kind === 'use' ? '' : (matchInfo?.referenceId ?? ''),
    match_start_seconds: match ? Math.floor(match.referenceOffset) : null,
    match_seconds: match ? Math.ceil(match.durationSecs) : null,
  };
}

function toClaimState(status: string, kind: ServiceClaimKind): ServiceClaimState {
  if (status === 'active' || status === 'takedown') return 'upheld';
  if (status === 'disputed' || status === 'appealed') return 'under_review';
  if (status === 'inactive') return kind === 'use' ? 'released' : 'withdrawn';
  return 'claimed';
}
