import { groupBy } from '@tangent/domain/group-by.ts';
import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { addMonths, getFirstDay, toPeriod } from '@tangent/domain/money/royalty/period.ts';
import { shareBasisPoints } from '@tangent/domain/money/royalty/share.ts';
import type { Tx } from '../../../platform/sql/open-database.ts';
import { listPlansBefore } from '../../plan/public.ts';
import { listByIsrc, listByUpc, matchCodes, type ReleasedTrack } from '../../store-file/public.ts';
import { loadSplits, type Split } from './load-splits.ts';
import type { CodeMatch, Holder, Recording, SplitVersion, Terms } from './terms.ts';

type Codes = { isrc: string | null; upc: string | null };

/** Limit of the codes known at a time. */
const CODES_MAX = 100_000;

/**
 * Knows the owners of a report's lines and how their money is divided, queried once for many lines. All reads use one
 * transaction that sees one state of the database: a change in the meantime cannot apply to some lines and not to
 * others (rule F31 in docs/standards/reliability.md).
 */
export class RecordingLookup {
  /** The matches of lines without a UPC, by ISRC; then of the others, by UPC. */
  private readonly byIsrc = new Map<string, CodeMatch>();
  private readonly byUpc = new Map<string, Map<string, CodeMatch>>();
  private readonly recordings = new Map<string, Recording>();
  /** Splits with an amount to recoup: it shrinks from line to line. */
  readonly versions = new Map<string, SplitVersion>();
  private size = 0;

  /** For a file that is posted in place of another one, amounts that the other recouped do not count. */
  constructor(
    private readonly tx: Tx,
    private readonly replacedFileId: string | null = null,
  ) {}

  /** Returns undefined when the codes have to be learned first. */
  find(isrc: string | null, upc: string | null): CodeMatch | undefined {
    return upc === null ? this.byIsrc.get(isrc ?? '') : this.byUpc.get(upc)?.get(isrc ?? '');
  }

  isFull(): boolean {
    return this.size > CODES_MAX;
  }

  allRecordings(): Iterable<Recording> {
    return this.recordings.values();
  }

  /** Clears codes and tracks, but not the recouped amounts. */
  clear(): void {
    this.byIsrc.clear();
    this.byUpc.clear();
    this.recordings.clear();
    this.size = 0;
  }

  async learn(codes: readonly Codes[]): Promise<void> {
    const isrcs = distinct(codes.map(({ isrc }) => isrc));
    const upcs = distinct(codes.map(({ isrc, upc }) => (isrc === null ? upc : null)));
    const byIsrc = groupBy(await listByIsrc(this.tx, isrcs), ({ isrc }) => isrc ?? '');
    const byUpc = groupBy(await listByUpc(this.tx, upcs), ({ upc }) => upc ?? '');
    for (const { isrc, upc } of codes) {
      const found = matchCodes({ isrc, upc }, byIsrc.get(isrc ?? '') ?? [], byUpc.get(upc ?? '') ?? []);
      const tracks = typeof found === 'string' ? null : found.map((track) => this.ensureRecording(track));
      const match =
        tracks === null ? (found as string as CodeMatch) : isrc === null ? tracks : (tracks[0] as Recording);
      this.remember(isrc ?? '', upc, match);
    }
  }

  /** Loads how the money of these recordings is divided for a statement's month of sales. */
  async learnTerms(recordings: readonly Recording[], statement: number, firstDay: string): Promise<void> {
    const missing = [...new Set(recordings)].filter((recording) => this.share(recording, statement, firstDay));
    if (missing.length === 0) return;
    const owners = distinct(missing.map(({ account_id }) => account_id));
    // The plan on the last day of the month: the one just before the next month starts.
    const next = new Date(`${getFirstDay(addMonths(toPeriod(firstDay), 1))}T00:00:00Z`);
    const plans = await listPlansBefore(this.tx, owners, next);
    const splits = await loadSplits(
      this.tx,
      missing.map(({ track_id }) => track_id),
      firstDay,
      this.replacedFileId,
    );
    for (const recording of missing) {
      const plan = plans.get(recording.account_id) ?? 'free';
      const split = splits.get(recording.track_id);
      recording.terms[statement] = buildTerms(recording, firstDay, plan, split, this.versions);
    }
  }

  // Statements of one month, such as those of many stores in one file, have the same terms. Returns false when the
  // terms are known now.
  private share(recording: Recording, statement: number, firstDay: string): boolean {
    const same = recording.terms.find((terms) => terms?.period === firstDay);
    if (same) recording.terms[statement] = same;
    return same === undefined;
  }

  private ensureRecording({ track_id, release_id, account_id }: ReleasedTrack): Recording {
    const known = this.recordings.get(track_id);
    if (known) return known;
    const recording = { track_id, release_id, account_id, terms: [] };
    this.recordings.set(track_id, recording);
    return recording;
  }

  private remember(isrc: string, upc: string | null, match: CodeMatch): void {
    this.size += 1;
    if (upc === null) {
      this.byIsrc.set(isrc, match);
      return;
    }
    const known = this.byUpc.get(upc) ?? new Map<string, CodeMatch>();
    this.byUpc.set(upc, known.set(isrc, match));
  }
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values)].filter((value) => value !== null);
}

/**
 * Returns how the money of a track is divided: the share of its owner's plan, and the parts of the split, if there is
 * one. The owner gets the part of a payee who cannot be paid; several parts of one payee are one entry.
 */
function buildTerms(
  recording: Recording,
  period: string,
  plan: Plan,
  split: Split | undefined,
  versions: Map<string, SplitVersion>,
): Terms {
  const holders: Holder[] = [{ holder_id: recording.account_id, is_share: 0, row_heads: [], bucket: null }];
  const shares = (split?.parts ?? []).map(({ share_basis_points, payee_id }) => ({
    share_basis_points,
    holder: payee_id === null ? 0 : ensureHolder(holders, payee_id),
  }));
  const version = split === undefined ? null : ensureVersion(split, versions);
  const share_basis_points = shareBasisPoints(plan);
  return { recording, period, share_basis_points, version, holders, shares, charged: null, is_charge: false, sums: [] };
}

function ensureHolder(holders: Holder[], payeeId: string): number {
  const index = holders.findIndex(({ holder_id, is_share }) => is_share === 1 && holder_id === payeeId);
  return index === -1 ? holders.push({ holder_id: payeeId, is_share: 1, row_heads: [], bucket: null }) - 1 : index;
}

// A version may apply to several months of one file: an amount recouped in one is not recouped in the next.
function ensureVersion(split: Split, versions: Map<string, SplitVersion>): SplitVersion {
  const known = versions.get(split.id);
  if (known) return known;
  const { id, recoupable_micros, recouped_micros } = split;
  const left = recoupable_micros - recouped_micros;
  const version = {
    id,
    recouped_before: recouped_micros,
    left_micros: Number(left > 0n ? left : 0n),
    recouped_micros: 0,
  };
  if (recoupable_micros > 0n) versions.set(split.id, version);
  return version;
}
