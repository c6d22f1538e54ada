import type { DraftForm, TrackForm } from './draft-form.ts';

/** A song title out of a file name: '01 - take_five.wav' is 'take five'. */
export function titleFromFilename(filename: string): string {
  return filename
    .replace(/\.[^.]+$/, '')
    .replace(/^(\d{1,3}\s*[-._)]+\s+|0\d[-._)\s]+)/, '')
    .replaceAll('_', ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Takes a track from one place to another; the others close up. A place that is none changes nothing. */
export function moveTrack(tracks: readonly TrackForm[], from: number, to: number): readonly TrackForm[] {
  const moved = tracks[from];
  if (moved === undefined || from === to || to < 0 || to >= tracks.length) return tracks;
  return insertTrack(tracks.toSpliced(from, 1), to, moved);
}

/** Puts a track in a place, or back in it; never twice. */
export function insertTrack(tracks: readonly TrackForm[], index: number, track: TrackForm): readonly TrackForm[] {
  return tracks.some(({ id }) => id === track.id) ? tracks : tracks.toSpliced(index, 0, track);
}

export function updateTrack(tracks: readonly TrackForm[], id: string, change: Partial<TrackForm>): TrackForm[] {
  return tracks.map((track) => (track.id === id ? { ...track, ...change } : track));
}

/** The language of the release; tracks that have none yet are sung in it too, so that nobody says it twice. */
export function chooseLanguage(form: DraftForm, language: string | null): Pick<DraftForm, 'language' | 'tracks'> {
  return { language, tracks: form.tracks.map((track) => (track.language === null ? { ...track, language } : track)) };
}
