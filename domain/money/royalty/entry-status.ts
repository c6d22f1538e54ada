/** Whether a paid withdrawal covers a royalty entry, the oldest postings first. */
export const ENTRY_STATUSES = ['pending', 'paid'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

/** How much of the statement of an entry its store has paid. */
export const ENTRY_RECEIVED = ['none', 'part', 'all'] as const;
export type EntryReceived = (typeof ENTRY_RECEIVED)[number];
