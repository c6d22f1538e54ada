import { setTimeout as wait } from 'node:timers/promises';
import type { Session } from './session.ts';

/** Of twenty requests of a signed-in user one is a page, one adds a label name, one removes it again, the others read. */
const TURN = 20;
const READS = ['/v1/api/user', '/v1/api/releases', '/v1/api/user', '/v1/api/artists', '/v1/api/user', '/v1/api/labels'];
/** Fewer than an account may have. */
const LABELS_AT_ONCE = 4;

export interface SteadyRequests {
  /** Sends no more, waits for the responses, removes its labels (the next load uses their names) and returns the result. */
  stop(): Promise<{ sent: number; failed: string[]; slowest_ms: number; seconds: number }>;
}

/**
 * Sends requests at a steady rate, however long the responses take. A response other than that of success is a failure:
 * nothing is repeated.
 */
export function sendSteadily(origin: string, { headers }: Pick<Session, 'headers'>, perSecond: number): SteadyRequests {
  const failed: string[] = [];
  const labels: string[] = [];
  const running = new Set<Promise<unknown>>();
  const started = performance.now();
  let [sent, slowest_ms, adding] = [0, 0, 0];
  let isOver = false;

  const request = async (method: string, path: string, body?: object): Promise<string> => {
    const sent_at = performance.now();
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(origin + path, {
      method,
      headers: { ...headers, ...json },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    slowest_ms = Math.max(slowest_ms, performance.now() - sent_at);
    if (!response.ok) throw new Error(`${response.status} ${text.slice(0, 120)}`);
    return text;
  };
  const addLabel = async () => {
    adding += 1;
    try {
      labels.push(JSON.parse(await request('POST', '/v1/api/labels', { name: `Steady ${sent}` })).id);
    } finally {
      adding -= 1;
    }
  };
  const send = async (index: number) => {
    const read = READS[index % READS.length] ?? '';
    if (index % TURN === 0) return request('GET', '/');
    if (index % TURN === 5 && labels.length + adding < LABELS_AT_ONCE) return addLabel();
    const label = index % TURN === 15 ? labels.shift() : undefined;
    return label === undefined ? request('GET', read) : request('DELETE', `/v1/api/labels/${label}`);
  };
  const loop = async () => {
    for (; !isOver; await wait(1)) {
      const due = ((performance.now() - started) / 1000) * perSecond;
      for (; sent < due; sent++) {
        const index = sent;
        const one = send(index)
          .catch((error: Error) => void failed.push(describe(index, error)))
          .finally(() => running.delete(one));
        running.add(one);
      }
    }
  };
  const sending = loop();
  return {
    stop: async () => {
      isOver = true;
      await sending;
      const seconds = (performance.now() - started) / 1000;
      await Promise.all(running);
      await Promise.all(labels.map((label) => request('DELETE', `/v1/api/labels/${label}`)));
      return { sent, failed, slowest_ms, seconds };
    },
  };
}

function describe(index: number, error: Error): string {
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return `request ${index}: ${error.message}${cause}`;
}
