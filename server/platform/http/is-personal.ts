import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Headers with which browsers and apps fetch an address that nobody looks at yet. */
const PREFETCH_HEADERS = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Returns whether a person opens an address: false for robots, previews, prefetches and requests for headers only. */
export function isPersonal({ method, headers }: { method: string; headers: IncomingHttpHeaders }): boolean {
  const agent = headers['user-agent'] ?? '';
  if (method !== 'GET' || agent === '' || isRobot(agent)) return false;
  return !PREFETCH_HEADERS.some((name) => {
    const value = headers[name];
    return value !== undefined && /prefetch|preview/i.test(String(value));
  });
}

const KNOWN_AGENTS_MAX = 2_000;
const KNOWN_AGENT_MAX_CHARS = 500;
/** The user agents of late and whether they are robots: finding out takes long, and most visitors have one of few. */
const knownAgents = new Map<string, boolean>();

function isRobot(agent: string): boolean {
  const known = knownAgents.get(agent);
  if (known !== undefined) return known;
  const found = isbot(agent);
  if (agent.length > KNOWN_AGENT_MAX_CHARS) return found;
  for (const oldest of knownAgents.keys()) {
    if (knownAgents.size < KNOWN_AGENTS_MAX) break;
    knownAgents.delete(oldest);
  }
  knownAgents.set(agent, found);
  return found;
}
