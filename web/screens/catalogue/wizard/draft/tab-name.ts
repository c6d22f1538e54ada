const TAB_KEY = 'tab';
const LOCK_PREFIX = 'tangent-tab-';

let own: Promise<string> | null = null;

/**
 * Returns a name for this tab that survives a reload and that no other open tab has: a tab's kept drafts stay its own
 * until it is closed. A lock reserves the name; a duplicated tab finds it taken and chooses a new one.
 */
export function nameTab(): Promise<string> {
  own ??= claim(readTabName() ?? crypto.randomUUID());
  return own;
}

/** Returns the names of all open tabs; null where the browser cannot tell. */
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
    // Without storage a reload gets another name, and finds the drafts kept under the old one.
  }
  return tab;
}

/** Holds the name as long as the page exists; resolves with whether it was free. */
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
