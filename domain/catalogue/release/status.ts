/**
 * The stored statuses of a release: the key is the status, the list its possible next statuses (S4-001, A-093, A-094).
 */
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

/**
 * Statuses in which a release keeps its codes permanently: it is in stores, on its way there, or was in stores.
 */
export const RELEASED_STATUSES: ReleaseStatus[] = [
  'approved',
  'in_process',
  'published',
  'takedown_requested',
  'removed',
];

/** Who changes the status of a release: its owner, staff, or the product itself. */
export const RELEASE_MOVERS = ['owner', 'staff', 'system'] as const;
export type ReleaseMover = (typeof RELEASE_MOVERS)[number];

/**
 * In stores or on its way there: only then does it have streams to monitor and codes that other releases must not use.
 */
export const DISTRIBUTED_STATUSES: ReleaseStatus[] = ['approved', 'in_process', 'published', 'takedown_requested'];

/** In review, in stores, or on the way between: the account of such a release cannot be erased. */
export const UNDER_WAY_STATUSES: ReleaseStatus[] = ['submitted', 'processing', 'in_review', ...DISTRIBUTED_STATUSES];

/** In stores and not being taken down: its metadata can change, and new stores can receive it. */
export const IN_STORE_STATUSES: ReleaseStatus[] = ['in_process', 'published'];

/** Returns whether a release may move from one status to another (A-093: no other transition exists). */
export function canMove(from: ReleaseStatus, to: ReleaseStatus): boolean {
  return (NEXT_STATUSES[from] as readonly ReleaseStatus[]).includes(to);
}

/** Returns whether the owner may change the release: drafts and reopened ones only. */
export function isEditable(status: ReleaseStatus): boolean {
  return status === 'draft' || status === 'reopened';
}
