import { addMonths, getFirstDay, toPeriod } from '@tangent/domain/royalty/period.ts';
import { listPlansBefore } from '../../billing/plan/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import { listByIsrc, listByUpc, matchCodes, type ReleasedTrack } from '../store-file/public.ts';
import { buildTerms } from './build-terms.ts';
import { loadSplits } from './load-splits.ts';
import type { CodeMatch, Recording, SplitVersion } from './terms.ts';

type Codes = { isrc: string | null; upc: string | null };

/** So many codes are known at a time. */
const CODES_MAX = 100_000;

/**
 * Whose the lines of a report are and how their money is divided, asked once for many lines. Everything is read in one transaction that
 * sees one state of the database: nothing that is changed meanwhile counts for some lines and not for others (rule F31
 * in docs/standards/reliability.md).
 */
export class Catalogue {
  /** What lines without a UPC lead to, by ISRC; then the others, by UPC. */
  private readonly byIsrc = new Map<string, CodeMatch>();
  private readonly byUpc = new Map<string, Map<string, CodeMatch>>();
  private readonly recordings = new Map<string, Recording>();
  /** Splits with something to get back: it grows less from line to line. */
  readonly versions = new Map<string, SplitVersion>();
  private size = 0;

  /** Of a file that is posted in place of another one, what that one got back does not count. */
  constructor(
    private readonly tx: Tx,
    private readonly replacedFileId: string | null = null,
  ) {}

  /** Undefined when the codes have to be learned first. */
  find(isrc: string | null, upc: string | null): CodeMatch | undefined {
    return upc === null ? this.byIsrc.get(isrc ?? '') : this.byUpc.get(upc)?.get(isrc ?? '');
  }

  isFull(): boolean {
    return this.size > CODES_MAX;
  }

  allRecordings(): Iterable<Recording> {
    return this.recordings.values();
  }

  /** Forgets codes and tracks, not what was got back. */
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

  /** Finds out how the money of these recordings is divided for a statement's month of sales. */
  async learnTerms(recordings: readonly Recording[], statement: number, firstDay: string): Promise<void> {
    const missing = [...new Set(recordings)].filter((recording) => this.share(recording, statement, firstDay));
    if (missing.length === 0) return;
    const owners = distinct(missing.map(({ account_id }) => account_id));
    // The plan on the last day of the month: the one just before the next month began.
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

  // Statements of one month, as of many stores in one file, have the same terms. False when they are there now.
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

function groupBy(tracks: readonly ReleasedTrack[], toKey: (track: ReleasedTrack) => string) {
  const groups = new Map<string, ReleasedTrack[]>();
  for (const track of tracks) {
    const key = toKey(track);
    const group = groups.get(key);
    if (group) group.push(track);
    else groups.set(key, [track]);
  }
  return groups;
}
