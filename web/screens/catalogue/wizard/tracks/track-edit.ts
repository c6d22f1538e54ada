import { NO_LANGUAGE } from '@tangent/domain/catalogue/release/language.ts';
import { useCallback } from 'react';
import type { DraftForm, TrackForm } from '../draft/draft-form.ts';
import { useWizardActions } from '../wizard-context.ts';
import { updateTrack } from './edit-tracks.ts';

type TrackChange = Partial<TrackForm> | ((track: TrackForm) => Partial<TrackForm>);
export type TrackUpdate = (change: TrackChange) => void;

/** The props of every part of a track's form. */
export type TrackPart = { readonly track: TrackForm; readonly index: number; readonly update: TrackUpdate };

/** Returns a function that changes one track; it stays the same while the track is shown. */
export function useTrackUpdate(id: string): TrackUpdate {
  const { change } = useWizardActions();
  return useCallback((trackChange) => change((form) => changeTrack(form, id, trackChange)), [change, id]);
}

/** Changes a track; an explicit one makes its release explicit. */
export function changeTrack(form: DraftForm, id: string, change: TrackChange): Partial<DraftForm> {
  const track = form.tracks.find((one) => one.id === id);
  if (track === undefined) return {};
  const fields = typeof change === 'function' ? change(track) : change;
  return { tracks: updateTrack(form.tracks, id, fields), ...(fields.explicit ? { explicit: true } : {}) };
}

/**
 * Copies fields of one track to every track. Fields that do not apply are left alone: an instrumental has no language.
 */
export function applyToAll(form: DraftForm, id: string, names: readonly (keyof TrackForm)[]): Partial<DraftForm> {
  const source = form.tracks.find((one) => one.id === id);
  if (source === undefined) return {};
  const fields = (track: TrackForm) => {
    const fitting = names.filter((name) => name !== 'language' || !isInstrumental(track));
    return Object.fromEntries(fitting.map((name) => [name, source[name]]));
  };
  const explicit = names.includes('explicit') && source.explicit ? { explicit: true } : {};
  return { tracks: form.tracks.map((track) => ({ ...track, ...fields(track) })), ...explicit };
}

/** Undoes that: every track gets its former fields back, and keeps everything else typed since. */
export function undoApply(form: DraftForm, before: DraftForm, names: readonly (keyof TrackForm)[]): Partial<DraftForm> {
  const known = new Map(before.tracks.map((track) => [track.id, track]));
  const tracks = form.tracks.map((track) => {
    const old = known.get(track.id);
    return old ? { ...track, ...Object.fromEntries(names.map((name) => [name, old[name]])) } : track;
  });
  return { tracks, ...(names.includes('explicit') ? { explicit: before.explicit } : {}) };
}

function isInstrumental({ version_type, language }: TrackForm): boolean {
  return version_type === 'instrumental' && language === NO_LANGUAGE;
}
