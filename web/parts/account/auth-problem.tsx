import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { findIssueText } from '../../texts/issue-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { useCountdown } from '../page/use-countdown.ts';
import { type AuthStep, authErrorText, getWaitSeconds } from './auth-error-text.ts';

type AuthProblemProps = { error: unknown; step: AuthStep; children?: ReactNode; action?: ReactNode };

/** What did not work, above the form; of a wait the seconds are counted down. */
export function AuthProblem({ error, step, children, action }: AuthProblemProps) {
  const { i18n } = useTranslation();
  const seconds = getWaitSeconds(error);
  // Some texts begin in lower case, as the requirements quote them.
  const title =
    seconds > 0 ? (
      <WaitSentence key={seconds} seconds={seconds} />
    ) : (
      <span className="inline-block first-letter:uppercase">{authErrorText(i18n, error, step)}</span>
    );
  return (
    <Banner tone="bad" title={title} action={action}>
      {children}
    </Banner>
  );
}

/** A screen reader hears the whole wait once, not every second of it. */
function WaitSentence({ seconds }: { seconds: number }) {
  const { t, i18n } = useTranslation();
  const { left, start } = useCountdown();
  useEffect(() => start(seconds), [start, seconds]);
  const formatWait = (count: number) => findIssueText(i18n, 'too_many_requests', { seconds: count });
  return (
    <>
      <span className="sr-only">{formatWait(seconds)}</span>
      <span aria-hidden>{left > 0 ? formatWait(left) : t('auth.wait_over')}</span>
    </>
  );
}
