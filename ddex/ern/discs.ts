import type { ErnTrack } from '../model.ts';

/** A track of a disc: its number within the release and within the disc, both from 1. */
export interface DiscItem<Track> {
  track: Track;
  number: number;
  sequence: number;
}

/** Splits tracks in playing order into discs. */
export function splitDiscs<Track extends Pick<ErnTrack, 'disc_number'>>(tracks: readonly Track[]): DiscItem<Track>[][] {
  const discs = new Map<number, DiscItem<Track>[]>();
  for (const [index, track] of tracks.entries()) {
    const items = discs.get(track.disc_number) ?? [];
    items.push({ track, number: index + 1, sequence: items.length + 1 });
    discs.set(track.disc_number, items);
  }
  return [...discs.values()];
}
