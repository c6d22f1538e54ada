import type { Person } from '@tangent/contract/backoffice-people.ts';
import type { PersonPlan } from '@tangent/contract/backoffice-plan.ts';
import { GRANT_PROVIDERS } from '@tangent/domain/plan/purchase.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../api/error-text.ts';
import { type GrantWish, useGrantPlan } from '../../api/person-plan.ts';
import { WhyField } from '../../parts/why-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useToast } from '../../ui/toast.tsx';

/** What is usually given; the command line takes any number of months. */
const MONTHS = [1, 3, 6, 12, 24] as const;

type Grantable = PersonPlan['grantable'];
type GrantDialogProps = { person: Person; grantable: Grantable; onClose: () => void };

/** Gives somebody a plan: which, for how long and why. */
export function GrantDialog({ person, grantable, onClose }: GrantDialogProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const give = useGrantPlan(person.id);
  const [wish, setWish] = useState<GrantWish>({
    plan: grantable[0] ?? 'advanced',
    months: 12,
    provider: 'grant',
    why: '',
  });
  const [tried, setTried] = useState(false);
  const why = wish.why.trim();
  const confirm = () => {
    setTried(true);
    if (why === '') return;
    const onSuccess = () => {
      toast('good', t('backoffice.plan.gave', { name: person.name, plan: t(`plan.name.${wish.plan}`) }));
      onClose();
    };
    give.mutate({ ...wish, why }, { onSuccess, onError: (error) => toast('bad', getErrorText(i18n, error)) });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('backoffice.plan.give_title', { name: person.name })}
      description={t('backoffice.plan.give_detail')}
      actions={
        <Button tone="volt" busy={give.isPending} onClick={confirm}>
          {t('backoffice.plan.give')}
        </Button>
      }
    >
      <GrantFields wish={wish} grantable={grantable} onChange={setWish} />
      <WhyField why={wish.why} missing={tried && why === ''} onChange={(said) => setWish({ ...wish, why: said })} />
    </Dialog>
  );
}

type GrantFieldsProps = { wish: GrantWish; grantable: Grantable; onChange: (wish: GrantWish) => void };

function GrantFields({ wish, grantable, onChange }: GrantFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <SelectField
        label={t('backoffice.people.plan')}
        options={grantable.map((value) => ({ value, label: t(`plan.name.${value}`) }))}
        value={wish.plan}
        onChange={(event) => onChange({ ...wish, plan: event.target.value as GrantWish['plan'] })}
      />
      <SelectField
        label={t('backoffice.plan.how_long')}
        options={MONTHS.map((count) => ({ value: String(count), label: t('backoffice.plan.months', { count }) }))}
        value={String(wish.months)}
        onChange={(event) => onChange({ ...wish, months: Number(event.target.value) })}
      />
      <SelectField
        label={t('backoffice.plan.who_bills')}
        options={GRANT_PROVIDERS.map((value) => ({ value, label: t(`backoffice.plan.billed_by.${value}`) }))}
        value={wish.provider}
        onChange={(event) => onChange({ ...wish, provider: event.target.value as GrantWish['provider'] })}
      />
    </>
  );
}
