import { clsx } from 'clsx';

/** Longer numbers get a smaller font: a truncated number would be wrong. */
const LARGE_CHARS = 10;

/** Shows the number of a figure in full on every screen. */
export function FigureValue({ value }: { value: string }) {
  const size = value.length > LARGE_CHARS ? 'text-base' : 'text-2xl';
  return <span className={clsx('display flex min-h-7.5 items-center leading-tight break-all', size)}>{value}</span>;
}
