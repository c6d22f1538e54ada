import { clsx } from 'clsx';
import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTROL_CLASS } from '../../../ui/form/control-class.ts';
import { Field, type FieldTexts } from '../../../ui/form/field.tsx';

/** A password field whose text can be shown while typing. */
export function PasswordField({ label, hint, error, ...rest }: ComponentProps<'input'> & Omit<FieldTexts, 'optional'>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field id={rest.id} label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <input {...rest} {...control} type={shown ? 'text' : 'password'} className={clsx(CONTROL_CLASS, 'pr-11')} />
          <button
            type="button"
            aria-label={t('auth.show_password')}
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute top-1/2 right-1.5 grid size-7 -translate-y-1/2 place-items-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
          >
            <Icon size={16} aria-hidden />
          </button>
        </div>
      )}
    </Field>
  );
}
