import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { POLL_MS } from '../../../../api/catalogue/release.ts';
import { fetchUpload, isUploadMoving, uploadKeys } from '../../../../api/catalogue/upload.ts';
import type { UploadEntry } from '../../../../parts/catalogue/upload/upload-entry.ts';
import { markSaved } from '../../../../parts/catalogue/upload/upload-store.ts';
import { artworkSlot, trackSlot, useUploads } from '../../../../parts/catalogue/upload/use-uploads.ts';
import { useWizardActions } from '../wizard-context.ts';
import type { DraftForm } from './draft-form.ts';
import type { DraftStore } from './draft-store.ts';

/**
 * Adds uploads to the draft: linked as soon as the server knows them, with their findings as soon as they are known.
 */
export function DraftUploads(): null {
  const { store } = useWizardActions();
  const { form, release } = useSyncExternalStore(store.subscribe, store.read);
  const id = release?.id ?? null;
  const uploads = useUploads(id);

  useEffect(() => {
    if (id === null) return;
    for (const { slot, state, upload } of uploads.values()) {
      if (upload === null) continue;
      const entry = { slot, state, upload };
      const isNew = upload.id !== findUpload(form, id, slot)?.id;
      if (isWorthTaking(form, id, entry)) {
        store.change((current) => assignUpload(current, id, slot, upload));
        if (isNew) store.flush();
      }
      // Whatever the response to that save was: once the server has linked the file, the upload is done.
      const stored = findUpload(store.base(), id, slot)?.id === upload.id;
      if (state === 'updating_release' && stored) markSaved(slot);
    }
  }, [uploads, form, id, store]);

  useForeignUploads(store, form, uploads);
  return null;
}

type LinkedEntry = Pick<UploadEntry, 'slot' | 'state'> & { readonly upload: Upload };

/**
 * Whether an upload replaces the current one: a finished file stays until its successor is finished too; an empty slot
 * takes the new one immediately.
 */
function isWorthTaking(form: DraftForm, releaseId: string, entry: LinkedEntry): boolean {
  const current = findUpload(form, releaseId, entry.slot);
  if (current === undefined) return false;
  if (current?.id === entry.upload.id) return current.state !== entry.upload.state;
  if (entry.state === 'updating_release') return true;
  return entry.state !== 'failed' && entry.state !== 'complete' && current?.state !== 'complete';
}

/** Returns the upload in a slot of the draft: null if it is empty, undefined if the draft no longer has that slot. */
function findUpload(form: DraftForm, releaseId: string, slot: string): Upload | null | undefined {
  if (slot === artworkSlot(releaseId)) return form.artwork;
  return form.tracks.find((track) => trackSlot(releaseId, track.id) === slot)?.audio;
}

function assignUpload(form: DraftForm, releaseId: string, slot: string, upload: Upload): Partial<DraftForm> {
  if (slot === artworkSlot(releaseId)) return { artwork: upload };
  return {
    tracks: form.tracks.map((track) => (trackSlot(releaseId, track.id) === slot ? { ...track, audio: upload } : track)),
  };
}

/** Polls uploads that were started before a reload or in another tab until the server has finished them. */
function useForeignUploads({ change }: DraftStore, form: DraftForm, own: ReadonlyMap<string, UploadEntry>): void {
  const ownIds = new Set([...own.values()].map((entry) => entry.upload_id));
  const waiting = [form.artwork, ...form.tracks.map((track) => track.audio)].filter(
    (upload): upload is Upload => upload !== null && isUploadMoving(upload) && !ownIds.has(upload.id),
  );
  const queries = useQueries({
    queries: waiting.map(({ id }) => ({
      queryKey: uploadKeys.one(id),
      queryFn: () => fetchUpload(id),
      refetchInterval: POLL_MS,
    })),
  });
  const news = queries.flatMap(({ data }) => (data && !isUploadMoving(data) ? [data] : []));
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
