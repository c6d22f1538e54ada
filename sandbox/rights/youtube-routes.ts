import type { FastifyInstance } from 'fastify';
import type { SimulatedClaim, SimulatedState } from './claims.ts';
import type { RightsService } from './create-rights.ts';

const ACCESS_TOKEN = 'sandbox-youtube-token';
/** Pages are short, so that every list of some length has several. */
const PAGE_SIZE = 5;
const STATUSES = {
  claimed: 'pending',
  under_review: 'disputed',
  upheld: 'active',
  released: 'inactive',
  withdrawn: 'inactive',
} as const satisfies Record<SimulatedState, string>;
const ANSWERS = { active: 'keep', inactive: 'release', disputed: 'dispute' } as const;

type Named = { Params: { id: string } };
type Search = { Querystring: { statusModifiedAfter?: string; pageToken?: string } };
type Patch = Named & { Body: { status: keyof typeof ANSWERS; disputeNotes?: string } };

/** Adds the calls of YouTube's Content ID API that claims need, below /youtube, and its token service. */
export function addYoutubeRoutes(app: FastifyInstance, rights: RightsService): void {
  const list = () => rights.list().filter(({ service }) => service === 'youtube');
  const find = (id: string) => list().find((claim) => claim.id === id) ?? null;
  app.post<{ Body: Record<string, string> }>('/youtube/token', async ({ body }, reply) => {
    const isOurs = body.grant_type === 'refresh_token' && body.refresh_token === 'sandbox-refresh-token';
    if (!isOurs) return reply.code(400).send({ error: 'invalid_grant' });
    return { access_token: ACCESS_TOKEN, token_type: 'Bearer', expires_in: 3600 };
  });
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const { fail_status } = rights.behaviour();
      if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`) return reply.code(401).send(error(401));
      if (fail_status !== null) return reply.code(fail_status).send(error(fail_status));
    });
    scope.get<Search>('/youtube/partner/v1/claimSearch', async ({ query }) => {
      const since = query.statusModifiedAfter ?? '';
      const found = list().filter(({ changed_at }) => changed_at >= since);
      const start = Number(query.pageToken ?? 0);
      const next = start + PAGE_SIZE;
      const items = found.slice(start, next).map(toSnippet);
      return {
        kind: 'youtubePartner#claimSearchResponse',
        items,
        ...(next < found.length && { nextPageToken: `${next}` }),
      };
    });
    scope.get<Named>('/youtube/partner/v1/claims/:id', async ({ params }, reply) => {
      const claim = find(params.id);
      return claim === null ? reply.code(404).send(error(404)) : toClaim(claim);
    });
    // A claim has an asset of its own here.
    scope.get<Named>('/youtube/partner/v1/assets/:id', async ({ params }, reply) => {
      const claim = find(params.id);
      return claim === null ? reply.code(404).send(error(404)) : toAsset(claim);
    });
    scope.patch<Patch>('/youtube/partner/v1/claims/:id', async ({ params, body }, reply) => {
      const claim = find(params.id);
      if (claim === null) return reply.code(404).send(error(404));
      if (!rights.receive(claim.id, ANSWERS[body.status], body.disputeNotes ?? ''))
        return reply.code(503).send(error(503));
      return toClaim(claim);
    });
  });
}

function error(code: number): object {
  return { error: { code, message: 'The request could not be completed.', errors: [{ domain: 'global' }] } };
}

function toSnippet(claim: SimulatedClaim): object {
  return {
    kind: 'youtubePartner#claimSnippet',
    id: claim.id,
    assetId: claim.id,
    videoId: claim.video_id,
    videoTitle: claim.video_title,
    videoViews: String(claim.views),
    status: STATUSES[claim.state],
    thirdPartyClaim: claim.kind === 'own_video',
    timeCreated: claim.created_at,
    timeStatusLastModified: claim.changed_at,
  };
}

function toClaim(claim: SimulatedClaim): object {
  return {
    kind: 'youtubePartner#claim',
    id: claim.id,
    assetId: claim.id,
    videoId: claim.video_id,
    status: STATUSES[claim.state],
    matchInfo: {
      referenceId: claim.reference_title,
      longestMatch: {
        durationSecs: String(claim.match_seconds),
        referenceOffset: String(claim.match_start_seconds),
        userVideoOffset: '0',
      },
    },
    studioInfo: { channelTitle: claim.channel, claimantName: claim.claimant },
  };
}

function toAsset(claim: SimulatedClaim): object {
  return {
    kind: 'youtubePartner#asset',
    id: claim.id,
    type: 'sound_recording',
    metadataEffective: {
      title: claim.recording_title,
      ...(claim.isrc !== null && { isrc: claim.isrc }),
      ...(claim.upc !== null && { upc: claim.upc }),
    },
    ownershipConflicts: { general: claim.kind === 'ownership' ? [{ owner: claim.claimant }] : [] },
  };
}
