/**
 * States of a metadata change: proposed, approved and sent to stores, declined by us, withdrawn by the owner.
 */
export const METADATA_CHANGE_STATES = ['proposed', 'approved', 'declined', 'withdrawn'] as const;
export type MetadataChangeState = (typeof METADATA_CHANGE_STATES)[number];

/**
 * Progress of a change at a store: queued with us, sent, accepted or refused by the store, or unchanged if nothing that
 * the store shows differs.
 */
export const CHANGE_PROGRESS = ['queued', 'sent', 'accepted', 'refused', 'unchanged'] as const;
export type ChangeProgress = (typeof CHANGE_PROGRESS)[number];

/** One field that differs; `path` as in issues: `title`, `tracks.0.featured_artists`. Null stands for no value. */
export type MetadataDifference = { path: string; before: string | null; after: string | null };
