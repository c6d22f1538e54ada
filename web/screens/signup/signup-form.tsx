import { checkRegistration, type Registration } from '@tangent/domain/auth/check-registration.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { signUp } from '../../api/auth.ts';
import { CaptchaLine } from '../../parts/captcha/captcha-line.tsx';
import { useCaptcha } from '../../parts/captcha/use-captcha.ts';
import { issueResolver } from '../../parts/issue-resolver.ts';
import { useIssueSentence } from '../../parts/issue-sentence.ts';
import { useEnter } from '../../parts/use-enter.ts';
import { Button } from '../../ui/button.tsx';
import { SignupFields } from './signup-fields.tsx';
import { findSignupIssues, SignupProblem } from './signup-problem.tsx';
import { StrengthMeter } from './strength-meter.tsx';

const EMPTY: Registration = { first_name: '', last_name: '', username: '', email: '', password: '', terms: false };

export function SignupForm() {
  const { t } = useTranslation();
  const { form, captcha, attempt, problem, submit } = useSignupForm();
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <form className="grid max-w-lg gap-4" noValidate onSubmit={submit} onFocus={captcha.start}>
      {problem !== null && <SignupProblem error={problem} />}
      <SignupFields form={form} meter={<StrengthMeter password={password} />} />
      <CaptchaLine state={captcha.state} onRetry={captcha.start} />
      <Button type="submit" tone="volt" size="large" busy={attempt.isPending}>
        {t('auth.signup.submit')}
      </Button>
    </form>
  );
}

function useSignupForm() {
  const { t, i18n } = useTranslation();
  const sentence = useIssueSentence();
  const enter = useEnter();
  const captcha = useCaptcha();
  const [problem, setProblem] = useState<unknown>(null);
  const form = useForm<Registration>({
    defaultValues: EMPTY,
    mode: 'onTouched',
    resolver: issueResolver(checkRegistration, (issue) =>
      sentence(issue, { field: t(`auth.field.${issue.path as keyof Registration}`) }),
    ),
  });
  const attempt = useMutation({
    mutationFn: async (values: Registration) =>
      signUp({ ...values, captcha: await captcha.take(), lang: i18n.language as Language }),
    onSuccess: ({ user }) => enter(user),
    onError: (error) => {
      captcha.start();
      setProblem(error);
      const issues = findSignupIssues(error);
      for (const issue of issues) form.setError(issue.path, { type: issue.code, message: sentence(issue) });
      form.setFocus(issues[0]?.path ?? 'username');
    },
  });
  const submit = form.handleSubmit((values) => {
    setProblem(null);
    attempt.mutate(values);
  });
  return { form, captcha, attempt, problem, submit };
}
