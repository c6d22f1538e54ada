import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { isUnfinished } from '@tangent/domain/catalogue/upload/upload-state.ts';
import { InterruptedUploads } from '../../../../parts/catalogue/upload/interrupted-uploads.tsx';
import type { InterruptedUpload } from '../../../../parts/catalogue/upload/match-files.ts';
import { listQueued } from '../../../../parts/catalogue/upload/queued-files.ts';
import { UploadTotalLine } from '../../../../parts/catalogue/upload/upload-total-line.tsx';
import { artworkSlot, trackSlot, useUploads } from '../../../../parts/catalogue/upload/use-uploads.ts';
import type { DraftForm } from '../draft/draft-form.ts';
import { useDraftState, useForm } from '../wizard-context.ts';

/** Shows on every step the running uploads in one line, and those that a reload has interrupted. */
export function UploadNotes() {
  const releaseId = useDraftState((state) => state.release?.id ?? null);
  const artwork = useForm((form) => form.artwork);
  const tracks = useForm((form) => form.tracks);
  const uploads = useUploads(releaseId);
  if (releaseId === null) return null;
  const interrupted = listInterruptedUploads(releaseId, { artwork, tracks }).filter(({ slot }) => !uploads.has(slot));
  return (
    <>
      <UploadTotalLine entries={uploads} />
      <InterruptedUploads uploads={interrupted} />
    </>
  );
}

/** Lists the slots of a draft whose upload is incomplete or never started. */
function listInterruptedUploads(release_id: string, form: Pick<DraftForm, 'artwork' | 'tracks'>): InterruptedUpload[] {
  const queued = listQueued(release_id);
  const toInterrupted = (slot: string, known: Upload | null) => {
    const upload = known !== null && isUnfinished(known.state) ? known : queued.get(slot);
    return upload === undefined ? [] : [{ slot, release_id, upload }];
  };
  return [
    ...toInterrupted(artworkSlot(release_id), form.artwork),
    ...form.tracks.flatMap((track) => toInterrupted(trackSlot(release_id, track.id), track.audio)),
  ];
}
