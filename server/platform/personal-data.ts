/** The treatment of the rows of a table when an account is erased. */
type Erasing =
  /** The rows are removed. */
  | 'removed'
  /** The rows stay, without any data that names or describes a user. */
  | 'emptied'
  /** The rows stay unchanged, for this reason. */
  | { kept: string };

/** The part of an account's export that holds the rows of a table, or the reason why no part does. */
type Exporting = { part: string } | { internal: string };

/** How an account is erased from a table and exported. */
export interface PersonalData {
  readonly erasing: Erasing;
  readonly exporting: Exporting;
}

/** Why records of money stay when an account is erased. */
export const KEPT_BY_LAW = { kept: 'accounting records are kept by law, and identify users only by ids' } as const;

/** Why messages to stores and the music in them stay when an account is erased. */
export const KEPT_AS_SENT = { kept: 'records of messages to stores stay as they were sent' } as const;

/** Why figures of recordings stay when an account is erased. */
export const KEPT_FIGURES = { kept: 'figures of recordings, which name people only by ids' } as const;

/** The rows are in the archive that users download, so an export does not repeat them. */
export const IN_ARCHIVE = { internal: 'in the archive that a user downloads' } as const;

/** A table about the company that names only staff. */
export const NAMES_STAFF: PersonalData = {
  erasing: { kept: 'names a member of staff by id' },
  exporting: { internal: 'names a member of staff by id' },
};
