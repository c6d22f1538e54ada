import { straightenDiscs } from '@tangent/domain/catalogue/release/discs.ts';
import type { DraftForm, TrackForm } from '../draft/draft-form.ts';

/** Returns the song title in a file name: 'take five' for '01 - take_five.wav'. */
export function titleFromFilename(filename: string): string {
  return filename
    .replace(/\.[^.]+$/, '')
    .replace(/^(\d{1,3}\s*[-._)]+\s+|0\d[-._)\s]+)/, '')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Removes a track; the discs of the others stay in order. */
export function removeTrack(tracks: readonly TrackForm[], id: string): readonly TrackForm[] {
  return straightenDiscs(tracks.filter((track) => track.id !== id));
}

/** Moves a track to another position. An invalid position changes nothing. */
export function moveTrack(tracks: readonly TrackForm[], from: number, to: number): readonly TrackForm[] {
  const moved = tracks[from];
  if (moved === undefined || from === to || to < 0 || to >= tracks.length) return tracks;
  return straightenDiscs(insertTrack(tracks.toSpliced(from, 1), to, moved));
}

/** Inserts a track at a position, for example after an undo; never twice. */
export function insertTrack(tracks: readonly TrackForm[], index: number, track: TrackForm): readonly TrackForm[] {
  return tracks.some(({ id }) => id === track.id) ? tracks : tracks.toSpliced(index, 0, track);
}

export function updateTrack(tracks: readonly TrackForm[], id: string, change: Partial<TrackForm>): TrackForm[] {
  return tracks.map((track) => (track.id === id ? { ...track, ...change } : track));
}

/** Sets the language of the release, also for tracks without one, so that it need not be chosen again. */
export function chooseLanguage(form: DraftForm, language: string | null): Pick<DraftForm, 'language' | 'tracks'> {
  return { language, tracks: form.tracks.map((track) => (track.language === null ? { ...track, language } : track)) };
}
