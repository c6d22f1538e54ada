import { useTranslation } from 'react-i18next';
import { AuthProblem } from '../../../parts/account/auth-problem.tsx';
import { NewPasswordFields } from '../../../parts/account/new-password-fields.tsx';
import { usePasswordPair } from '../../../parts/account/use-password-pair.ts';
import { Button } from '../../../ui/button.tsx';
import { useResetForm } from './use-reset-form.ts';

export function ResetForm({ token, onDead }: { token: string; onDead: () => void }) {
  const { t } = useTranslation();
  const { form, isPending, problem, submit } = useResetForm(token, onDead);
  const pair = usePasswordPair(form);
  return (
    <form className="grid max-w-md gap-4" noValidate onSubmit={submit}>
      {problem !== null && <AuthProblem error={problem} step="reset" />}
      <NewPasswordFields label={t('auth.field.new_password')} {...pair} />
      <Button type="submit" tone="volt" size="large" busy={isPending}>
        {t('auth.reset.submit')}
      </Button>
    </form>
  );
}
