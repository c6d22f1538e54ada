import type { UploadState } from '../upload/upload.ts';
import type { AudioFacts } from './check-audio.ts';
import type { Schedule } from './schedule.ts';

/** What the rules look at in a track of a draft. */
export type DraftTrack = {
  readonly title: string;
  readonly version_type: string;
  readonly language: string | null;
  readonly explicit: boolean;
  readonly audio: { readonly state: UploadState; readonly facts: AudioFacts | null } | null;
};

/** What the rules look at in a release while it may be changed. Everything may still be missing. */
export type Draft = {
  readonly artist_id: string | null;
  readonly title: string;
  readonly release_type: string;
  readonly language: string | null;
  readonly primary_genre: string | null;
  readonly secondary_genre: string | null;
  readonly explicit: boolean;
  readonly artwork: { readonly state: UploadState } | null;
  readonly tracks: readonly DraftTrack[];
  readonly store_ids: readonly string[];
  readonly schedule: Schedule;
  readonly release_date: string | null;
};
