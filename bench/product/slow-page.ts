import type { BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone of today, as a browser sees it. */
export const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };

/** How much slower the processor of a phone is than this one. */
const SLOWDOWN = 4;
/** A good mobile connection. */
const GOOD_NETWORK = { latency: 40, downloadThroughput: 10_000_000 / 8, uploadThroughput: 5_000_000 / 8 };
/** A task longer than this keeps a page from reacting to a touch at once. */
const LONG_TASK_MS = 50;

export interface SlowPage {
  page: Page;
  session: CDPSession;
}

/** Opens a page with the processor and the connection of a phone, which records what `window.seen` names. */
export async function openSlowPage(context: BrowserContext, network = GOOD_NETWORK): Promise<SlowPage> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await page.addInitScript(watchPage);
  return { page, session };
}

declare global {
  interface Window {
    seen: {
      /** When something was painted first, and when its largest part was. */
      first_ms: number;
      paint_ms: number;
      /** The sum of all layout shifts without user input. */
      shift: number;
      /** Tasks during which the page could not react to a touch: start and duration. */
      tasks: { start_ms: number; ms: number }[];
    };
  }
}

/** Runs in the page, which knows no helper that a compiler would call for a function with a name. */
function watchPage(): void {
  const seen: Window['seen'] = { first_ms: 0, paint_ms: 0, shift: 0, tasks: [] };
  window.seen = seen;
  const seers: Record<string, (entry: PerformanceEntry) => void> = {
    paint({ name, startTime }) {
      if (name === 'first-contentful-paint') seen.first_ms = startTime;
    },
    'largest-contentful-paint'({ startTime }) {
      seen.paint_ms = startTime;
    },
    'layout-shift'(entry) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) seen.shift += value;
    },
    longtask({ startTime, duration }) {
      seen.tasks.push({ start_ms: startTime, ms: duration });
    },
  };
  for (const [type, see] of Object.entries(seers)) {
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({ type, buffered: true });
  }
}

/** The figures of a page, in milliseconds and as the sum of its shifts. */
export interface Seen extends Pick<Window['seen'], 'first_ms' | 'paint_ms' | 'shift'> {
  /** How long the page could not react to a touch once something was visible: the total blocking time of Lighthouse. */
  blocked_ms: number;
}

/** Waits until the largest part is painted: a browser under load reports late what it has painted. */
export async function readSeen(page: Page): Promise<Seen> {
  await page.waitForFunction(() => window.seen.paint_ms > 0);
  const { tasks, ...seen } = await page.evaluate(() => window.seen);
  const blocked = tasks.map(({ start_ms, ms }) => {
    const visible_ms = start_ms + ms - Math.max(start_ms, seen.first_ms);
    return Math.max(0, visible_ms - LONG_TASK_MS);
  });
  return { ...seen, blocked_ms: blocked.reduce((sum, ms) => sum + ms, 0) };
}
