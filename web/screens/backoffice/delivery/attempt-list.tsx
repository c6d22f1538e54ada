import type { MessageOverview } from '@tangent/contract/distribution/backoffice-delivery.ts';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatSize } from '../../../parts/text/format.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';

/** Lists every attempt to deliver a message to its store. */
export function AttemptList({ attempts }: { attempts: MessageOverview['attempts'] }) {
  const { t, i18n } = useTranslation();
  if (attempts.length === 0) return null;
  return (
    <Disclosure
      title={t('backoffice.attempts.title')}
      summary={t('backoffice.attempts.count', { count: attempts.length })}
    >
      <ol className="grid gap-2 text-13">
        {attempts.map((attempt) => (
          <li key={attempt.started_at}>
            <span className="font-strong">
              {attempt.outcome ? t(`backoffice.attempts.outcome.${attempt.outcome}`) : t('backoffice.attempts.running')}
            </span>{' '}
            <span className="text-ink-3">
              {formatInstant(attempt.started_at, i18n.language)} · {formatSize(attempt.sent_bytes, i18n.language)}
              {attempt.error_class && ` · ${attempt.error_class}`}
            </span>
            {attempt.error_text && <span className="block text-ink-2">{attempt.error_text}</span>}
          </li>
        ))}
      </ol>
    </Disclosure>
  );
}
