import { CallFailed, type Session } from './session.ts';

/** What a release of the drill has been through; the next act follows from it. */
export type Subject = { id: string; title: string; stage: 'reviewed' | 'approved' | 'changed' | 'taken_down' };

export type Action = 'approve' | 'change' | 'take down';

/** The act that a release may take next, or null when it is at the end. */
export function findNextAction({ stage }: Subject): Action | null {
  const actions = { reviewed: 'approve', approved: 'change', changed: 'take down', taken_down: null } as const;
  return actions[stage];
}

/** Does the next act of a release, again and again until the product has taken it: any part of it may be dead just now. */
export async function doNextAction(sessions: { artist: Session; staff: Session }, subject: Subject): Promise<void> {
  const { artist, staff } = sessions;
  const path = `/v1/api/releases/${subject.id}`;
  switch (findNextAction(subject)) {
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

const RETRY_AFTER_MS = 200;
const TIMEOUT_MS = 60_000;

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
      const isFinal = error instanceof CallFailed && error.status < 500 && error.status !== 429;
      if (isFinal && tries > 1) return {} as T;
      if (isFinal || performance.now() - started > TIMEOUT_MS) throw error;
      await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
    }
  }
}
