import type { UserPlan } from '@tangent/contract/money/backoffice-plan.ts';
import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import { GRANT_PROVIDERS } from '@tangent/domain/money/plan/purchase.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { type GrantRequest, useGrantPlan } from '../../../api/money/user-plan.ts';
import { NoteField } from '../../../parts/form/note-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** The usual durations; the command line accepts any number of months. */
const MONTHS = [1, 3, 6, 12, 24] as const;

type Grantable = UserPlan['grantable'];
type GrantDialogProps = { user: UserDetail; grantable: Grantable; onClose: () => void };

/** Grants an account a plan: which, for how long and why. */
export function GrantDialog({ user, grantable, onClose }: GrantDialogProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const grant = useGrantPlan(user.id);
  const [input, setInput] = useState<GrantRequest>({
    plan: grantable[0] ?? 'advanced',
    months: 12,
    provider: 'grant',
    note: '',
  });
  const [tried, setTried] = useState(false);
  const note = input.note.trim();
  const confirm = () => {
    setTried(true);
    if (note === '') return;
    const onSuccess = () => {
      toast('good', t('backoffice.plan.gave', { name: user.name, plan: t(`plan.name.${input.plan}`) }));
      onClose();
    };
    grant.mutate({ ...input, note }, { onSuccess, onError: (error) => toast('bad', getErrorText(i18n, error)) });
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('backoffice.plan.give_title', { name: user.name })}
      description={t('backoffice.plan.give_detail')}
      confirm={t('backoffice.plan.give')}
      busy={grant.isPending}
      onConfirm={confirm}
    >
      <GrantFields input={input} grantable={grantable} onChange={setInput} />
      <NoteField
        note={input.note}
        missing={tried && note === ''}
        onChange={(text) => setInput({ ...input, note: text })}
      />
    </ConfirmDialog>
  );
}

type GrantFieldsProps = { input: GrantRequest; grantable: Grantable; onChange: (input: GrantRequest) => void };

function GrantFields({ input, grantable, onChange }: GrantFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t('backoffice.users.plan')}
        options={grantable.map((value) => ({ value, label: t(`plan.name.${value}`) }))}
        value={input.plan}
        onChange={(event) => onChange({ ...input, plan: event.target.value as GrantRequest['plan'] })}
      />
      <SelectField
        label={t('backoffice.plan.how_long')}
        options={MONTHS.map((count) => ({ value: String(count), label: t('backoffice.plan.months', { count }) }))}
        value={String(input.months)}
        onChange={(event) => onChange({ ...input, months: Number(event.target.value) })}
      />
      <SelectField
        label={t('backoffice.plan.who_bills')}
        options={GRANT_PROVIDERS.map((value) => ({ value, label: t(`backoffice.plan.billed_by.${value}`) }))}
        value={input.provider}
        onChange={(event) => onChange({ ...input, provider: event.target.value as GrantRequest['provider'] })}
      />
    </>
  );
}
