import type { Issue } from '@tangent/domain/issue.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { signIn } from '../../api/auth.ts';
import type { LoginState } from '../../app/session-expiry.ts';
import { CaptchaLine } from '../../parts/captcha/captcha-line.tsx';
import { useCaptcha } from '../../parts/captcha/use-captcha.ts';
import { issueResolver } from '../../parts/issue-resolver.ts';
import { useIssueSentence } from '../../parts/issue-sentence.ts';
import { PasswordField } from '../../parts/password-field.tsx';
import { useEnter } from '../../parts/use-enter.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { loginErrorKey } from './login-error.ts';

type LoginValues = { username: string; password: string };

function checkLogin(values: LoginValues): Issue[] {
  const empty = (['username', 'password'] as const).filter((path) => values[path].trim() === '');
  return empty.map((path) => ({ code: 'required', path }));
}

export function LoginForm() {
  const { t } = useTranslation();
  const { form, fieldNames, captcha, attempt, problem, submit } = useLoginForm();
  const expired = (useLocation().state as LoginState)?.expired;
  const { errors } = form.formState;
  return (
    <form className="grid max-w-md gap-4" noValidate onSubmit={submit} onFocus={captcha.start}>
      {expired && problem === null && <Banner tone="info" title={t('error.unauthenticated')} />}
      {problem !== null && <Banner tone="bad" title={<LoginProblem error={problem} />} />}
      <TextField
        label={fieldNames.username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={errors.username?.message}
        {...form.register('username')}
      />
      <PasswordField
        label={fieldNames.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password')}
      />
      <CaptchaLine state={captcha.state} onRetry={captcha.start} />
      <Button type="submit" tone="volt" size="large" busy={attempt.isPending}>
        {t('auth.login.submit')}
      </Button>
    </form>
  );
}

function useLoginForm() {
  const { t, i18n } = useTranslation();
  const sentence = useIssueSentence();
  const enter = useEnter();
  const captcha = useCaptcha();
  const [problem, setProblem] = useState<unknown>(null);
  const fieldNames = { username: t('auth.field.username_or_email'), password: t('auth.field.password') };
  const form = useForm<LoginValues>({
    defaultValues: { username: '', password: '' },
    resolver: issueResolver(checkLogin, (issue) =>
      sentence(issue, { field: fieldNames[issue.path as keyof LoginValues] }),
    ),
  });
  const attempt = useMutation({
    mutationFn: async (values: LoginValues) =>
      signIn({ ...values, captcha: await captcha.take(), lang: i18n.language as Language }),
    onSuccess: (answer) => {
      if ('user' in answer) enter(answer.user);
    },
    onError: (error) => {
      setProblem(error);
      captcha.start();
      const wrong = error instanceof ApiError && error.name === 'invalid_password' ? 'password' : 'username';
      form.setFocus(wrong);
    },
  });
  const submit = form.handleSubmit((values) => {
    setProblem(null);
    attempt.mutate(values);
  });
  return { form, fieldNames, captcha, attempt, problem, submit };
}

function LoginProblem({ error }: { error: unknown }) {
  const { t, i18n } = useTranslation();
  const key = loginErrorKey(error, (candidate) => i18n.exists(candidate));
  const seconds = error instanceof ApiError ? (error.retry_after_seconds ?? 60) : 0;
  return <span className="inline-block first-letter:uppercase">{t(key, { seconds })}</span>;
}
