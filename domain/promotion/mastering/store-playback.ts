/** How stores play music at one loudness, with their usual settings. */
export const STORE_PLAYBACK = {
  spotify: { target_lufs: -14, raises: true },
  apple_music: { target_lufs: -16, raises: true },
  youtube: { target_lufs: -14, raises: false },
  tidal: { target_lufs: -14, raises: false },
  deezer: { target_lufs: -15, raises: false },
} as const;
type LoudnessStore = keyof typeof STORE_PLAYBACK;

/** The level at which a store plays a track. */
export interface StorePlayback {
  readonly store: LoudnessStore;
  readonly target_lufs: number;
  /** Decibels by which the store turns it, negative for down; null while the loudness is unknown. */
  readonly turned_db: number | null;
}

// Stores that raise quiet tracks leave this much below full scale.
const RAISED_PEAK_DBTP = -1;

/** Lists by how much each store turns a track down, or up as far as its peaks allow. */
export function listStorePlayback(lufs: number | null, truePeakDbtp: number): StorePlayback[] {
  return (Object.keys(STORE_PLAYBACK) as LoudnessStore[]).map((store) => {
    const { target_lufs, raises } = STORE_PLAYBACK[store];
    if (lufs === null) return { store, target_lufs, turned_db: null };
    const wanted = target_lufs - lufs;
    const room = raises ? Math.max(0, RAISED_PEAK_DBTP - truePeakDbtp) : 0;
    return { store, target_lufs, turned_db: Math.min(wanted, room) };
  });
}
