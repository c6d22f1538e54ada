import type { RightsClaimDetail } from '@tangent/contract/promotion/rights-claim.ts';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../catalogue/upload/document-link.tsx';
import { formatDateTime, formatInstant } from '../../text/format.ts';
import { ClaimState } from './claim-state.tsx';

/** The answer to a claim, its documents, and where it is. */
export function ClaimAnswerSteps({ claim }: { claim: RightsClaimDetail }) {
  const { t, i18n } = useTranslation();
  const { answer, reason, documents, documents_removed_at, answered_at, sent_at, closed_at } = claim;
  const service = t(`claim.service.${claim.service}`);
  const steps = [
    { key: 'answered', name: t('claim.step.answered'), at: answered_at },
    { key: 'sent', name: t('claim.step.sent', { service }), at: sent_at },
    { key: 'closed', name: t('claim.step.closed'), at: closed_at },
  ];
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        {answer !== null && <span className="font-bold">{t(`claim.answer.${answer}`)}</span>}
        <ClaimState claim={claim} />
      </p>
      {reason !== '' && <p className="max-w-text whitespace-pre-line">{reason}</p>}
      {documents.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {documents.map((document) => (
            <li key={document.id} className="py-2">
              <DocumentLink document={document} />
            </li>
          ))}
        </ul>
      )}
      {documents_removed_at !== null && (
        <p className="text-13 text-ink-3">
          {t('claim.documents_gone', { day: formatInstant(documents_removed_at, i18n.language) })}
        </p>
      )}
      <ol className="grid gap-1 text-13 text-ink-2">
        {steps.map(
          ({ key, name, at }) =>
            at !== null && (
              <li key={key}>
                {name} · <time dateTime={at}>{formatDateTime(at, i18n.language)}</time>
              </li>
            ),
        )}
      </ol>
    </div>
  );
}
