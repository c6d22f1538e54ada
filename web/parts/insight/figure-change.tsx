import type { Figure } from '@tangent/contract/insight/analytics.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatChange } from '../text/format.ts';

type FigureChangeProps = { figure: Figure; className?: string };

/**
 * The change of a figure: an increase is green, a decrease red, and '-' when the previous value was zero. Empty
 * without a comparison.
 */
export function FigureChange({ figure: { value, before }, className }: FigureChangeProps) {
  const { i18n } = useTranslation();
  if (before === null) return null;
  const label = formatChange(value, before, i18n.language);
  const tone = label === null || value === before ? 'text-ink-3' : value > before ? 'text-good' : 'text-bad';
  return <span className={clsx('num font-strong whitespace-nowrap', tone, className)}>{label ?? '-'}</span>;
}
