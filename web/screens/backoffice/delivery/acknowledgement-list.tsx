import type { MessageOverview } from '@tangent/contract/distribution/backoffice-delivery.ts';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../parts/text/format.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';

type Acknowledgements = MessageOverview['acknowledgement_files'];

/** Lists the store's acknowledgements as it wrote them, with our interpretation. */
export function AcknowledgementList({
  acknowledgement_files,
  open,
}: {
  acknowledgement_files: Acknowledgements;
  open: boolean;
}) {
  const { t, i18n } = useTranslation();
  if (acknowledgement_files.length === 0) return null;
  return (
    <Disclosure
      title={t('backoffice.answers.title')}
      summary={t('backoffice.answers.count', { count: acknowledgement_files.length })}
      forced={open}
    >
      <ol className="grid gap-4">
        {acknowledgement_files.map((acknowledgement) => (
          <li
            key={`${acknowledgement.file_name} ${acknowledgement.received_at}`}
            className="grid min-w-0 gap-1 text-13"
          >
            <span>
              <span className="font-strong">{acknowledgement.status ?? t('backoffice.answers.no_status')}</span>{' '}
              <span className="text-ink-3">
                {formatInstant(acknowledgement.received_at, i18n.language)} · {acknowledgement.outcome}
                {acknowledgement.proposed_action && ` · ${acknowledgement.proposed_action}`}
              </span>
            </span>
            {acknowledgement.text && <span className="text-ink-2">{acknowledgement.text}</span>}
            <details className="min-w-0">
              <summary className="cursor-pointer text-ink-3">{acknowledgement.file_name}</summary>
              <pre className="code mt-2 max-h-80 overflow-auto rounded-control bg-sunken p-3 text-xs">
                {acknowledgement.raw}
              </pre>
            </details>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
