import { type ChangeEvent, useMemo, useState } from 'react';
import { type UseFormReturn, useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { ComboboxField } from '../../../ui/form/combobox-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { callingCodeOptions, findCallingCode, findCountry } from './calling-code-options.ts';
import type { ProfileValues } from './profile-changes.ts';

/** Asks for a phone number as country and number; both or neither. */
export function PhoneFields({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { t } = useTranslation();
  const { errors } = form.formState;
  const { code, number, country, options, choose, type } = usePhone(form);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <ComboboxField
        label={t('account.field.phone_code')}
        optional
        placeholder={t('account.profile.country_search')}
        options={options}
        value={country}
        onChange={choose}
        onBlur={code.onBlur}
        ref={code.ref}
        error={errors.phone_code?.message}
      />
      <TextField
        label={t('account.field.phone_number')}
        optional
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        error={errors.phone_number?.message}
        {...number}
        onChange={type}
        value={number.value ?? ''}
      />
    </div>
  );
}

function usePhone(form: UseFormReturn<ProfileValues>) {
  const { i18n } = useTranslation();
  const { isSubmitted } = form.formState;
  const code = useController({ control: form.control, name: 'phone_code' }).field;
  const number = useController({ control: form.control, name: 'phone_number' }).field;
  const [chosen, setChosen] = useState<string | null>(null);
  const country = findCallingCode(chosen) === code.value ? chosen : findCountry(code.value, navigator.languages);
  const options = useMemo(() => callingCodeOptions(i18n.language), [i18n.language]);
  const choose = (next: string | null) => {
    setChosen(next);
    code.onChange(findCallingCode(next));
    if (isSubmitted) void form.trigger();
  };
  const type = (event: ChangeEvent<HTMLInputElement>) => {
    number.onChange(event);
    // The number may fix the contact method's error. That message disappears now: later it would move 'Save' under the
    // user's finger.
    if (isSubmitted) void form.trigger();
  };
  return { code, number, country, options, choose, type };
}
