import { checkUpc, findCheckDigit, normaliseUpc } from '@tangent/domain/catalogue/release/check-codes.ts';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../../ui/form/text-field.tsx';
import { useLiveField } from '../draft/use-live-field.ts';
import { PaidField } from '../submit/paid-field.tsx';
import { useForm, useWizardActions } from '../wizard-context.ts';

/** Asks for a code the release already has. */
export function OwnUpc() {
  const { change } = useWizardActions();
  const upc = useForm((form) => form.upc) ?? '';
  return (
    <PaidField capability="own_upc" path="upc" value={upc} onRemove={() => change({ upc: null })}>
      <UpcField upc={upc} />
    </PaidField>
  );
}

/** Shows the check digit while the other digits are typed. */
function UpcField({ upc }: { upc: string }) {
  const { change } = useWizardActions();
  const digits = normaliseUpc(upc);
  const issues = upc === '' ? [] : checkUpc('upc', upc);
  const { field, onBlur } = useLiveField('upc', issues, digits.length >= 12);
  return (
    <TextField
      {...field}
      optional
      className="code"
      inputMode="numeric"
      autoComplete="off"
      hint={<UpcHint digits={digits} isRight={upc !== '' && issues.length === 0} />}
      value={upc}
      onChange={(event) => change({ upc: event.target.value || null })}
      onBlur={() => {
        onBlur();
        change((form) => ({ upc: normaliseUpc(form.upc ?? '') || null }));
      }}
    />
  );
}

function UpcHint({ digits, isRight }: { digits: string; isRight: boolean }) {
  const { t } = useTranslation();
  if (isRight) return <span className="text-good">{t('wizard.upc_right')}</span>;
  if (/^\d{11}$/.test(digits)) return t('wizard.upc_next_digit', { digit: findCheckDigit(digits) });
  return t('wizard.upc_hint');
}
