import type { Upload } from '@tangent/contract/upload.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { POLL_MS } from '../../api/release.ts';
import { fetchUpload, isUploadMoving } from '../../api/upload.ts';
import type { UploadEntry } from '../../parts/upload/upload-entry.ts';
import { markSaved } from '../../parts/upload/upload-store.ts';
import { artworkSlot, trackSlot, useUploads } from '../../parts/upload/use-uploads.ts';
import type { DraftForm } from './draft-form.ts';
import type { DraftControl } from './use-draft.ts';

/** Brings files on their way into the draft: linked as soon as the server knows them, their findings as soon as there are any. */
export function useDraftUploads(
  draft: DraftControl,
  trySave: () => Promise<unknown>,
): ReadonlyMap<string, UploadEntry> {
  const uploads = useUploads(draft.id);
  const { form, id, change } = draft;

  useEffect(() => {
    if (id === null) return;
    for (const entry of uploads.values()) {
      if (entry.upload === null || !isWorthTaking(form, id, entry)) continue;
      const { upload } = entry;
      const isNew = upload.id !== uploadOfSlot(form, id, entry.slot)?.id;
      change((current) => placeUpload(current, id, entry.slot, upload));
      const done = entry.state === 'updating_release';
      if (isNew) void trySave().then((saved) => done && saved !== null && markSaved(entry.slot));
      else if (done) markSaved(entry.slot);
    }
  }, [uploads, form, id, change, trySave]);

  useForeignUploads(draft, uploads);
  return uploads;
}

/** A finished file is kept until its successor is finished too; an empty place takes the new one at once. */
function isWorthTaking(form: DraftForm, releaseId: string, entry: UploadEntry): boolean {
  const current = uploadOfSlot(form, releaseId, entry.slot);
  if (current === undefined) return false;
  if (entry.state === 'updating_release') return true;
  if (current?.id === entry.upload?.id) return current?.state !== entry.upload?.state;
  return entry.state !== 'failed' && entry.state !== 'complete' && current?.state !== 'complete';
}

/** The upload in a place of the draft: null when it is empty, undefined when the draft has no such place any more. */
export function uploadOfSlot(form: DraftForm, releaseId: string, slot: string): Upload | null | undefined {
  if (slot === artworkSlot(releaseId)) return form.artwork;
  return form.tracks.find((track) => trackSlot(releaseId, track.id) === slot)?.audio;
}

export function placeUpload(form: DraftForm, releaseId: string, slot: string, upload: Upload): Partial<DraftForm> {
  if (slot === artworkSlot(releaseId)) return { artwork: upload };
  return {
    tracks: form.tracks.map((track) => (trackSlot(releaseId, track.id) === slot ? { ...track, audio: upload } : track)),
  };
}

/** Files that were sent before a reload, or from another tab, are asked after until the server has decided. */
function useForeignUploads({ form, change }: DraftControl, own: ReadonlyMap<string, UploadEntry>): void {
  const ownIds = new Set([...own.values()].map((entry) => entry.upload_id));
  const waiting = [form.artwork, ...form.tracks.map((track) => track.audio)].filter(
    (upload): upload is Upload => upload !== null && isUploadMoving(upload) && !ownIds.has(upload.id),
  );
  const answers = useQueries({
    queries: waiting.map(({ id }) => ({
      queryKey: ['uploads', id],
      queryFn: () => fetchUpload(id),
      refetchInterval: POLL_MS,
    })),
  });
  const news = answers.flatMap(({ data }) => (data && !isUploadMoving(data) ? [data] : []));
  const newsKey = news.map((upload) => `${upload.id}:${upload.state}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is new on every render, its key is not
  useEffect(() => {
    for (const upload of news) change((current) => refreshUpload(current, upload));
  }, [newsKey, change]);
}

function refreshUpload(form: DraftForm, upload: Upload): Partial<DraftForm> {
  return {
    artwork: form.artwork?.id === upload.id ? upload : form.artwork,
    tracks: form.tracks.map((track) => (track.audio?.id === upload.id ? { ...track, audio: upload } : track)),
  };
}
