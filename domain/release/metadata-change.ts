/** A wish to change what stores say about a release: open, told to the stores, refused by us, taken back. */
export const METADATA_CHANGE_STATES = ['proposed', 'approved', 'declined', 'withdrawn'] as const;
export type MetadataChangeState = (typeof METADATA_CHANGE_STATES)[number];

/**
 * How far a store is with a change: queued with us, sent to the store, accepted or refused by it, or unchanged where nothing
 * differs that it shows.
 */
export const CHANGE_PROGRESS = ['queued', 'sent', 'accepted', 'refused', 'unchanged'] as const;
export type ChangeProgress = (typeof CHANGE_PROGRESS)[number];

/** One field that differs; `path` as in issues: `title`, `tracks.0.featured_artists`. Null: nothing was or is there. */
export type MetadataDifference = { path: string; before: string | null; after: string | null };
