const FULL = ['ENOSPC', 'EDQUOT'];
// Linux makes a failing disk read-only.
const BROKEN = ['EIO', 'EROFS'];

/** Returns why the disk refused a write: it is full, or it is failing. Null for any other error. */
export function findDiskFailure(error: unknown): 'full' | 'broken' | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : '';
    if (FULL.includes(code)) return 'full';
    if (BROKEN.includes(code)) return 'broken';
  }
  return null;
}
