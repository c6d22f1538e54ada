import type { Registration } from '@tangent/domain/auth/check-registration.ts';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../api/api-error.ts';
import { Banner } from '../../ui/banner.tsx';

const FIELD_OF_ERROR: Readonly<Record<string, keyof Registration>> = {
  duplicated_email: 'email',
  duplicated_username: 'username',
};

/** The field that an answer of the server is about, when it names one. */
export function findSignupField(error: unknown): keyof Registration | null {
  return error instanceof ApiError ? (FIELD_OF_ERROR[error.name] ?? null) : null;
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
