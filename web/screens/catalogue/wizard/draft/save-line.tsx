import { clsx } from 'clsx';
import { Check, CircleAlert, CloudOff, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../../api/error-text.ts';
import { useDraftState, useWizardActions } from '../wizard-context.ts';
import type { SaveState } from './draft-state.ts';

const QUIET: readonly SaveState[] = ['saved', 'unsaved', 'saving'];

/**
 * The state of the draft. On a phone its line is always there: one that comes and goes would move the field that is
 * being pressed.
 */
export function SaveLine({ onDecide }: { onDecide: () => void }) {
  return (
    <span className="max-sm:min-h-5 max-sm:basis-full">
      <State onDecide={onDecide} />
    </span>
  );
}

/** Shows whether the draft is saved, or what prevents saving. Screen readers announce only problems. */
function State({ onDecide }: { onDecide: () => void }) {
  const save = useDraftState((state) => state.save);
  const isCreated = useDraftState((state) => state.release !== null);
  const text = useStateText(save);
  const isQuiet = QUIET.includes(save);
  if (save === 'saved' && !isCreated) return <span role="status" className="sr-only" />;
  return (
    <span className={clsx('flex flex-wrap items-center gap-x-2 gap-y-1', !isQuiet && 'text-warn')} data-save={save}>
      <StateIcon save={save} />
      <span aria-hidden={!isQuiet}>{text}</span>
      <span role="status" className="sr-only">
        {isQuiet ? '' : text}
      </span>
      <StateAction save={save} onDecide={onDecide} />
    </span>
  );
}

function useStateText(save: SaveState): string {
  const { t, i18n } = useTranslation();
  const error = useDraftState((state) => state.error);
  if (save === 'signed_out') return t('error.unauthenticated');
  if (save === 'failed') return `${t('wizard.save_failed')} ${getErrorText(i18n, error)}`;
  return t(`saving.state.${save}`);
}

function StateIcon({ save }: { save: SaveState }) {
  if (save === 'saved') return <Check size={14} aria-hidden />;
  if (save === 'saving' || save === 'unsaved') {
    return <LoaderCircle size={14} className={clsx(save === 'saving' && 'motion-safe:animate-spin')} aria-hidden />;
  }
  return save === 'offline' || save === 'retrying' ? (
    <CloudOff size={14} aria-hidden />
  ) : (
    <CircleAlert size={14} aria-hidden />
  );
}

function StateAction({ save, onDecide }: { save: SaveState; onDecide: () => void }) {
  const { t } = useTranslation();
  const { store, trySave } = useWizardActions();
  const actions: Partial<Record<SaveState, [string, () => void]>> = {
    offline: [t('saving.now'), () => store.wake()],
    retrying: [t('saving.now'), () => store.wake()],
    conflict: [t('saving.decide'), onDecide],
    signed_out: [t('navigation.sign_in'), () => void trySave()],
    failed: [t('saving.now'), () => void trySave()],
  };
  const [label, run] = actions[save] ?? [];
  if (label === undefined) return null;
  return (
    <button type="button" className="text-link" onClick={run}>
      {label}
    </button>
  );
}
