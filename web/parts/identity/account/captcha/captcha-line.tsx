import { CircleAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Spinner } from '../../../../ui/spinner.tsx';
import type { CaptchaState } from './use-captcha.ts';

/** Shows the state of the silent check: the user solves no puzzle and reads no picture. */
export function CaptchaLine({ state, onRetry }: { state: CaptchaState; onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className="flex min-h-9 items-center gap-2.5 rounded-control bg-sunken px-3 py-2 text-13 text-ink-2">
      <span className="grid size-4 shrink-0 place-items-center">
        {state === 'working' && <Spinner size={15} />}
        {state === 'failed' && <CircleAlert size={16} className="text-bad" aria-hidden />}
        {(state === 'idle' || state === 'solved') && (
          <ShieldCheck size={16} className={state === 'solved' ? 'text-good' : ''} aria-hidden />
        )}
      </span>
      <span role="status">{t(`auth.captcha.${state}`)}</span>
      {state === 'failed' && (
        <button type="button" className="text-link ml-auto" onClick={onRetry}>
          {t('auth.captcha.retry')}
        </button>
      )}
    </div>
  );
}
