import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCountryName } from '../../text/use-country-name.ts';

type CountryChipsProps = { label: string; codes: readonly string[]; onRemove: (code: string) => void };

/** Chosen countries by name; a press removes one. */
export function CountryChips({ label, codes, onRemove }: CountryChipsProps) {
  const { t } = useTranslation();
  const nameOf = useCountryName();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span className="text-13 font-strong">{label}</span>
      {codes.map((code) => (
        <button
          key={code}
          type="button"
          onClick={() => onRemove(code)}
          aria-label={t('wizard.remove_value', { field: nameOf(code) })}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-full px-3 text-13 ring-1 ring-line-strong ring-inset hover:bg-sunken pointer-coarse:min-h-11"
        >
          {nameOf(code)}
          <X size={14} className="text-ink-3" aria-hidden />
        </button>
      ))}
    </div>
  );
}
