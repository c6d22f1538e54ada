import type { FastifyInstance } from 'fastify';
import type { SimulatedClaim, SimulatedState } from './claims.ts';
import type { RightsService } from './create-rights.ts';

const ACCESS_TOKEN = 'sandbox-meta-token';
const PAGE_SIZE = 5;
const STATUSES = {
  claimed: 'PENDING',
  under_review: 'DISPUTED',
  upheld: 'CLAIMED',
  released: 'RELEASED',
  withdrawn: 'WITHDRAWN',
} as const satisfies Record<SimulatedState, string>;
const TYPES = { own_video: 'CLAIM_ON_OWN_VIDEO', ownership: 'OWNERSHIP_CONFLICT', use: 'MATCH' } as const;
const ANSWERS = { CLAIM: 'keep', RELEASE: 'release', DISPUTE: 'dispute' } as const;

type Matches = { Querystring: { since?: string; after?: string } };
type Answer = { Params: { id: string }; Body: { action: keyof typeof ANSWERS; notes?: string } };

/** Adds the calls of Meta's Rights Manager that claims need, below /meta. */
export function addMetaRoutes(app: FastifyInstance, rights: RightsService): void {
  const list = () => rights.list().filter(({ service }) => service === 'meta');
  app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      const { fail_status } = rights.behaviour();
      if (request.headers.authorization !== `Bearer ${ACCESS_TOKEN}`) return reply.code(401).send(error(190));
      if (fail_status !== null) return reply.code(fail_status).send(error(2));
    });
    scope.get<Matches>('/meta/:page/video_copyright_matches', async ({ query }) => {
      const found = list().filter(({ changed_at }) => changed_at >= (query.since ?? ''));
      const start = Number(query.after ?? 0);
      const next = start + PAGE_SIZE;
      const more = next < found.length && { next: `/meta/next?after=${next}` };
      return { data: found.slice(start, next).map(toMatch), paging: { cursors: { after: `${next}` }, ...more } };
    });
    scope.post<Answer>('/meta/:id', async ({ params, body }, reply) => {
      const claim = list().find(({ id }) => id === params.id);
      if (claim === undefined) return reply.code(404).send(error(100));
      if (!rights.receive(claim.id, ANSWERS[body.action], body.notes ?? '')) return reply.code(500).send(error(2));
      return { success: true };
    });
  });
}

function error(code: number): object {
  return {
    error: { message: 'The request could not be completed.', type: 'OAuthException', code, fbtrace_id: 'sandbox' },
  };
}

function toMatch(claim: SimulatedClaim): object {
  return {
    id: claim.id,
    created_date: claim.created_at,
    updated_time: claim.changed_at,
    match_status: STATUSES[claim.state],
    permalink: `https://www.facebook.com/watch?v=${claim.video_id}`,
    match_data: {
      match_type: TYPES[claim.kind],
      isrc: claim.isrc,
      upc: claim.upc,
      recording_title: claim.recording_title,
      video_id: claim.video_id,
      video_title: claim.video_title,
      page_name: claim.channel,
      views: claim.views,
      claimant: claim.claimant,
      reference_title: claim.reference_title,
      start_time_in_sec: claim.match_start_seconds,
      duration_in_sec: claim.match_seconds,
    },
  };
}
