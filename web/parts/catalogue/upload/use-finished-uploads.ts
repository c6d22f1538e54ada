import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { useEffect } from 'react';
import type { UploadEntry } from './upload-entry.ts';
import { markSaved } from './upload-store.ts';

/** Moves each document that the server has processed from the uploads to where it belongs, once. */
export function useFinishedUploads(
  entries: readonly UploadEntry[],
  onFinished: (uploaded: readonly Upload[]) => void,
): void {
  const ready = entries.filter(({ state, upload }) => state === 'updating_release' && upload !== null);
  const key = ready.map(({ slot }) => slot).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each upload counts once, whatever renders in between
  useEffect(() => {
    if (ready.length === 0) return;
    onFinished(ready.flatMap(({ upload }) => upload ?? []));
    for (const { slot } of ready) markSaved(slot);
  }, [key]);
}
