import type { StoreOverview } from '@tangent/contract/catalogue/backoffice-store.ts';
import {
  checkSetup,
  listMissingFor,
  STORE_STATES,
  type StoreSetup,
  type StoreState,
  TEST_ANSWERS,
  type TestAnswer,
} from '@tangent/domain/catalogue/store/store-state.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSetStoreState } from '../../../api/catalogue/backoffice-store.ts';
import { useToday } from '../../../app/today.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { DateField } from '../../../ui/form/date-field.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

type StoreStateDialogProps = { store: StoreOverview; onClose: () => void };

/** Sets how far we are with a store, with what became of its onboarding deliveries. */
export function StoreStateDialog({ store, onClose }: StoreStateDialogProps) {
  const { t } = useTranslation();
  const form = useStateForm(store, onClose);
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('backoffice.setup.change_store', { store: store.name })}
      description={t('backoffice.setup.detail')}
      confirm={t('backoffice.setup.save')}
      busy={form.busy}
      onConfirm={form.confirm}
    >
      <SelectField
        label={t('backoffice.setup.title')}
        options={STORE_STATES.map((value) => ({ value, label: t(`backoffice.setup.state.${value}`) }))}
        error={form.cannotConnect ? t('error.store_not_connected') : undefined}
        value={form.state}
        onChange={(event) => form.setState(event.target.value as StoreState)}
      />
      <SetupFields form={form} />
      <DateField
        label={t('backoffice.setup.field.closes_on')}
        hint={t('backoffice.setup.closes_hint')}
        value={form.closes_on}
        start={form.closes_on ?? form.today}
        optional
        onChange={form.setClosesOn}
      />
      <TextField
        label={t('backoffice.setup.note')}
        hint={form.needsNote ? t('backoffice.setup.note_hint') : undefined}
        optional={!form.needsNote}
        value={form.note}
        maxLength={500}
        error={form.isNoteMissing ? t('error.reason_required') : undefined}
        onChange={(event) => form.setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}

const DATES = ['kit_made_on', 'test_sent_on', 'test_answered_on'] as const;

function SetupFields({ form }: { form: ReturnType<typeof useStateForm> }) {
  const { t } = useTranslation();
  const { setup, changeSetup, errors, today } = form;
  return (
    <>
      {DATES.map((field) => (
        <DateField
          key={field}
          label={t(`backoffice.setup.field.${field}`)}
          error={errors[field]}
          value={setup[field]}
          start={setup[field] ?? today}
          max={today}
          optional
          onChange={(day) => changeSetup({ [field]: day })}
        />
      ))}
      <SelectField
        label={t('backoffice.setup.field.test_answer')}
        error={errors.test_answer}
        placeholder={t('backoffice.setup.no_answer')}
        options={TEST_ANSWERS.map((value) => ({ value, label: t(`backoffice.setup.answer.${value}`) }))}
        optional
        value={setup.test_answer ?? ''}
        onChange={(event) => changeSetup({ test_answer: (event.target.value || null) as TestAnswer | null })}
      />
    </>
  );
}

function useStateForm(store: StoreOverview, onClose: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const showError = useErrorToast();
  const saving = useSetStoreState();
  const [state, setState] = useState(store.state);
  const [setup, setSetup] = useState<StoreSetup>(store.setup);
  const [closes_on, setClosesOn] = useState(store.closes_on);
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  const today = useToday();
  const issues = checkSetup(setup, today);
  const missing = listMissingFor(store.state, state, withoutDone(store, setup));
  const needsNote = missing.length > 0;
  const cannotConnect = missing.includes('profile');
  const isNoteMissing = needsNote && note.trim() === '';
  const confirm = () => {
    setTried(true);
    if (issues.length > 0 || cannotConnect || isNoteMissing) return;
    const decision = { id: store.id, state, setup, closes_on, note: note.trim() || null };
    saving.mutate(decision, {
      onSuccess: () => {
        toast('good', t(`backoffice.setup.done_${state}`, { store: store.name }));
        onClose();
      },
      onError: showError,
    });
  };
  const errors = Object.fromEntries(issues.map(({ path, code }) => [path, t(`error.${code}` as 'error.setup_order')]));
  return {
    state,
    setState,
    setup,
    changeSetup: (part: Partial<StoreSetup>) => setSetup({ ...setup, ...part }),
    closes_on,
    setClosesOn,
    today,
    note,
    setNote,
    needsNote,
    cannotConnect: tried && cannotConnect,
    isNoteMissing: tried && isNoteMissing,
    errors: tried ? errors : {},
    confirm,
    busy: saving.isPending,
  };
}

/** Lists the steps that are missing once these dates are saved. */
function withoutDone({ missing }: StoreOverview, setup: StoreSetup) {
  const others = missing.filter((step) => !['kit', 'test', 'answer'].includes(step));
  return [
    ...others,
    ...(setup.kit_made_on === null ? (['kit'] as const) : []),
    ...(setup.test_sent_on === null ? (['test'] as const) : []),
    ...(setup.test_answer === 'accepted' ? [] : (['answer'] as const)),
  ];
}
