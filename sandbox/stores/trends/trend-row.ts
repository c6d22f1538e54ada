/** The counts of a recording on one day, in one country and from one source; each play is in one row only. */
export interface TrendRow {
  day: string;
  country: string;
  icpn: string;
  isrc: string;
  title: string;
  artist: string;
  streams: number;
  /** Unique listeners of that day. */
  listeners: number;
  /** Null for plays outside playlists. */
  playlist: string | null;
  playlist_adds: number;
  saves: number;
  /** New followers of the artist. */
  followers: number;
  /** Null if it is not reported. */
  age_group: string | null;
  gender: string | null;
}
