import { useTranslation } from 'react-i18next';
import { AuthProblem } from '../../../parts/identity/account/auth-problem.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { type CodeKind, useCodeStep } from './use-code-step.ts';

type TwoFactorStepProps = {
  onBack: () => void;
  /** The pending sign-in has ended: too many wrong codes, or too much time. */
  onVoid: () => void;
};

/** Asks for the code of the authenticator app, or a recovery code instead (S2-134, A-054). */
export function TwoFactorStep({ onBack, onVoid }: TwoFactorStepProps) {
  const { t } = useTranslation();
  const step = useCodeStep(onVoid);
  const { kind, problem, triesLeft } = step;
  return (
    <form className="grid max-w-md gap-4" noValidate onSubmit={step.submit}>
      {problem !== null && (
        <AuthProblem error={problem} step="code">
          {triesLeft !== null && t('auth.code.tries_left', { count: triesLeft })}
        </AuthProblem>
      )}
      <TextField
        key={kind}
        ref={step.field}
        label={t(`auth.code.${kind}.field`)}
        hint={t(`auth.code.${kind}.hint`)}
        error={step.isEmpty && t('error.required', { field: t(`auth.code.${kind}.field`) })}
        {...INPUT_PROPS[kind]}
        name="code"
        spellCheck={false}
        value={step.text}
        onChange={(event) => step.type(event.target.value)}
      />
      <Button type="submit" tone="volt" size="large" busy={step.isPending}>
        {t('auth.code.submit')}
      </Button>
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 text-13">
        <button type="button" className="text-link" onClick={() => step.choose(kind === 'app' ? 'recovery' : 'app')}>
          {t(`auth.code.${kind}.other`)}
        </button>
        <button type="button" className="text-link" onClick={onBack}>
          {t('auth.code.back')}
        </button>
      </div>
    </form>
  );
}

/** One field for all six digits, so that pasting and the phone's autofill work. */
const INPUT_PROPS = {
  app: {
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    className: 'h-14 font-mono text-2xl! tracking-[0.4em]',
  },
  recovery: { autoComplete: 'off', autoCapitalize: 'none', className: 'h-14 font-mono text-lg!' },
} as const satisfies Record<CodeKind, object>;
