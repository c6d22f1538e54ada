import type { TrackForm } from './draft-form.ts';

/** A song title out of a file name: '01 - take_five.wav' is 'take five'. */
export function titleOfFile(filename: string): string {
  return filename
    .replace(/\.[^.]+$/, '')
    .replace(/^(\d{1,3}\s*[-._)]+\s+|0\d[-._)\s]+)/, '')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** One place up (-1) or down (+1); at the ends nothing happens. */
export function moveTrack(tracks: readonly TrackForm[], index: number, by: -1 | 1): readonly TrackForm[] {
  const target = index + by;
  const moved = tracks[index];
  if (moved === undefined || target < 0 || target >= tracks.length) return tracks;
  const rest = tracks.filter((_, position) => position !== index);
  return [...rest.slice(0, target), moved, ...rest.slice(target)];
}

export function updateTrack(tracks: readonly TrackForm[], id: string, change: Partial<TrackForm>): TrackForm[] {
  return tracks.map((track) => (track.id === id ? { ...track, ...change } : track));
}
