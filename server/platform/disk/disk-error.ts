const FULL = ['ENOSPC', 'EDQUOT'];
// Linux makes a disk read-only that fails.
const BROKEN = ['EIO', 'EROFS'];

/** What the disk said when it did not take our bytes: it is full, or it fails. Null for everything else. */
export function findDiskFailure(error: unknown): 'full' | 'broken' | null {
  for (let current = error; current instanceof Error; current = current.cause) {
    const code = 'code' in current ? String(current.code) : '';
    if (FULL.includes(code)) return 'full';
    if (BROKEN.includes(code)) return 'broken';
  }
  return null;
}
