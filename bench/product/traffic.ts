import { CallFailed, type Person } from './person.ts';

/** What a release of the drill has been through; the next act follows from it. */
export type Subject = { id: string; title: string; stage: 'reviewed' | 'approved' | 'changed' | 'taken_down' };

export type Act = 'approve' | 'change' | 'take down';

/** The act that a release may take next, or null when it is at the end. */
export function nextAct({ stage }: Subject): Act | null {
  const acts = { reviewed: 'approve', approved: 'change', changed: 'take down', taken_down: null } as const;
  return acts[stage];
}

/** Does the next act of a release, again and again until the product has taken it: any part of it may be dead just now. */
export async function act(people: { artist: Person; staff: Person }, subject: Subject): Promise<void> {
  const { artist, staff } = people;
  const path = `/v1/api/releases/${subject.id}`;
  switch (nextAct(subject)) {
    case 'approve':
      await insist(() => staff.call('POST', `/v1/api/backoffice/reviews/${subject.id}/approve`, {}));
      subject.stage = 'approved';
      break;
    case 'change': {
      const title = `${subject.title} again`;
      await insist(() => artist.call('POST', `${path}/metadata-changes`, { wanted: { title }, note: null }));
      type Changes = { items: { id: string; state: string }[] };
      const { items } = await insist(() => artist.call<Changes>('GET', `${path}/metadata-changes`));
      const change = items?.find(({ state }) => state === 'proposed');
      if (change)
        await insist(() => staff.call('POST', `/v1/api/backoffice/metadata-changes/${change.id}/approve`, {}));
      subject.stage = 'changed';
      break;
    }
    case 'take down':
      await insist(() => artist.call('POST', `${path}/takedown`, { reason: null, confirmed: true }));
      subject.stage = 'taken_down';
  }
}

const TRY_AGAIN_AFTER_MS = 200;
const GIVE_UP_AFTER_MS = 60_000;

/**
 * Calls until there is an answer. A try whose answer was lost may have been done: then the next one is refused as no longer
 * possible, which is as good.
 */
async function insist<T>(call: () => Promise<T>): Promise<T> {
  const started = performance.now();
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      const isAnswer = error instanceof CallFailed && error.status < 500 && error.status !== 429;
      if (isAnswer && tries > 1) return {} as T;
      if (isAnswer || performance.now() - started > GIVE_UP_AFTER_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_AFTER_MS));
    }
  }
}
