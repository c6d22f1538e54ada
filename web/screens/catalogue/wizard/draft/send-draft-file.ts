import type { UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import { startUpload } from '../../../../parts/catalogue/upload/upload-store.ts';
import { artworkSlot, trackSlot } from '../../../../parts/catalogue/upload/use-uploads.ts';
import type { DraftStore } from './draft-store.ts';

/** Uploads the audio of a track, or with null the cover; waits until the draft is created. */
export function sendDraftFile(store: DraftStore, trackId: string | null, file: File): void {
  const kind: UploadKind = trackId === null ? 'artwork' : 'audio';
  const start = (release_id: string) => {
    const slot = trackId === null ? artworkSlot(release_id) : trackSlot(release_id, trackId);
    startUpload(slot, { file, kind, release_id });
  };
  const { release } = store.read();
  if (release !== null) {
    start(release.id);
    return;
  }
  const stop = store.subscribe(() => {
    const created = store.read().release;
    if (created === null) return;
    stop();
    start(created.id);
  });
}
