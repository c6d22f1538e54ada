import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { focusAfter } from '../../../../ui/focus-after.ts';
import { IconButton } from '../../../../ui/icon-button.tsx';

type CreditRowProps = {
  id: string;
  index: number;
  count: number;
  name: string;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  /** The fields: the name, then its details. */
  children: ReactNode;
};

/**
 * One person in a list: fields, buttons to move it, and a button to remove it. Only screen readers get the labels of
 * later rows.
 */
export function CreditRow({ id, index, count, name, onMove, onRemove, children }: CreditRowProps) {
  const { t } = useTranslation();
  const person = name.trim() || t('wizard.credits.number', { number: index + 1 });
  return (
    <li
      className={clsx(
        'grid grid-cols-fill-end gap-x-2 gap-y-2.5 border-line max-sm:border-t max-sm:pt-3 max-sm:first:border-0',
        index > 0 && 'sm:[&_label]:sr-only',
      )}
    >
      <div className="col-span-2 grid min-w-0 grid-cols-2 items-start gap-2.5 sm:col-span-1 sm:grid-cols-[minmax(0,1fr)_9.5rem_7rem]">
        {children}
      </div>
      <div className={clsx('col-start-2 flex items-center justify-end self-start', index === 0 && 'sm:mt-6')}>
        <MoveButton
          id={id}
          index={index}
          by={-1}
          label={t('wizard.tracks.up', { title: person })}
          count={count}
          onMove={onMove}
        />
        <MoveButton
          id={id}
          index={index}
          by={1}
          label={t('wizard.tracks.down', { title: person })}
          count={count}
          onMove={onMove}
        />
        <IconButton label={t('wizard.remove_value', { field: person })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden />
        </IconButton>
      </div>
    </li>
  );
}

type MoveButtonProps = Pick<CreditRowProps, 'id' | 'index' | 'count' | 'onMove'> & { by: -1 | 1; label: string };

function MoveButton({ id, index, count, onMove, by, label }: MoveButtonProps) {
  const target = index + by;
  const isAtEdge = target < 0 || target >= count;
  const Arrow = by < 0 ? ArrowUp : ArrowDown;
  const move = () => {
    if (isAtEdge) return;
    // The row moves in the page and would lose the focus.
    focusAfter(`${id}-${target}-${by}`, () => onMove(by));
  };
  return (
    <IconButton
      id={`${id}-${index}-${by}`}
      label={label}
      aria-disabled={isAtEdge}
      onClick={move}
      className="aria-disabled:opacity-35"
    >
      <Arrow size={16} aria-hidden />
    </IconButton>
  );
}
