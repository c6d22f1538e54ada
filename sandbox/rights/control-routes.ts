import type { FastifyInstance } from 'fastify';
import { type NewClaim, RIGHTS_SERVICES, SIMULATED_KINDS, SIMULATED_STATES, type SimulatedState } from './claims.ts';
import type { RightsBehaviour, RightsService } from './create-rights.ts';

const text = { type: 'string', maxLength: 300 } as const;
const code = { type: 'string', maxLength: 40, nullable: true } as const;
const seconds = { type: 'integer', minimum: 0, maximum: 100_000 } as const;
const instant = { type: 'string', format: 'date-time' } as const;

const NEW_CLAIM = {
  type: 'object',
  required: ['service', 'kind', 'recording_title'],
  additionalProperties: false,
  properties: {
    service: { enum: RIGHTS_SERVICES },
    kind: { enum: SIMULATED_KINDS },
    isrc: { ...code, default: null },
    upc: { ...code, default: null },
    recording_title: text,
    video_id: { type: 'string', maxLength: 40 },
    video_title: { ...text, default: 'Live at the harbor' },
    channel: { ...text, default: 'Evening Sessions' },
    claimant: { ...text, default: 'Harbor Rights Ltd.' },
    reference_title: { ...text, default: 'Harbor Loop 3' },
    views: { type: 'integer', minimum: 0, maximum: 2_000_000_000, default: 31_204 },
    match_start_seconds: { ...seconds, default: 42 },
    match_seconds: { ...seconds, default: 33 },
    created_at: instant,
    /** More than one: the service makes the same claim several times. */
    copies: { type: 'integer', minimum: 1, maximum: 5, default: 1 },
  },
} as const;

/** With an instant before the last one it arrives late; with the same instant it contradicts. */
const SAYING = {
  type: 'object',
  required: ['state'],
  additionalProperties: false,
  properties: { state: { enum: SIMULATED_STATES }, at: instant },
} as const;

const BEHAVIOUR = {
  type: 'object',
  additionalProperties: false,
  properties: {
    refuse_answers: { type: 'integer', minimum: 0, maximum: 50 },
    fail_status: { type: 'integer', minimum: 400, maximum: 599, nullable: true },
  },
} as const;

type Added = { Body: NewClaim & { copies: number } };
type Said = { Params: { id: string }; Body: { state: SimulatedState; at?: string } };

/** Adds the calls with which tests and the page's buttons control the services that make claims. */
export function addRightsControls(app: FastifyInstance, rights: RightsService): void {
  app.get('/control/claims', async () => ({ behaviour: rights.behaviour(), claims: rights.list() }));
  app.post<Added>('/control/claims', { schema: { body: NEW_CLAIM } }, async ({ body: { copies, ...claim } }) => ({
    claims: rights.add(claim, copies),
  }));
  app.post<Said>('/control/claims/:id/state', { schema: { body: SAYING } }, async ({ params, body }, reply) => {
    return rights.say(params.id, body.state, body.at) ?? reply.code(404).send({ error: 'no such claim' });
  });
  app.post<{ Body: Partial<RightsBehaviour> }>(
    '/control/claims/behaviour',
    { schema: { body: BEHAVIOUR } },
    async ({ body }) => {
      rights.behave(body);
      return rights.behaviour();
    },
  );
}
