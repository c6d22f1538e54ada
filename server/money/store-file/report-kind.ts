import type { SalesFile, SalesFileDetail } from '@tangent/contract/money/backoffice-sales.ts';
import type { SalesFileKind } from '@tangent/domain/money/royalty/sales-file.ts';
import type { SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/sql/open-database.ts';
import type { TextSource } from './create-text-source.ts';
import type { ReadingContext } from './reading-context.ts';
import type { SalesFileRow } from './sales-file-store.ts';

/** Our party id and name, under which we deliver and stores report. */
export type OwnParty = { readonly dpid: string; readonly name: string };

/** A file in the transaction that locks and reads it. */
export interface LockedFile {
  file: SalesFileRow;
  now: Date;
  /** Our own party, to which reports must be addressed. */
  sender: OwnParty;
}

/** Reads an opened file to its end and posts it, or saves in its row why it is not posted. */
export type ReadLockedFile = (context: ReadingContext, locked: LockedFile) => Promise<void>;

/** Who reverses a file, when and why. */
interface Reversal {
  at: Date;
  actor_id: string;
  note: string;
}

/** Figures of the lines in a file, as the list of files shows them. */
export type FileTotals = Pick<
  SalesFile,
  'store_names' | 'store_count' | 'first_period' | 'last_period' | 'gross_micros' | 'suspense_micros' | 'streams'
>;

/** The lines in a file, as its page shows them. */
type FileContents = Pick<SalesFileDetail, 'statements' | 'days'>;

/**
 * One kind of report. Stores leave every kind in the same inbox; the noun that gives a kind its meaning contributes it
 * in its `module.ts`, and `server/main/modules.ts` lists them all. The functions run in the transaction of the caller.
 */
export interface ReportKind {
  /** The kinds of stored files that belong to it. */
  readonly file_kinds: readonly SalesFileKind[];
  /** Whether a file may replace several earlier files, or only one. */
  readonly replaces_many: boolean;
  /**
   * Opens a file; null when it is of another kind, as its beginning shows. `today` is the last day that a line may
   * name.
   */
  open(text: TextSource, today: string): ReadLockedFile | null;
  /**
   * Reverses a posted file. Returns the id of the file that mirrors it; null when its lines are deleted instead.
   * Refused in another state.
   */
  reverse(tx: Tx, file_id: string, by: Reversal): Promise<string | null>;
  /** Saves the store of a held file that does not name it. Refused when the store is needed and missing or unknown. */
  assignStore(tx: Tx, file: SalesFileRow, store_id: string | undefined): Promise<void>;
  /** Returns the id of the posted file that a held one would replace; refused unless there is one. */
  getReplaced(tx: Tx, file: SalesFileRow): Promise<string>;
  /** Totals files of this kind, by their ids. Missing figures are nothing. */
  totalFiles(tx: Tx | Db, files: readonly SalesFileRow[]): Promise<Map<string, Partial<FileTotals>>>;
  /**
   * A query of the stores and days that a file reports, as `store_id` and `day`, the first day for a month. The file is
   * the row of `sales_files` in the query around it.
   */
  readonly reported: SQL;
  /** Returns the contents of a file, each with the other files that report the same. */
  getContents(tx: Tx | Db, file: SalesFileRow): Promise<Partial<FileContents>>;
}

/** The part of the context of the functions that work on files of every kind. */
export interface ReportKinds {
  /** The first one that recognises a file reads it. */
  report_kinds: readonly ReportKind[];
}

/** Returns the kind of report to which a stored file belongs. */
export function findReportKind(kinds: readonly ReportKind[], { kind }: Pick<SalesFileRow, 'kind'>): ReportKind {
  const found = kinds.find(({ file_kinds }) => file_kinds.includes(kind));
  if (found === undefined) throw new Error(`no noun knows files of the kind ${kind}`);
  return found;
}
