const TAB_KEY = 'tab';
const LOCK_PREFIX = 'tangent-tab-';

let own: Promise<string> | null = null;

/**
 * A name for this tab that survives a reload and that no other open tab has: what a tab keeps aside is its own until it is
 * closed. A lock holds the name; a copied tab finds it taken and takes a new one.
 */
export function nameTab(): Promise<string> {
  own ??= claim(readTabName() ?? crypto.randomUUID());
  return own;
}

/** The names of all tabs that are open now; null where the browser can not say. */
export async function listOpenTabs(): Promise<ReadonlySet<string> | null> {
  if (!('locks' in navigator)) return null;
  const { held = [] } = await navigator.locks.query();
  return new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(LOCK_PREFIX) ? [name.slice(LOCK_PREFIX.length)] : [])),
  );
}

async function claim(name: string): Promise<string> {
  const taken = 'locks' in navigator && !(await lockName(name));
  const tab = taken ? crypto.randomUUID() : name;
  if (taken) await lockName(tab);
  try {
    sessionStorage.setItem(TAB_KEY, tab);
  } catch {
    // Without it a reload gets another name, and finds what was kept under the old one.
  }
  return tab;
}

/** Holds the name as long as the page is there; answers whether it was free. */
function lockName(name: string): Promise<boolean> {
  return new Promise((resolve) => {
    void navigator.locks.request(LOCK_PREFIX + name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise(() => undefined);
    });
  });
}

function readTabName(): string | null {
  try {
    return sessionStorage.getItem(TAB_KEY);
  } catch {
    return null;
  }
}
