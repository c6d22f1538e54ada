import { clsx } from 'clsx';
import { Flag } from 'lucide-react';
import { createContext, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { useFieldPath } from '../../../parts/form/field-label.ts';

/** The fields a reviewer flags while deciding; null where nothing can be decided. */
type FieldFlags = { readonly fields: readonly string[]; readonly toggle: (path: string) => void };

const Context = createContext<FieldFlags | null>(null);
export const FieldFlagsProvider = Context.Provider;

/** A small flag beside a field: when it is set, the artist is led to exactly this field. */
export function FlagButton({ path }: { path: string }) {
  const { t } = useTranslation();
  const pathLabel = useFieldPath();
  const flags = useContext(Context);
  if (flags === null) return null;
  const pressed = flags.fields.includes(path);
  const label = t('review.flag', { field: pathLabel(path) });
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={() => flags.toggle(path)}
      className={clsx(
        'inline-grid size-6 shrink-0 place-items-center rounded-md align-middle hover:bg-sunken',
        pressed ? 'bg-bad-soft text-bad ring-1 ring-bad ring-inset' : 'text-ink-3',
      )}
    >
      <Flag size={13} aria-hidden />
    </button>
  );
}

/** A field's name with its flag. */
export function Pointable({ path, children }: { path: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      {children} <FlagButton path={path} />
    </span>
  );
}
