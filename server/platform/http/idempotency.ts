import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Clock } from '../clock/clock.ts';
import { Refusal } from '../refusal.ts';

/**
 * The header that names a call, so that it can be repeated without being executed again (rule F80 in
 * docs/standards/reliability.md).
 */
export const KEY_HEADER = 'idempotency-key';
/** A first call without a response after a minute died with its process. */
const DEAD_AFTER_MS = 60_000;
const POLL_EVERY_MS = 100;

/** The first responses of calls that were made under a key. */
export interface FirstResponses<Actor> {
  /**
   * Replays the response of an earlier call under the same key and returns true; otherwise the call must be executed
   * now.
   */
  replay(request: FastifyRequest, reply: FastifyReply, actor: Actor): Promise<boolean>;
  /** Saves the response of a call that was executed under a key. */
  saveResponse(request: FastifyRequest, reply: FastifyReply, response: unknown): Promise<void>;
}

interface Options<Actor> {
  pool: pg.Pool;
  clock: Clock;
  /** The owner of a key: the same key of another account is another key. */
  getAccountId: (actor: Actor) => string;
  /** How long a call waits for the first one under its key. */
  wait_ms?: number;
}

/** Creates the store of first responses, shared by all processes through the database. */
export function createFirstResponses<Actor>({
  pool,
  clock,
  getAccountId,
  wait_ms = 3_000,
}: Options<Actor>): FirstResponses<Actor> {
  const claims = new WeakMap<FastifyRequest, Claim>();
  return {
    replay: async (request, reply, actor) => {
      const key = request.headers[KEY_HEADER];
      if (typeof key !== 'string') return false;
      const keyed = { account_id: getAccountId(actor), key, sha256: hashRequest(request) };
      const found = await findOrClaim({ pool, clock, wait_ms }, keyed);
      if ('claimed_at' in found) {
        claims.set(request, found);
        return false;
      }
      reply.code(found.status).header('idempotent-replayed', 'true');
      if (found.body === null) reply.send();
      else reply.type('application/json').send(found.body);
      return true;
    },
    saveResponse: async (request, reply, response) => {
      const claim = claims.get(request);
      if (claim === undefined || !claims.delete(request)) return;
      const body = typeof response === 'string' && response !== '' ? response : null;
      // The work stays done when its response cannot be saved; without a response the key is free again in a minute.
      await close(pool, claim, reply.statusCode, body).catch((err) => request.log.error({ err }, 'response not saved'));
    },
  };
}

type Keyed = { account_id: string; key: string; sha256: string };
type Claim = Keyed & { claimed_at: Date };
type StoredResponse = { status: number; body: string | null };

function hashRequest({ method, url, body }: FastifyRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest('hex');
}

/** Returns the first response, or a claim to produce it. A concurrent call waits a little for the first one. */
async function findOrClaim(
  { pool, clock, wait_ms }: { pool: pg.Pool; clock: Clock; wait_ms: number },
  keyed: Keyed,
): Promise<StoredResponse | Claim> {
  for (const startedAt = performance.now(); ; await wait(POLL_EVERY_MS)) {
    const claimed_at = clock.now();
    if (await claim(pool, keyed, claimed_at)) return { ...keyed, claimed_at };
    const first = await findFirst(pool, keyed);
    if (first !== null && first.sha256 !== keyed.sha256) throw new Refusal('idempotency_key_reused');
    if (first !== null && first.status !== null) return { status: first.status, body: first.body };
    if (performance.now() - startedAt > wait_ms) throw new Refusal('conflict');
  }
}

async function claim(pool: pg.Pool, { account_id, key, sha256 }: Keyed, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query(
    `insert into idempotency_keys as known (account_id, key, request_sha256, created_at) values ($1, $2, $3, $4)
     on conflict (account_id, key) do update set created_at = excluded.created_at
     where known.status is null and known.created_at < $5 and known.request_sha256 = excluded.request_sha256`,
    [account_id, key, sha256, now, new Date(now.getTime() - DEAD_AFTER_MS)],
  );
  return rowCount === 1;
}

async function findFirst(pool: pg.Pool, { account_id, key }: Keyed) {
  const { rows } = await pool.query<{ sha256: string; status: number | null; body: string | null }>(
    'select request_sha256 as sha256, status, body from idempotency_keys where account_id = $1 and key = $2',
    [account_id, key],
  );
  return rows[0] ?? null;
}

// Saves the response. A temporary failure is not saved: it frees the key, because a retry may succeed.
async function close(pool: pg.Pool, claim: Claim, status: number, body: string | null): Promise<void> {
  const ownKey = 'account_id = $1 and key = $2 and created_at = $3 and status is null';
  const params = [claim.account_id, claim.key, claim.claimed_at];
  if (status >= 500 || status === 429) await pool.query(`delete from idempotency_keys where ${ownKey}`, params);
  else
    await pool.query(`update idempotency_keys set status = $4, body = $5 where ${ownKey}`, [...params, status, body]);
}
