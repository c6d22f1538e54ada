import type { Account } from '@tangent/contract/identity/account.ts';
import { CONTACT_METHODS } from '@tangent/domain/identity/account/contact.ts';
import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { LeaveGuard } from '../../../parts/form/leave-guard.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { PhoneFields } from './phone-fields.tsx';
import type { ProfileValues } from './profile-changes.ts';
import { useProfileForm } from './use-profile-form.ts';

/** Edits names, phone number and how support may contact the user (S3-011 to S3-016, A-063, A-067, A-068). */
export function ProfileCard({ account }: { account: Account }) {
  const { t } = useTranslation();
  const { form, submit, isPending } = useProfileForm(account);
  const { errors, isDirty } = form.formState;
  const hasChanges = useHasChanges(isDirty);
  const textProps = (name: 'first_name' | 'last_name') => ({
    label: t(`account.field.${name}`),
    error: errors[name]?.message,
    ...form.register(name),
  });
  return (
    <Card title={t('account.profile.title')}>
      <form className="grid gap-4" noValidate onSubmit={submit}>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...textProps('first_name')} autoComplete="given-name" />
          <TextField {...textProps('last_name')} autoComplete="family-name" />
        </div>
        <TextField
          label={t('account.field.username')}
          hint={t('account.profile.username_fixed')}
          value={account.username}
          readOnly
        />
        <PhoneFields form={form} />
        <ContactField form={form} />
        <div className="flex justify-end pt-1">
          <Button type="submit" tone="volt" busy={isPending} disabled={!isDirty}>
            {t('account.profile.save')}
          </Button>
        </div>
      </form>
      <LeaveGuard hasChanges={hasChanges} />
    </Card>
  );
}

function ContactField({ form }: { form: UseFormReturn<ProfileValues> }) {
  const { t } = useTranslation();
  return (
    <RadioCards
      label={t('account.field.preferred_contact_method')}
      hint={t('account.profile.contact_hint')}
      error={form.formState.errors.preferred_contact_method?.message}
      columns={3}
      cards={CONTACT_METHODS.map((value) => ({ value, label: t(`account.contact.${value}`) }))}
      {...form.register('preferred_contact_method')}
    />
  );
}

/** Returns a function that reads the current value: it is called when the user leaves the page, not while rendering. */
function useHasChanges(isDirty: boolean): () => boolean {
  const current = useRef(isDirty);
  const read = useRef(() => current.current);
  useEffect(() => {
    current.current = isDirty;
  }, [isDirty]);
  return read.current;
}
