import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { isReceiving } from './is-receiving.ts';
import { Lane, type Places, RunningCount } from './lane.ts';

/** Requests that a process has under way at the same time. */
export interface LoadLimits {
  /** Those that are complete and being answered. */
  calls: Places;
  /** Those whose body is still arriving: they cost little, but take as long as their client likes. */
  bodies: Places;
  /** Files that are arriving, which lasts long. */
  uploads: Places & { per_account: number };
}

export type LaneName = keyof LoadLimits;
/** Whose places are taken: those of one network or account, or all of the process. */
export type Full = 'network' | 'process';

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the request is counted while it runs; null before and after. */
    place: { lane: LaneName; network: string; account: string | null } | null;
  }
}

const RETRY_AFTER_SECONDS = { process: 2, network: 5 } as const;

/** The refusal of a request that finds no place, with the time to wait. */
export function createFullRefusal(full: Full): Refusal {
  const retry_after_seconds = RETRY_AFTER_SECONDS[full];
  return new Refusal(full === 'network' ? 'too_many_at_once' : 'unavailable', [], { retry_after_seconds });
}

/** The lanes of a process, and the requests in them. */
export class Lanes {
  readonly #lanes: Readonly<Record<LaneName, Lane>>;
  readonly #accounts = new RunningCount();
  readonly #per_account: number;
  readonly #bodies = new Set<FastifyRequest>();

  constructor({ calls, bodies, uploads }: LoadLimits) {
    this.#lanes = { calls: new Lane(calls), bodies: new Lane(bodies), uploads: new Lane(uploads) };
    this.#per_account = uploads.per_account;
  }

  /** Returns how many requests are in each lane. */
  count(): Record<LaneName, number> {
    const { calls, bodies, uploads } = this.#lanes;
    return { calls: calls.running, bodies: bodies.running, uploads: uploads.running };
  }

  /** Gives a request a place, or returns whose places are taken. */
  enter(request: FastifyRequest, lane: LaneName, network: string): Full | null {
    const full = this.#findFull(lane, network);
    if (full === null) this.#add(request, lane, network);
    return full;
  }

  /** Moves a request whose body is complete to the calls, or returns whose places there are taken. */
  answer(request: FastifyRequest): Full | null {
    const { place } = request;
    if (place?.lane !== 'bodies') return null;
    this.leave(request);
    return this.enter(request, 'calls', place.network);
  }

  /** A body that is complete is no longer waited for, also when its caller is still being identified. */
  moveWhenComplete(request: FastifyRequest): void {
    const { place } = request;
    if (place?.lane !== 'bodies' || isReceiving(request)) return;
    this.leave(request);
    this.#add(request, 'calls', place.network);
  }

  leave(request: FastifyRequest): void {
    const { place } = request;
    if (place === null) return;
    request.place = null;
    this.#bodies.delete(request);
    this.#lanes[place.lane].leave(place.network);
    if (place.account !== null) this.#accounts.add(place.account, -1);
  }

  /** Notes the account of an upload; false when as many files of it are arriving as may. */
  claimAccount({ place }: FastifyRequest, accountId: string): boolean {
    if (place?.lane !== 'uploads' || place.account !== null) return true;
    if (this.#accounts.get(accountId) >= this.#per_account) return false;
    this.#accounts.add(accountId, 1);
    place.account = accountId;
    return true;
  }

  #add(request: FastifyRequest, lane: LaneName, network: string): void {
    this.#lanes[lane].enter(network);
    request.place = { lane, network, account: null };
    if (lane === 'bodies') this.#bodies.add(request);
  }

  #findFull(lane: LaneName, network: string): Full | null {
    const full = this.#lanes[lane].findFull(network);
    if (lane !== 'bodies') return full;
    if (full !== null) for (const request of this.#bodies) this.moveWhenComplete(request);
    // Without room for the call its body is not needed.
    return this.#lanes.calls.findFull(network) ?? this.#lanes.bodies.findFull(network);
  }
}
