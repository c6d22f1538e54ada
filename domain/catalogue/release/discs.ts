import type { Issue } from '../../issue.ts';
import type { ReleaseType } from './release-type.ts';

/** The position of a track on its disc, both counted from 1. */
export type DiscPosition = { readonly disc: number; readonly number: number };

/**
 * Numbers tracks within their discs, in playing order.
 *
 * @example numberWithinDiscs([{ disc_number: 1 }, { disc_number: 2 }]) // [{ disc: 1, number: 1 }, { disc: 2, number: 1 }]
 */
export function numberWithinDiscs(tracks: readonly { readonly disc_number: number }[]): DiscPosition[] {
  const counts = new Map<number, number>();
  return tracks.map(({ disc_number: disc }) => {
    const number = (counts.get(disc) ?? 0) + 1;
    counts.set(disc, number);
    return { disc, number };
  });
}

/**
 * Starts a disc with a track, or continues the disc before it: the later tracks follow. The first track always starts
 * disc 1.
 */
export function startDisc<Track extends { readonly disc_number: number }>(
  tracks: readonly Track[],
  index: number,
  isStart: boolean,
): Track[] {
  const current = tracks[index]?.disc_number ?? 1;
  const wanted = Math.max(1, (tracks[index - 1]?.disc_number ?? 1) + (isStart && index > 0 ? 1 : 0));
  const shift = wanted - current;
  return straightenDiscs(
    tracks.map((track, at) => (at < index ? track : { ...track, disc_number: track.disc_number + shift })),
  );
}

/** Puts disc numbers in order after tracks were moved or removed; a track whose number is right stays the same object. */
export function straightenDiscs<Track extends { readonly disc_number: number }>(tracks: readonly Track[]): Track[] {
  let last = 1;
  return tracks.map((track, index) => {
    const disc_number = index === 0 ? 1 : Math.min(Math.max(track.disc_number, last), last + 1);
    last = disc_number;
    return disc_number === track.disc_number ? track : { ...track, disc_number };
  });
}

/** Returns whether releases of a type can have several discs. */
export function canHaveDiscs(type: ReleaseType): boolean {
  return type === 'album' || type === 'compilation';
}

/**
 * Checks the disc numbers in playing order: the first track is on disc 1, and every other one on the disc of the track
 * before it or on the next one. Only albums and compilations have several discs.
 */
export function checkDiscs(type: ReleaseType, tracks: readonly { readonly disc_number: number }[]): Issue[] {
  return tracks.flatMap(({ disc_number }, index): Issue[] => {
    const path = `tracks.${index}.disc_number`;
    if (!canHaveDiscs(type)) return disc_number === 1 ? [] : [{ code: 'disc_of_album', path }];
    const last = tracks[index - 1]?.disc_number ?? 0;
    const isNext = disc_number === last + 1 || (disc_number === last && index > 0);
    if (isNext) return [];
    return [{ code: 'disc_order', path, params: { disc: Math.max(1, last) } }];
  });
}
