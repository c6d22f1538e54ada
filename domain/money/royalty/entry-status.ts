/** Whether a paid withdrawal covers a royalty entry, the oldest postings first. */
export const ENTRY_STATUSES = ['pending', 'paid'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];
