import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import type { RightsClaimDetail } from '@tangent/contract/promotion/rights-claim.ts';
import { checkClaimAnswer } from '@tangent/domain/promotion/rights-claim/check-answer.ts';
import { type ClaimAnswer, listClaimAnswers } from '@tangent/domain/promotion/rights-claim/rights-claim.ts';
import { CLAIM_REASON_CHARS } from '@tangent/domain/request-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { useAnswerClaim } from '../../../api/promotion/rights-claim.ts';
import { DocumentDrop, DocumentList } from '../../../parts/catalogue/upload/document-list.tsx';
import { isEntryActive } from '../../../parts/catalogue/upload/upload-entry.ts';
import { useFinishedUploads } from '../../../parts/catalogue/upload/use-finished-uploads.ts';
import { useUploads } from '../../../parts/catalogue/upload/use-uploads.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { Button } from '../../../ui/button.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** Keeps a claim, releases the own part of it, or disputes it with a reason and documents. */
export function AnswerForm({ claim, onAnswered }: { claim: RightsClaimDetail; onAnswered: () => void }) {
  const { t } = useTranslation();
  const form = useAnswerForm(claim, onAnswered);
  const { answer, errorAt } = form;
  const service = t(`claim.service.${claim.service}`);
  return (
    <div className="grid gap-5">
      <RadioCards
        label={<span className="sr-only">{t('claim.answer.label')}</span>}
        name="answer"
        columns={3}
        value={answer}
        error={errorAt('answer')}
        cards={listClaimAnswers(claim.kind).map((value) => ({
          value,
          label: t(`claim.answer.${value}`),
          detail: t(`claim.detail.${claim.kind as 'ownership'}.${value}`),
        }))}
        onChange={({ target }) => form.choose(target.value as ClaimAnswer)}
      />
      {answer === 'dispute' && (
        <>
          <DocumentList documents={form.documents} entries={form.entries} onRemove={form.remove} />
          <DocumentDrop
            id="claim-proofs"
            label={t('claim.proof')}
            ownerId={form.slot}
            taken={form.documents.length + form.entries.length}
            error={errorAt('proofs')}
          />
          <TextareaField
            label={t('claim.reason')}
            hint={t('claim.reason_hint', { service })}
            error={errorAt('reason')}
            rows={4}
            maxLength={CLAIM_REASON_CHARS.max}
            value={form.reason}
            onChange={({ target }) => form.write(target.value)}
          />
        </>
      )}
      {answer !== null && (
        <div className="flex flex-wrap items-center gap-3">
          <Button tone="volt" busy={form.isBusy} onClick={form.send}>
            {t(`claim.send.${answer}`)}
          </Button>
          <span className="text-13 text-ink-2">
            {t(answer === 'dispute' ? 'claim.goes.checked' : 'claim.goes.now', { service })}
          </span>
        </div>
      )}
    </div>
  );
}

function useAnswerForm({ id, kind, ...claim }: RightsClaimDetail, onAnswered: () => void) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const sentence = useIssueSentence();
  const give = useAnswerClaim(id);
  const [answer, choose] = useState<ClaimAnswer | null>(claim.staff_note === null ? null : 'dispute');
  const [reason, write] = useState(claim.reason);
  const [documents, setDocuments] = useState<readonly Upload[]>(claim.documents);
  const [tried, setTried] = useState(false);
  const slot = `claim-${id}`;
  const entries = [...useUploads(slot).values()].filter(({ state }) => state !== 'complete');
  useFinishedUploads(entries, (uploaded) => setDocuments([...documents, ...uploaded]));
  const isUploading = entries.some(isEntryActive);
  const issues = answer === null ? [] : checkClaimAnswer(kind, { answer, reason, proofs: documents.length });
  const errorAt = (path: string) => {
    const issue = tried ? issues.find((one) => one.path === path) : undefined;
    return issue && sentence(issue);
  };
  const send = () => {
    setTried(true);
    if (answer === null || isUploading || issues.length > 0) return;
    const document_upload_ids = answer === 'dispute' ? documents.map((one) => one.id) : [];
    give.mutate(
      { answer, reason: answer === 'dispute' ? reason : '', document_upload_ids },
      {
        onSuccess: () => {
          toast('good', t(answer === 'dispute' ? 'claim.sent_dispute' : 'claim.sent'));
          onAnswered();
        },
        onError: (error) => toast('bad', getErrorText(i18n, error)),
      },
    );
  };
  const remove = ({ id: gone }: Upload) => setDocuments(documents.filter((one) => one.id !== gone));
  return {
    answer,
    choose,
    reason,
    write,
    documents,
    remove,
    entries,
    slot,
    errorAt,
    send,
    isBusy: give.isPending || isUploading,
  };
}
