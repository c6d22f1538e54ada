import { useUiLabels } from './ui-labels.tsx';

type ProgressProps = {
  label: string;
  /** 0 to 1; null while the total is unknown. */
  value: number | null;
  /** The current step, beside the percentage. */
  detail?: string;
};

export function Progress({ label, value, detail }: ProgressProps) {
  const { locale } = useUiLabels();
  const percent = value === null ? null : Math.floor(Math.min(1, Math.max(0, value)) * 100);
  const percentFormat = new Intl.NumberFormat(locale, { style: 'percent' });
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline justify-between gap-3 text-13">
        <span className="min-w-0 truncate text-ink-2">{detail ?? label}</span>
        {percent !== null && <span className="num font-strong">{percentFormat.format(percent / 100)}</span>}
      </div>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(percent === null ? {} : { 'aria-valuenow': percent })}
        className="h-1.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className={
            percent === null ? 'breathe h-full w-full bg-ink-3' : 'h-full bg-ink transition-[width] duration-(--mid)'
          }
          style={percent === null ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  );
}
