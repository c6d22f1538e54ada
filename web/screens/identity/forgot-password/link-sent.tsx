import { RESET_LINK_HOURS } from '@tangent/domain/identity/identity-limits.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AuthProblem } from '../../../parts/identity/account/auth-problem.tsx';
import { useCountdown } from '../../../parts/page/use-countdown.ts';
import { formatUnit } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { useResetRequest } from './use-reset-request.ts';

/** Emails take a moment; more frequent requests only produce several emails of which the last one is valid. */
const RESEND_SECONDS = 60;

/** Says what to do next, and what to do if no email arrives. */
export function LinkSent({ email, onOtherAddress }: { email: string; onOtherAddress: () => void }) {
  const { t, i18n } = useTranslation();
  const { left, start } = useCountdown();
  const [again, setAgain] = useState(false);
  const { isPending, problem, request } = useResetRequest(() => {
    setAgain(true);
    start(RESEND_SECONDS);
  });
  useEffect(() => start(RESEND_SECONDS), [start]);
  return (
    <div className="grid max-w-md gap-5">
      {problem !== null && <AuthProblem error={problem} step="reset" />}
      <p>{t('auth.sent.next', { hours: formatUnit(RESET_LINK_HOURS, 'hour', i18n.language) })}</p>
      <div className="grid gap-2">
        <h2 className="text-15 font-bold">{t('auth.sent.nothing')}</h2>
        <ul className="grid list-disc gap-1.5 pl-5 text-ink-2 marker:text-ink-3">
          <li>{t('auth.sent.spam')}</li>
          <li>{t('auth.sent.spelling')}</li>
          <li>{t('auth.sent.provider')}</li>
        </ul>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button busy={isPending} disabled={left > 0} onClick={() => request(email)}>
          {left > 0 ? t('auth.resend_in', { seconds: left }) : t('auth.resend')}
        </Button>
        <button type="button" className="text-link text-13" onClick={onOtherAddress}>
          {t('auth.sent.other')}
        </button>
        <span role="status" className="sr-only">
          {again && t('auth.sent.again')}
        </span>
      </div>
    </div>
  );
}
