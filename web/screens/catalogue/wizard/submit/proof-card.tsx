import { PROOF_ANSWER_MAX_CHARS } from '@tangent/domain/catalogue/release-limits.ts';
import { useTranslation } from 'react-i18next';
import { DocumentDrop, DocumentList } from '../../../../parts/catalogue/upload/document-list.tsx';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { Card } from '../../../../ui/card.tsx';
import { TextareaField } from '../../../../ui/form/textarea-field.tsx';
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
            <li key={reason} className="max-w-prose">
              <span className="font-bold">{t(`review.reason.${reason}.name`)}</span>{' '}
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
        <DocumentList documents={proof.documents} entries={proof.entries} onRemove={proof.remove} />
        {proof.loaded && (
          <DocumentDrop
            id="field-proof-documents"
            label={t('review.proof.documents')}
            ownerId={proof.releaseId}
            taken={proof.documents.length + proof.entries.length}
            error={errorAt('proof.documents')}
          />
        )}
      </div>
    </Card>
  );
}
