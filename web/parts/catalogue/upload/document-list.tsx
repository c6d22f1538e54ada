import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { DOCUMENT_MAX_BYTES } from '@tangent/domain/catalogue/file-limits.ts';
import { PROOF_DOCUMENTS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDrop } from '../../../ui/form/file-drop.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useIssueSentence } from '../../form/issue-sentence.ts';
import { formatSize } from '../../text/format.ts';
import { acceptedExtensions, checkFile } from './check-file.ts';
import { DocumentLink } from './document-link.tsx';
import type { UploadEntry } from './upload-entry.ts';
import { UploadProgress } from './upload-progress.tsx';
import { startUpload } from './upload-store.ts';

type DocumentListProps = {
  documents: readonly Upload[];
  /** Running and failed uploads of documents. */
  entries: readonly UploadEntry[];
  onRemove: (document: Upload) => void;
};

/** The documents of a proof, each of which can be taken out again. */
export function DocumentList({ documents, entries, onRemove }: DocumentListProps) {
  const { t } = useTranslation();
  if (documents.length + entries.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {documents.map((document) => (
        <li key={document.id} className="flex items-center gap-3 py-2">
          <DocumentLink document={document} />
          <IconButton
            label={t('review.proof.remove', { filename: document.filename })}
            onClick={() => onRemove(document)}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </li>
      ))}
      {entries.map((entry) => (
        <li key={entry.slot} className="py-3">
          <UploadProgress entry={entry} />
        </li>
      ))}
    </ul>
  );
}

type DocumentDropProps = {
  id: string;
  label: string;
  /** The release or claim that the documents prove something about: its uploads are listed under it. */
  ownerId: string;
  /** How many documents there are already. */
  taken: number;
  error: string | undefined;
};

/** Takes documents until there are enough. */
export function DocumentDrop({ id, label, ownerId, taken, error }: DocumentDropProps) {
  const { t, i18n } = useTranslation();
  const sentence = useIssueSentence();
  const [refused, setRefused] = useState<string | null>(null);
  const free = PROOF_DOCUMENTS_MAX - taken;
  const add = (files: readonly File[]) => {
    const problems = files.flatMap((file) =>
      checkFile('document', file).map((one) => `${file.name}: ${sentence(one)}`),
    );
    const fitting = files.filter((file) => checkFile('document', file).length === 0);
    const tooMany = { code: 'too_many_documents', path: '', params: { max: PROOF_DOCUMENTS_MAX } };
    setRefused(problems[0] ?? (fitting.length > free ? sentence(tooMany) : null));
    for (const file of fitting.slice(0, free))
      startUpload(`${ownerId}/proof-${crypto.randomUUID()}`, { file, kind: 'document', release_id: ownerId });
  };
  if (free <= 0) return null;
  return (
    <FileDrop
      id={id}
      label={label}
      hint={t('review.proof.documents_hint', {
        max: PROOF_DOCUMENTS_MAX,
        size: formatSize(DOCUMENT_MAX_BYTES, i18n.language),
      })}
      error={refused ?? error}
      prompt={t('upload.drop.document')}
      accept={acceptedExtensions('document')}
      multiple
      onFiles={add}
    />
  );
}
