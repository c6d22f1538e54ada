import { clsx } from 'clsx';

/** Longer than that it is set smaller: a number that is cut off is another number. */
const LARGE_CHARS = 10;

/** The number of a figure, whole on every screen. */
export function FigureValue({ value }: { value: string }) {
  const size = value.length > LARGE_CHARS ? 'text-base' : 'text-2xl';
  return <span className={clsx('display flex min-h-7.5 items-center leading-tight break-all', size)}>{value}</span>;
}
