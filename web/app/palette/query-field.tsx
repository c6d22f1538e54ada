import { Autocomplete } from '@base-ui/react/autocomplete';
import { ArrowDown, ArrowUp, Search, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/icon-button.tsx';

type QueryFieldProps = {
  isEmpty: boolean;
  onClear: () => void;
  onClose: () => void;
  onPress: (event: KeyboardEvent) => void;
};

/** The field of the search. The cross clears it; on a phone, where there is no Esc, it then closes the page. */
export function QueryField({ isEmpty, onClear, onClose, onPress }: QueryFieldProps) {
  const { t } = useTranslation();
  return (
    <div className="flex h-15 shrink-0 items-center gap-3 border-b border-line pr-3 pl-4.5">
      <Search size={20} className="shrink-0" aria-hidden />
      <Autocomplete.Input
        aria-label={t('palette.title')}
        placeholder={t('palette.hint')}
        onKeyDown={onPress}
        className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-3"
      />
      {!isEmpty && (
        <IconButton label={t('palette.clear')} onClick={onClear} className="max-sm:hidden">
          <X size={17} aria-hidden />
        </IconButton>
      )}
      <IconButton
        label={isEmpty ? t('palette.close') : t('palette.clear')}
        onClick={isEmpty ? onClose : onClear}
        className="sm:hidden"
      >
        <X size={19} aria-hidden />
      </IconButton>
      <button
        type="button"
        onClick={onClose}
        aria-label={`Esc, ${t('palette.close')}`}
        className="rounded-box text-ink-2 hover:text-ink max-sm:hidden"
      >
        <Key>Esc</Key>
      </button>
    </div>
  );
}

/** A key of the keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex min-h-5 items-center rounded-box px-1.5 font-mono text-2xs whitespace-nowrap ring-1 ring-line-strong ring-inset">
      {children}
    </kbd>
  );
}

/** The keys that the search understands; a phone has none of them. */
export function PaletteKeys({ hasKinds }: { hasKinds: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-4.5 gap-y-1 border-t border-line px-5 py-3 text-xs text-ink-2 max-sm:hidden">
      <span className="flex items-center gap-1.5">
        <Key>
          <ArrowUp size={11} aria-hidden />
        </Key>
        <Key>
          <ArrowDown size={11} aria-hidden />
        </Key>
        {t('palette.key.choose')}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Enter</Key>
        {t('palette.key.open')}
      </span>
      <span className="flex items-center gap-1.5">
        <Key>Ctrl Enter</Key>
        {t('palette.key.new_tab')}
      </span>
      {hasKinds && (
        <span className="flex items-center gap-1.5">
          <Key>Tab</Key>
          {t('palette.key.kind')}
        </span>
      )}
      <span className="ml-auto flex items-center gap-1.5">
        <Key>Esc</Key>
        {t('palette.key.close')}
      </span>
    </div>
  );
}
