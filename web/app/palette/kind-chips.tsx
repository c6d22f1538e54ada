import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { ItemKind } from './palette-item.ts';
import type { PaletteView } from './use-palette-view.ts';

type KindChipsProps = {
  kinds: PaletteView['kinds'];
  current: ItemKind | null;
  onChoose: (kind: ItemKind | null) => void;
};

/** Narrows the rows to one kind; Tab does the same from the field. */
export function KindChips({ kinds, current, onChoose }: KindChipsProps) {
  const { t } = useTranslation();
  const all = { kind: null, count: kinds.reduce((sum, { count }) => sum + count, 0) };
  return (
    <div
      role="group"
      aria-label={t('palette.kinds')}
      className="flex shrink-0 gap-1.5 overflow-x-auto px-4 pt-2.5 pb-1"
    >
      {[all, ...kinds].map(({ kind, count }) => (
        <button
          key={kind ?? 'all'}
          type="button"
          aria-pressed={current === kind}
          onClick={() => onChoose(kind)}
          className={clsx(
            'min-h-7 shrink-0 rounded-full px-2.5 text-xs font-medium whitespace-nowrap ring-1 ring-inset max-sm:min-h-10 max-sm:px-3.5',
            current === kind ? 'bg-ink text-paper ring-ink' : 'text-ink-2 ring-line hover:bg-sunken hover:text-ink',
          )}
        >
          {kind === null ? t('palette.all') : t(`palette.group.${kind}`)} <span className="num">{count}</span>
        </button>
      ))}
    </div>
  );
}
