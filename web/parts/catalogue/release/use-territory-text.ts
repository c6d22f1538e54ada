import { listTerritories, type TerritoryChoice } from '@tangent/domain/catalogue/release/territories.ts';
import { useTranslation } from 'react-i18next';
import { formatList } from '../../text/format.ts';
import { useCountryName } from '../../text/use-country-name.ts';

/** More names than this are shown as a number. */
const NAMES_MAX = 12;

/** Returns a function that says where a release is sold: 'Worldwide', 'Only these: Türkiye' or 'Everywhere but: Cuba'. */
export function useTerritoryText(): (choice: TerritoryChoice) => string {
  const { t, i18n } = useTranslation();
  const nameOf = useCountryName();
  return (choice) => {
    const { territory_mode, territories } = choice;
    const label = t(`territory.${territory_mode}`);
    if (territory_mode === 'worldwide') return label;
    if (territories.length > NAMES_MAX) return t('territory.sold_in', { count: listTerritories(choice).length });
    return `${label}: ${formatList(territories.map(nameOf), i18n.language) || '–'}`;
  };
}
