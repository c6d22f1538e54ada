import type { SuspenseReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { sql } from 'drizzle-orm';
import { listByIsrc, listByUpc, matchCodes, type ReleasedTrack } from '../../money/store-file/public.ts';
import type { Tx } from '../../platform/sql/open-database.ts';
import type { TrendLine } from './reading/trend-line.ts';

/** Limit of the codes and playlists remembered at a time. */
const CACHE_MAX = 200_000;
const SENT_AT_ONCE = 20_000;

/** The match of a line's codes: a track, or the reason why there is none. */
export interface LineCode {
  no: number;
  isrc: string | null;
  upc: string | null;
  account_id: string | null;
  track_id: string | null;
  reason: SuspenseReason | null;
}

/**
 * Numbers for values that repeat in line after line: recordings and playlists. A recording or playlist may get several
 * numbers, because the memory of known ones is bounded, whatever a file contains.
 */
export class LineKeys {
  private readonly codes = new Map<string, LineCode>();
  private readonly playlists = new Map<string, number>();
  private newCodes: LineCode[] = [];
  private newPlaylists: { no: number; store: number; name: string }[] = [];
  private lastCode = 0;
  private lastPlaylist = 0;

  constructor(private readonly lookups: Tx) {}

  /** Looks up the codes of some lines; from then on `getCode` knows them. */
  async learn(lines: readonly TrendLine[]): Promise<void> {
    if (this.codes.size > CACHE_MAX) this.codes.clear();
    if (this.playlists.size > CACHE_MAX) this.playlists.clear();
    const missing = new Map<string, TrendLine>();
    for (const line of lines) {
      const key = codeKey(line);
      if (!this.codes.has(key)) missing.set(key, line);
    }
    if (missing.size === 0) return;
    const all = [...missing.values()];
    const byIsrc = groupBy(await listByIsrc(this.lookups, distinct(all.map(({ isrc }) => isrc))), 'isrc');
    const upcs = distinct(all.map(({ isrc, upc }) => (isrc === null ? upc : null)));
    const byUpc = groupBy(await listByUpc(this.lookups, upcs), 'upc');
    for (const [key, { isrc, upc }] of missing) {
      this.lastCode += 1;
      const found = matchCodes({ isrc, upc }, byIsrc.get(isrc ?? '') ?? [], byUpc.get(upc ?? '') ?? []);
      const code = { no: this.lastCode, isrc, upc, ...readMatch(found) };
      this.codes.set(key, code);
      this.newCodes.push(code);
    }
  }

  getCode(line: TrendLine): LineCode {
    return this.codes.get(codeKey(line)) as LineCode;
  }

  getPlaylist(store: number, name: string): number {
    const key = `${store} ${name}`;
    const known = this.playlists.get(key);
    if (known !== undefined) return known;
    this.lastPlaylist += 1;
    this.playlists.set(key, this.lastPlaylist);
    this.newPlaylists.push({ no: this.lastPlaylist, store, name });
    return this.lastPlaylist;
  }

  isFull(): boolean {
    return this.newCodes.length + this.newPlaylists.length > SENT_AT_ONCE;
  }

  /** Sends the new keys. */
  async send(tx: Tx): Promise<void> {
    if (this.newCodes.length > 0)
      await tx.execute(sql`
        insert into trend_read_codes select * from json_to_recordset(${JSON.stringify(this.newCodes)}::json)
          as code(no int, isrc text, upc text, account_id uuid, track_id uuid, reason text)`);
    if (this.newPlaylists.length > 0)
      await tx.execute(sql`
        insert into trend_read_playlists (no, store, name) select * from json_to_recordset(${JSON.stringify(this.newPlaylists)}::json)
          as playlist(no int, store int, name text)`);
    this.newCodes = [];
    this.newPlaylists = [];
  }
}

function codeKey({ isrc, upc }: TrendLine): string {
  return upc === null ? (isrc ?? '') : `${isrc ?? ''} ${upc}`;
}

// Listeners of an album are not divided among its tracks: a UPC alone matches only a release of one track.
function readMatch(found: ReleasedTrack[] | SuspenseReason): Pick<LineCode, 'account_id' | 'track_id' | 'reason'> {
  const noOwner = { account_id: null, track_id: null };
  if (typeof found === 'string') return { ...noOwner, reason: found };
  const [track] = found;
  if (track === undefined || found.length > 1) return { ...noOwner, reason: 'no_codes' };
  return { account_id: track.account_id, track_id: track.track_id, reason: null };
}

function distinct(values: readonly (string | null)[]): string[] {
  return [...new Set(values)].filter((value) => value !== null);
}

function groupBy(tracks: readonly ReleasedTrack[], field: 'isrc' | 'upc'): Map<string, ReleasedTrack[]> {
  const groups = new Map<string, ReleasedTrack[]>();
  for (const track of tracks) {
    const group = groups.get(track[field] ?? '') ?? [];
    if (group.length === 0) groups.set(track[field] ?? '', group);
    group.push(track);
  }
  return groups;
}
