import type { Issue } from '@tangent/domain/issue.ts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../api/api-error.ts';
import { listIssues } from '../../../api/error-issues.ts';
import { Link, useSearchParams } from '../../../app/auth-pages/auth-router.tsx';
import { AuthProblem } from '../../../parts/identity/account/auth-problem.tsx';
import { rememberAddress } from '../../../parts/identity/account/remembered-address.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import type { SignupValues } from './signup-values.ts';

const ERROR_FIELDS: Readonly<Record<string, keyof SignupValues>> = {
  duplicated_email: 'email',
  duplicated_username: 'username',
};

type SignupIssue = Issue & { readonly path: keyof SignupValues };

/** Returns the issues of single fields in an error response: the listed ones, or the one its name stands for. */
export function findSignupIssues(error: unknown): SignupIssue[] {
  const name = error instanceof ApiError ? error.name : '';
  const field = ERROR_FIELDS[name];
  if (field !== undefined) return [{ code: name, path: field }];
  return listIssues(error) as SignupIssue[];
}

/** Shows the error above the form. A user who already has an account sees both ways into it, with their address. */
export function SignupProblem({ error, readEmail }: { error: unknown; readEmail: () => string }) {
  const isKnown = error instanceof ApiError && error.name === 'duplicated_email';
  const remember = () => rememberAddress(readEmail());
  return <AuthProblem error={error} step="signup" action={isKnown && <WaysIn onLeave={remember} />} />;
}

function WaysIn({ onLeave }: { onLeave: () => void }) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <div className="flex flex-wrap gap-2">
      <Link
        to={{ pathname: APP_PATHS.login, search: query.toString() }}
        onClick={onLeave}
        className={buttonClass('plain', 'small')}
      >
        {t('navigation.sign_in')}
      </Link>
      <Link to={APP_PATHS.forgot_password} onClick={onLeave} className={buttonClass('plain', 'small')}>
        {t('auth.login.forgot')}
      </Link>
    </div>
  );
}
