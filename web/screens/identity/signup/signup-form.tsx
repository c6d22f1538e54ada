import { checkRegistration } from '@tangent/domain/identity/auth/check-registration.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { signUp } from '../../../api/identity/auth.ts';
import { useSingleCall } from '../../../app/auth-pages/use-single-call.ts';
import { clearAttribution, readAttribution } from '../../../app/session/attribution.ts';
import { issueResolver } from '../../../parts/form/issue-resolver.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { useFinishSignIn } from '../../../parts/form/use-finish-sign-in.ts';
import { CaptchaLine } from '../../../parts/identity/account/captcha/captcha-line.tsx';
import { useCaptcha } from '../../../parts/identity/account/captcha/use-captcha.ts';
import { readRememberedEmail } from '../../../parts/identity/account/remembered-address.ts';
import { SocialButtons } from '../../../parts/identity/account/social-buttons.tsx';
import { ERROR_DELAY_MS } from '../../../parts/page/error-delay.ts';
import { Button } from '../../../ui/button.tsx';
import { SignupFields } from './signup-fields.tsx';
import { findSignupIssues, SignupProblem } from './signup-problem.tsx';
import type { SignupValues } from './signup-values.ts';

const NAMES = { first_name: '', last_name: '', username: '' } as const;
const EMPTY: SignupValues = { ...NAMES, email: '', password: '', terms: false, marketing: false };

/** The fields that can be invalid. */
type Named = Exclude<keyof SignupValues, 'marketing'>;

export function SignupForm() {
  const { t } = useTranslation();
  const { form, captcha, isPending, problem, submit } = useSignupForm();
  return (
    <div className="grid max-w-md gap-6">
      <form className="grid gap-4" noValidate onSubmit={submit} onFocus={captcha.start}>
        {problem !== null && <SignupProblem error={problem} readEmail={() => form.getValues('email')} />}
        <SignupFields form={form} />
        <CaptchaLine state={captcha.state} onRetry={captcha.start} />
        <Button type="submit" tone="volt" size="large" busy={isPending}>
          {t('auth.signup.submit')}
        </Button>
      </form>
      <SocialButtons />
    </div>
  );
}

function useSignupForm() {
  const { t, i18n } = useTranslation();
  const sentence = useIssueSentence();
  const enter = useFinishSignIn();
  const captcha = useCaptcha();
  const [problem, setProblem] = useState<unknown>(null);
  const toMessage = (issue: Issue) => sentence(issue, { field: t(`auth.field.${issue.path as Named}`) });
  const form = useForm<SignupValues>({
    defaultValues: { ...EMPTY, email: readRememberedEmail() },
    mode: 'onTouched',
    delayError: ERROR_DELAY_MS,
    resolver: issueResolver<SignupValues>(checkRegistration, toMessage),
  });
  const { isPending, mutate } = useSingleCall({
    run: async (values: SignupValues) =>
      signUp({ ...values, ...readAttribution(), captcha: await captcha.consume(), lang: i18n.language as Language }),
    onSuccess: ({ user }) => {
      clearAttribution();
      enter(user);
    },
    onError: (error) => {
      captcha.start();
      setProblem(error);
      const issues = findSignupIssues(error);
      for (const issue of issues) form.setError(issue.path, { type: issue.code, message: toMessage(issue) });
      form.setFocus(issues[0]?.path ?? 'username');
    },
  });
  const submit = form.handleSubmit((values) => {
    setProblem(null);
    mutate(values);
  });
  return { form, captcha, isPending, problem, submit };
}
