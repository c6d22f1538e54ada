/** What a store counted of a recording on one day, in one country and on one way there; each play is in one row only. */
export interface TrendRow {
  day: string;
  country: string;
  icpn: string;
  isrc: string;
  title: string;
  artist: string;
  streams: number;
  /** Who listened on that day. */
  listeners: number;
  /** Null for whoever came without one. */
  playlist: string | null;
  playlist_adds: number;
  saves: number;
  /** Who began to follow the artist. */
  followers: number;
  /** Null where it is not told. */
  age_group: string | null;
  gender: string | null;
}
