import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../parts/text/format.ts';

type ShareBarsProps = {
  label: string;
  rows: readonly { readonly key: string; readonly name: string; readonly value: number }[];
};

/** Parts of a whole: a name, a bar as long as its number, and the number. */
export function ShareBars({ label, rows }: ShareBarsProps) {
  const { i18n } = useTranslation();
  const largest = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul aria-label={label}>
      {rows.map(({ key, name, value }) => (
        <li key={key} className="flex min-h-8.5 items-center gap-2.5 text-13">
          <span className="w-20 shrink-0 truncate">{name}</span>
          <span className="h-2 flex-1 bg-line" aria-hidden>
            <span className="block h-full bg-ink" style={{ width: `${(value / largest) * 100}%` }} />
          </span>
          <b className="num min-w-11 text-right font-bold">{formatNumber(value, i18n.language)}</b>
        </li>
      ))}
    </ul>
  );
}
