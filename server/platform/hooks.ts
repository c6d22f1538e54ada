import type { Db, Tx } from './sql/open-database.ts';

/** A new account, and how it came. */
export interface NewAccount {
  account_id: string;
  /** The code of the invitation that the sign-up was made with; null without one. */
  referral_code: string | null;
  ip_address: string | null;
  at: Date;
}

/** The codes of lines that no track had, and the track that staff assigned them to. */
interface MatchedCodes<Actor> {
  actor: Actor;
  /** Null for lines without an ISRC. */
  isrc: string | null;
  /** Undefined for lines with any UPC or none. */
  upc: string | undefined;
  /** Undefined for lines of every store. */
  store_id: string | undefined;
  track_id: string;
  at: Date;
}

/** The streams that a store fined: of some releases, in a month such as `2026-10`. */
interface FinedStreams {
  release_ids: readonly string[];
  store_id: string;
  month: string;
}

/**
 * Hooks of a noun: it takes part in what happens in a room below its own, in the same transaction, because that room
 * cannot import it. The hooks of all nouns run in the order of `server/main/modules.ts`.
 */
export interface ModuleHooks<Actor> {
  readonly onRegistered?: (tx: Tx, account: NewAccount) => Promise<void>;
  /** A release was approved: its codes and its deliveries exist. */
  readonly onApproved?: (tx: Tx, release: { release_id: string; at: Date }) => Promise<void>;
  /**
   * A release has gone live. Runs in a transaction of its own right after, because stores say so in the middle of their
   * answers, and may run twice.
   */
  readonly onPublished?: (tx: Tx, release: { release_id: string; at: Date }) => Promise<void>;
  /**
   * Staff takes a release down because another party claims the music. Returns whether anything changed: false for a
   * claim that was known.
   */
  readonly onClaimed?: (tx: Tx, claim: { actor: Actor; release_id: string; at: Date }) => Promise<boolean>;
  /** Staff assigned unmatched lines of reports to a track. */
  readonly onCodesMatched?: (tx: Tx, match: MatchedCodes<Actor>) => Promise<void>;
  /** Returns when the owner of releases was first warned of their streams at a store in a month; null if never. */
  readonly findStreamWarning?: (db: Db | Tx, streams: FinedStreams) => Promise<Date | null>;
}

/** The hooks of all nouns, each as one function. */
export type Hooks<Actor> = { readonly [name in keyof ModuleHooks<Actor>]-?: NonNullable<ModuleHooks<Actor>[name]> };

/** Joins the hooks of nouns: each function calls those of all nouns, one after the other. */
export function joinHooks<Actor>(all: readonly ModuleHooks<Actor>[]): Hooks<Actor> {
  return {
    onRegistered: async (tx, account) => {
      for (const { onRegistered } of all) await onRegistered?.(tx, account);
    },
    onApproved: async (tx, release) => {
      for (const { onApproved } of all) await onApproved?.(tx, release);
    },
    onPublished: async (tx, release) => {
      for (const { onPublished } of all) await onPublished?.(tx, release);
    },
    onClaimed: async (tx, claim) => {
      let isChanged = false;
      for (const { onClaimed } of all) isChanged = ((await onClaimed?.(tx, claim)) ?? false) || isChanged;
      return isChanged;
    },
    onCodesMatched: async (tx, match) => {
      for (const { onCodesMatched } of all) await onCodesMatched?.(tx, match);
    },
    findStreamWarning: async (db, streams) => {
      for (const { findStreamWarning } of all) {
        const at = await findStreamWarning?.(db, streams);
        if (at) return at;
      }
      return null;
    },
  };
}
