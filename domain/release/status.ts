/** The stored statuses of a release: the key is where it is, the list is where it may go (S4-001, A-093, A-094). */
export const NEXT_STATUSES = {
  draft: ['submitted', 'expired'],
  submitted: ['processing'],
  processing: ['in_review'],
  in_review: ['approved', 'rejected', 'reopened'],
  approved: ['in_process'],
  in_process: ['published', 'takedown_requested'],
  published: ['takedown_requested'],
  takedown_requested: ['removed'],
  reopened: ['submitted', 'expired'],
  rejected: [],
  removed: [],
  expired: [],
} as const satisfies Record<string, readonly string[]>;

export type ReleaseStatus = keyof typeof NEXT_STATUSES;
export const RELEASE_STATUSES = Object.keys(NEXT_STATUSES) as [ReleaseStatus, ...ReleaseStatus[]];

/** Where a release has its codes for good: it is in stores, on its way there, or was. */
export const RELEASED_STATUSES: ReleaseStatus[] = [
  'approved',
  'in_process',
  'published',
  'takedown_requested',
  'removed',
];

/** Who moves a release: its owner, staff, or the product by itself. */
export const RELEASE_MOVERS = ['owner', 'staff', 'system'] as const;
export type ReleaseMover = (typeof RELEASE_MOVERS)[number];

/** In stores or on its way there: only then are there streams to watch and codes that others may not use. */
export const DISTRIBUTED_STATUSES: ReleaseStatus[] = ['approved', 'in_process', 'published', 'takedown_requested'];

/** In stores and not leaving: its metadata can change, and new stores can receive it. */
export const IN_STORE_STATUSES: ReleaseStatus[] = ['in_process', 'published'];

/** Whether a release in one status may move to another (A-093: no other transition exists). */
export function canMove(from: ReleaseStatus, to: ReleaseStatus): boolean {
  return (NEXT_STATUSES[from] as readonly ReleaseStatus[]).includes(to);
}

/** Whether the owner may change the release: drafts and reopened ones only. */
export function isEditable(status: ReleaseStatus): boolean {
  return status === 'draft' || status === 'reopened';
}
