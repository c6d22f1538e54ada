import type { Upload } from '@tangent/contract/upload.ts';
import { DOCUMENT_MAX_BYTES, PROOF_ANSWER_MAX_CHARS, PROOF_DOCUMENTS_MAX } from '@tangent/domain/limits.ts';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { formatMegabytes } from '../../../parts/text/format.ts';
import { acceptedExtensions, checkFile } from '../../../parts/upload/check-file.ts';
import { DocumentLink } from '../../../parts/upload/document-link.tsx';
import { UploadProgress } from '../../../parts/upload/upload-progress.tsx';
import { startUpload } from '../../../parts/upload/upload-store.ts';
import { Card } from '../../../ui/card.tsx';
import { FileDrop } from '../../../ui/file-drop.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TextareaField } from '../../../ui/textarea-field.tsx';
import type { ProofForm } from './use-proof-form.ts';

/** Responds to reasons that require proof: with a text and up to five documents. */
export function ProofCard({ proof, tried }: { proof: ProofForm; tried: boolean }) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const [issue] = tried ? proof.issues : [];
  const errorAt = (path: string) => (issue?.path === path ? sentence(issue) : undefined);
  return (
    <Card title={t('review.proof.title')}>
      <div className="grid gap-5">
        <ul className="grid gap-2">
          {proof.reasons.map((reason) => (
            <li key={reason} className="max-w-[72ch]">
              <span className="font-[650]">{t(`review.reason.${reason}.name`)}</span>{' '}
              <span className="text-ink-2">{t(`review.reason.${reason}.action`)}</span>
            </li>
          ))}
        </ul>
        <TextareaField
          id="field-proof-answer"
          label={t('review.proof.answer')}
          hint={t('review.proof.answer_hint')}
          error={errorAt('proof.answer')}
          maxLength={PROOF_ANSWER_MAX_CHARS}
          value={proof.answer}
          readOnly={!proof.loaded}
          onChange={(event) => proof.write(event.target.value)}
          onBlur={proof.saveNow}
        />
        <DocumentList proof={proof} />
        {proof.loaded && <DocumentDrop proof={proof} error={errorAt('proof.documents')} />}
      </div>
    </Card>
  );
}

function DocumentList({ proof }: { proof: ProofForm }) {
  if (proof.documents.length + proof.entries.length === 0) return null;
  return (
    <ul className="divide-y divide-line border-y border-line">
      {proof.documents.map((document) => (
        <li key={document.id} className="flex items-center gap-3 py-2">
          <DocumentLink document={document} />
          <RemoveDocument document={document} proof={proof} />
        </li>
      ))}
      {proof.entries.map((entry) => (
        <li key={entry.slot} className="py-3">
          <UploadProgress entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function RemoveDocument({ document, proof }: { document: Upload; proof: ProofForm }) {
  const { t } = useTranslation();
  return (
    <IconButton
      label={t('review.proof.remove', { filename: document.filename })}
      onClick={() => proof.remove(document)}
    >
      <Trash2 size={16} aria-hidden />
    </IconButton>
  );
}

function DocumentDrop({ proof, error }: { proof: ProofForm; error: string | undefined }) {
  const { t, i18n } = useTranslation();
  const sentence = useIssueSentence();
  const [refused, setRefused] = useState<string | null>(null);
  const free = PROOF_DOCUMENTS_MAX - proof.documents.length - proof.entries.length;
  const add = (files: readonly File[]) => {
    const problems = files.flatMap((file) =>
      checkFile('document', file).map((one) => `${file.name}: ${sentence(one)}`),
    );
    const fitting = files.filter((file) => checkFile('document', file).length === 0);
    const tooMany = { code: 'too_many_documents', path: '', params: { max: PROOF_DOCUMENTS_MAX } };
    setRefused(problems[0] ?? (fitting.length > free ? sentence(tooMany) : null));
    for (const file of fitting.slice(0, free)) {
      const slot = `${proof.releaseId}/proof-${crypto.randomUUID()}`;
      startUpload(slot, { file, kind: 'document', release_id: proof.releaseId });
    }
  };
  if (free <= 0) return null;
  return (
    <FileDrop
      id="field-proof-documents"
      label={t('review.proof.documents')}
      hint={t('review.proof.documents_hint', {
        max: PROOF_DOCUMENTS_MAX,
        size: formatMegabytes(DOCUMENT_MAX_BYTES, i18n.language),
      })}
      error={refused ?? error}
      prompt={t('upload.drop.document')}
      accept={acceptedExtensions('document')}
      multiple
      onFiles={add}
    />
  );
}
