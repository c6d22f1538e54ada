import type { Registration } from '@tangent/domain/auth/check-registration.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { Banner } from '../../ui/banner.tsx';

const FIELD_OF_ERROR: Readonly<Record<string, keyof Registration>> = {
  duplicated_email: 'email',
  duplicated_username: 'username',
};

type SignupIssue = Issue & { readonly path: keyof Registration };

/** What an answer of the server says about single fields: listed issues, or the one field that its name is about. */
export function findSignupIssues(error: unknown): SignupIssue[] {
  if (!(error instanceof ApiError)) return [];
  const field = FIELD_OF_ERROR[error.name];
  if (field !== undefined) return [{ code: error.name, path: field }];
  return Object.entries(error.errors).map(([path, { code, params }]) => {
    return { code, path: path as keyof Registration, ...(params ? { params } : {}) };
  });
}

/** What did not work, above the form: the words of a known name, else the general ones. */
export function SignupProblem({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation();
  const known = error instanceof ApiError && i18n.exists(`error.${error.name}`);
  const name = error instanceof ApiError ? (known ? error.name : 'registration_failed') : 'captcha_failed';
  const seconds = error instanceof ApiError ? (error.retry_after_seconds ?? 60) : 0;
  return (
    <Banner
      tone="bad"
      title={
        <span className="inline-block first-letter:uppercase">
          {t(`error.${name}` as 'error.registration_failed', { seconds })}
        </span>
      }
    />
  );
}
