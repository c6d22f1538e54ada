import type { BoardMessage } from '@tangent/contract/backoffice-delivery.ts';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../parts/format.ts';
import { Disclosure } from '../../ui/disclosure.tsx';

type Answers = BoardMessage['answers'];

/** What the store wrote, in its own words, and what we made of it. */
export function AnswerList({ answers, open }: { answers: Answers; open: boolean }) {
  const { t, i18n } = useTranslation();
  if (answers.length === 0) return null;
  return (
    <Disclosure
      title={t('backoffice.answers.title')}
      summary={t('backoffice.answers.count', { count: answers.length })}
      forced={open}
    >
      <ol className="grid gap-4">
        {answers.map((answer) => (
          <li key={`${answer.file_name} ${answer.received_at}`} className="grid min-w-0 gap-1 text-13">
            <span>
              <span className="font-[600]">{answer.status ?? t('backoffice.answers.no_status')}</span>{' '}
              <span className="text-ink-3">
                {formatInstant(answer.received_at, i18n.language)} · {answer.outcome}
                {answer.proposed_action && ` · ${answer.proposed_action}`}
              </span>
            </span>
            {answer.text && <span className="text-ink-2">{answer.text}</span>}
            <details className="min-w-0">
              <summary className="cursor-pointer text-ink-3">{answer.file_name}</summary>
              <pre className="code mt-2 max-h-80 overflow-auto rounded-control bg-sunken p-3 text-xs">{answer.raw}</pre>
            </details>
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
