import type { Session } from './session.ts';

const TABS = ['overview', 'playlists', 'demographics', 'territories', 'platforms'];
const ANALYTICS = '/v1/api/analytics';

/** Lists every tab with short and long periods and both comparisons. */
export function listTabCalls(): { tab: string; path: string }[] {
  const yearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
  const today = new Date().toISOString().slice(0, 10);
  const queries = [
    'period=last_30_days',
    'period=last_30_days&compare=previous',
    'period=last_90_days&compare=last_year',
    'period=this_year&compare=last_year',
    `period=custom&from=${yearAgo}&to=${today}&compare=previous`,
    'period=all_time',
  ];
  return TABS.flatMap((tab) => queries.map((query) => ({ tab, path: `${ANALYTICS}/${tab}?${query}` })));
}

/**
 * Lists the filters, an export, the figures of a release, the parts of the overview, the page of a track, and every tab
 * for that release.
 */
export async function listOtherCalls({ call }: Session): Promise<string[]> {
  type Filters = { releases: { id: string; title: string }[]; tracks: { id: string }[] };
  const { releases, tracks } = await call<Filters>('GET', `${ANALYTICS}/filters`);
  const release = releases.find(({ title }) => title.startsWith('Album'))?.id;
  return [
    `${ANALYTICS}/filters`,
    `/v1/api/releases/${release}/stats`,
    `${ANALYTICS}/export?tab=territories`,
    `${ANALYTICS}/events?compare=previous`,
    `${ANALYTICS}/events?period=all_time`,
    `${ANALYTICS}/catalog?compare=previous`,
    `${ANALYTICS}/starts`,
    `${ANALYTICS}/tracks/${tracks[0]?.id}`,
    ...TABS.map((tab) => `${ANALYTICS}/${tab}?release=${release}&compare=previous`),
  ];
}

export async function callAny({ call }: Session, path: string): Promise<void> {
  // A file export returns no JSON.
  await call('GET', path).catch((error: unknown) => {
    if (!(error instanceof SyntaxError)) throw error;
  });
}

export async function timeCall(action: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await action();
  return performance.now() - started;
}

export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
}

export function round(number: number): number {
  return Math.round(number * 10) / 10;
}
