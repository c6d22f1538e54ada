import { useTranslation } from 'react-i18next';
import { getNumberFormat } from '../../../texts/formats.ts';

/** Returns the size of a change without its sign, for sentences that say its direction: 12.7%. */
export function useChangeText(): (value: number, before: number) => string {
  const { i18n } = useTranslation();
  return (value, before) => {
    const change = Math.abs(value - before) / before;
    const format = { style: 'percent', maximumFractionDigits: change < 10 ? 1 : 0 } as const;
    return getNumberFormat(i18n.language, format).format(change);
  };
}
