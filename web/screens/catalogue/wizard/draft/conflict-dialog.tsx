import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LyricsSummary } from '../../../../parts/catalogue/release/lyrics/lyrics-difference.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';
import { useDraftState, useWizardActions } from '../wizard-context.ts';
import { conflictKey, type DraftConflict } from './draft-conflict.ts';
import { useConflictLabels } from './use-conflict-labels.tsx';

type ConflictDialogProps = { looking: boolean; onOpenChange: (looking: boolean) => void };
type Side = 'mine' | 'theirs';

/** Lists the values that were changed differently here and elsewhere, each with both versions. */
export function ConflictDialog({ looking, onOpenChange }: ConflictDialogProps) {
  const { t } = useTranslation();
  const { store } = useWizardActions();
  const conflicts = useDraftState((state) => state.conflicts);
  const [remote, setRemote] = useState<ReadonlySet<string>>(new Set());
  const chooseAll = (side: Side) => setRemote(new Set(side === 'mine' ? [] : conflicts.map(conflictKey)));
  const choose = (key: string, side: Side) =>
    setRemote((before) => new Set(side === 'theirs' ? [...before, key] : [...before].filter((other) => other !== key)));
  const apply = () => {
    store.resolve(remote);
    setRemote(new Set());
    onOpenChange(true);
  };
  return (
    <Dialog
      open={looking && conflicts.length > 0}
      onOpenChange={onOpenChange}
      title={t('saving.conflict.title')}
      description={t('saving.conflict.text')}
      actions={
        <>
          <Button onClick={() => chooseAll('mine')}>{t('saving.conflict.all_mine')}</Button>
          <Button onClick={() => chooseAll('theirs')}>{t('saving.conflict.all_theirs')}</Button>
          <Button tone="volt" onClick={apply}>
            {t('saving.conflict.apply')}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {conflicts.map((conflict) => {
          const key = conflictKey(conflict);
          const side = remote.has(key) ? 'theirs' : 'mine';
          return <ConflictChoice key={key} conflict={conflict} side={side} onChoose={(next) => choose(key, next)} />;
        })}
      </div>
    </Dialog>
  );
}

type ConflictChoiceProps = { conflict: DraftConflict; side: Side; onChoose: (side: Side) => void };

function ConflictChoice({ conflict, side, onChoose }: ConflictChoiceProps) {
  const { t } = useTranslation();
  const { name, local, remote } = useConflictLabels()(conflict);
  const sides = [
    ['mine', local],
    ['theirs', remote],
  ] as const;
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-13 font-strong">{name}</legend>
      <LyricsSummaryOf conflict={conflict} />
      <div className="grid gap-2 sm:grid-cols-2">
        {sides.map(([value, text]) => (
          <label
            key={value}
            className="flex min-w-0 gap-2.5 rounded-control border border-line-strong p-3 has-checked:border-ink has-checked:bg-volt-soft"
          >
            <input
              type="radio"
              name={conflictKey(conflict)}
              checked={side === value}
              onChange={() => onChoose(value)}
              className="mt-0.5 size-4 shrink-0 accent-ink"
            />
            <span className="min-w-0">
              <span className="block text-xs text-ink-3">{t(`saving.conflict.${value}`)}</span>
              <span className="block max-h-40 overflow-y-auto whitespace-pre-line break-words">{text}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The difference between two lyrics, which may be no more than times. */
function LyricsSummaryOf({ conflict }: { conflict: DraftConflict }) {
  if (conflict.kind !== 'field' || conflict.name !== 'lyrics') return null;
  const { local, remote } = conflict;
  if (typeof local !== 'string' || typeof remote !== 'string') return null;
  return <LyricsSummary before={remote} after={local} />;
}
