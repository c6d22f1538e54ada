import { useTranslation } from 'react-i18next';
import { useMailRefusal } from '../../../../api/identity/account.ts';
import { useUser } from '../../../../app/session/session.ts';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { VerificationResend } from '../../../../parts/identity/account/verification-resend.tsx';
import { Banner } from '../../../../ui/banner.tsx';
import { IssueLinks } from './issue-links.tsx';
import type { SubmitFailure } from './submit-failure.ts';

/** Explains why the submission failed and what to do, beside the submit button (S8-030, S8-036). */
export function SubmitFailureNote({ failure: { kind, issues, reason } }: { failure: SubmitFailure }) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  // The line above already shows the monthly limit and its reset.
  if (kind === 'limit') return <Banner tone="bad" title={t('error.distro_limit')} />;
  if (kind === 'unverified') return <UnverifiedNote />;
  return (
    <Banner tone="bad" title={t('error.submit_failed')}>
      {reason && <p>{sentence({ code: reason, path: '' })}</p>}
      {issues.length > 0 && <IssueLinks issues={issues} />}
    </Banner>
  );
}

/** Says that the release is fine, but its owner's address has to be verified first. */
function UnverifiedNote() {
  const { t } = useTranslation();
  const { email, email_verified } = useUser();
  const answer = useMailRefusal(email, !email_verified);
  if (email_verified) return <Banner tone="good" title={t('auth.verify.now')} />;
  return (
    <Banner tone="bad" title={t('error.email_not_verified')} action={<VerificationResend />}>
      <span className="break-words">
        {answer === null
          ? t('auth.verify.text', { email })
          : `${t('auth.verify.refused', { email })}. ${t('auth.verify.refused_text', { answer })}`}
      </span>
    </Banner>
  );
}
