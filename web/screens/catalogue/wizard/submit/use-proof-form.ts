import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { checkProof, listProofReasons } from '@tangent/domain/catalogue/release/review/proof-reasons.ts';
import type { ReopeningReason } from '@tangent/domain/catalogue/release/review/reopening-reasons.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProof, useSaveProof } from '../../../../api/catalogue/proof.ts';
import { getErrorText } from '../../../../api/error-text.ts';
import { isEntryActive, type UploadEntry } from '../../../../parts/catalogue/upload/upload-entry.ts';
import { useFinishedUploads } from '../../../../parts/catalogue/upload/use-finished-uploads.ts';
import { useUploads } from '../../../../parts/catalogue/upload/use-uploads.ts';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import { useDraftState } from '../wizard-context.ts';

export type ProofForm = {
  readonly releaseId: string;
  /** The reasons that require proof; empty if there are none. */
  readonly reasons: readonly ReopeningReason[];
  /** Whether the earlier text has loaded; until then it must not be overwritten. */
  readonly loaded: boolean;
  readonly answer: string;
  readonly documents: readonly Upload[];
  /** Running and failed uploads of documents. */
  readonly entries: readonly UploadEntry[];
  readonly issues: readonly Issue[];
  readonly write: (answer: string) => void;
  readonly remove: (document: Upload) => void;
  /** Saves the text; throws when that fails. */
  readonly store: () => Promise<void>;
  /** The same, but shows a message when it fails. */
  readonly saveNow: () => void;
};

type Written = { readonly answer: string; readonly documents: readonly Upload[] };
const NOTHING: Written = { answer: '', documents: [] };

/**
 * Edits the response to reasons that require proof: saved on the server at every pause, sent with the release.
 */
export function useProofForm(): ProofForm {
  const release = useDraftState((state) => state.release);
  const releaseId = release?.id ?? '';
  const reasons = release?.status === 'reopened' ? listProofReasons(release.reopening?.reasons ?? []) : [];
  const { loaded, written, set, store, saveNow } = useProofText(releaseId, reasons.length > 0);
  const entries = [...useUploads(releaseId).values()].filter(
    ({ kind, state }) => kind === 'document' && state !== 'complete',
  );
  useFinishedUploads(entries, (uploaded) => set({ ...written, documents: [...written.documents, ...uploaded] }, true));
  const onTheWay = entries.filter(isEntryActive).map(() => ({ state: 'uploading' as const }));
  return {
    releaseId,
    reasons,
    entries,
    loaded,
    ...written,
    saveNow,
    store: async () => {
      if (reasons.length > 0) await store();
    },
    issues: checkProof({ answer: written.answer, documents: [...written.documents, ...onTheWay] }, reasons),
    write: (answer) => set({ ...written, answer }, false),
    remove: ({ id }) => set({ ...written, documents: written.documents.filter((one) => one.id !== id) }, true),
  };
}

/** Edits the text, starting with the server's version. */
function useProofText(releaseId: string, isRequired: boolean) {
  const { i18n } = useTranslation();
  const toast = useToast();
  const stored = useProof(releaseId, { enabled: isRequired }).data;
  const { mutateAsync } = useSaveProof(releaseId);
  const [changed, setChanged] = useState<Written | null>(null);
  const written = changed ?? stored ?? NOTHING;
  const send = async ({ answer, documents }: Written) => {
    await mutateAsync({ answer, document_upload_ids: documents.map(({ id }) => id) });
  };
  const showError = (error: unknown) => toast('bad', getErrorText(i18n, error));
  const saveNow = (next = written) =>
    void (changed !== null || next !== written ? send(next).catch(showError) : undefined);
  const set = (next: Written, now: boolean) => {
    setChanged(next);
    if (now) saveNow(next);
  };
  return { loaded: stored !== undefined, written, set, saveNow: () => saveNow(), store: () => send(written) };
}
