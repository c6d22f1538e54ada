/** A small piece of music as our synthesiser plays it. */
export interface DemoSong {
  beats_per_minute: number;
  /** It lasts at least this long, in whole rounds of its chords. */
  seconds: number;
  /** Four chords, each as its notes in MIDI numbers, the lowest first. */
  chords: readonly (readonly number[])[];
  /** Steps of a sixteenth in a bar on which the bass drum falls. */
  kick: readonly number[];
  /** Notes of the tune, as positions in the chord; null is a rest. One per eighth. */
  tune: readonly (number | null)[];
  /** How bright the chords sound: partials of each note. */
  partials: number;
}

/** The music of the demo: short, because every second of it is measured and encoded at the first start. */
export const DEMO_SONGS = {
  night: {
    beats_per_minute: 93,
    seconds: 62,
    partials: 6,
    kick: [0, 6, 8, 14],
    chords: [
      [45, 57, 60, 64],
      [41, 53, 57, 60],
      [48, 55, 60, 64],
      [43, 55, 59, 62],
    ],
    tune: [3, null, 2, 3, null, 1, 2, null],
  },
  august: {
    beats_per_minute: 109,
    seconds: 70,
    partials: 3,
    kick: [0, 7, 10],
    chords: [
      [40, 55, 59, 64],
      [45, 57, 60, 64],
      [47, 54, 59, 63],
      [40, 55, 59, 64],
    ],
    tune: [3, 3, 2, 1, null, 2, null, 1],
  },
  tomorrow: {
    beats_per_minute: 93,
    seconds: 62,
    partials: 5,
    kick: [0, 3, 8, 11],
    chords: [
      [43, 55, 59, 62],
      [45, 57, 60, 64],
      [48, 55, 60, 64],
      [50, 57, 62, 66],
    ],
    tune: [2, null, 3, null, 1, 2, null, 3],
  },
  salt: {
    beats_per_minute: 78,
    seconds: 62,
    partials: 7,
    kick: [0, 10],
    chords: [
      [38, 53, 57, 60],
      [43, 55, 58, 62],
      [36, 55, 60, 63],
      [41, 56, 60, 65],
    ],
    tune: [null, 2, null, 3, null, 2, null, 1],
  },
  tide: {
    beats_per_minute: 84,
    seconds: 76,
    partials: 3,
    kick: [0, 6, 12],
    chords: [
      [41, 57, 60, 65],
      [36, 55, 60, 64],
      [43, 55, 58, 62],
      [38, 53, 57, 62],
    ],
    tune: [3, null, null, 2, 1, null, 2, null],
  },
} as const satisfies Record<string, DemoSong>;

export type DemoSongName = keyof typeof DEMO_SONGS;
