import type { DemoRelease, DemoTrack } from './demo-release.ts';
import type { Arrangement } from './synthesise.ts';

/** Semitones of the recordings of one song, in the order of its recordings. */
const KEYS = [0, 5, -3, 2, 7, -5, 4, -2, 3, 1, -4, 6] as const;
const EIGHTHS = 8;

/** The part that a version lacks. */
const WITHOUT = { instrumental: 'tune', acoustic: 'drums' } as const satisfies Partial<
  Record<NonNullable<DemoTrack['version_type']>, Arrangement['without']>
>;

/**
 * Returns the arrangement of every track. Few songs are written: each track plays one of them in its own key and tempo,
 * and a version lacks a part, so that no two tracks share a recording.
 */
export function arrangeDemo(demo: readonly DemoRelease[]): ReadonlyMap<DemoTrack, Arrangement> {
  const counts = new Map<string, number>();
  const arrangements = new Map<DemoTrack, Arrangement>();
  for (const track of demo.flatMap(({ tracks }) => tracks)) {
    const number = counts.get(track.song) ?? 0;
    counts.set(track.song, number + 1);
    arrangements.set(track, { ...arrangeNumber(number), ...describeVersion(track) });
  }
  return arrangements;
}

function arrangeNumber(number: number): Arrangement {
  const speed = 1 + (((number * 7) % 11) - 5) / 100;
  return { semitones: KEYS[number % KEYS.length] ?? 0, speed, turn: number % EIGHTHS };
}

function describeVersion({ version_type }: DemoTrack): Pick<Arrangement, 'without'> {
  return version_type === 'instrumental' || version_type === 'acoustic' ? { without: WITHOUT[version_type] } : {};
}
