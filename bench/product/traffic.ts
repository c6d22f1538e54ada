import { CallFailed, type Session } from './session.ts';

/** The stage a release of the drill has reached, which determines its next action. */
export type Subject = { id: string; title: string; stage: 'reviewed' | 'approved' | 'changed' | 'taken_down' };

export type Action = 'approve' | 'change' | 'take down';

/** Returns the next action of a release, or null after the last one. */
export function findNextAction({ stage }: Subject): Action | null {
  const actions = { reviewed: 'approve', approved: 'change', changed: 'take down', taken_down: null } as const;
  return actions[stage];
}

/** Repeats the next action of a release until the product has accepted it: any part of it may be down. */
export async function doNextAction(sessions: { artist: Session; staff: Session }, subject: Subject): Promise<void> {
  const { artist, staff } = sessions;
  const path = `/v1/api/releases/${subject.id}`;
  switch (findNextAction(subject)) {
    case 'approve':
      await retry(() => staff.call('POST', `/v1/api/backoffice/reviews/${subject.id}/approve`, {}));
      subject.stage = 'approved';
      break;
    case 'change': {
      const title = `${subject.title} again`;
      await retry(() => artist.call('POST', `${path}/metadata-changes`, { wanted: { title }, note: null }));
      type Changes = { items: { id: string; state: string }[] };
      const { items } = await retry(() => artist.call<Changes>('GET', `${path}/metadata-changes`));
      const change = items?.find(({ state }) => state === 'proposed');
      if (change) await retry(() => staff.call('POST', `/v1/api/backoffice/metadata-changes/${change.id}/approve`, {}));
      subject.stage = 'changed';
      break;
    }
    case 'take down':
      await retry(() => artist.call('POST', `${path}/takedown`, { reason: null, confirmed: true }));
      subject.stage = 'taken_down';
  }
}

const RETRY_AFTER_MS = 200;
const TIMEOUT_MS = 60_000;

/**
 * Repeats a call until there is a response. An attempt whose response was lost may have succeeded: the next one is then
 * refused as no longer possible, which counts as success.
 */
async function retry<T>(call: () => Promise<T>): Promise<T> {
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
