import { formatLocale } from '@tangent/domain/locale.ts';
import type { Option } from '../../ui/form/select-field.tsx';

/** Lists the time zones of IANA by place: 'Sao Paulo, America (Brasilia Standard Time)'. */
export function zoneOptions(pageLanguage: string): Option[] {
  const known = options.get(pageLanguage);
  if (known !== undefined) return known;
  const locale = formatLocale(pageLanguage);
  const zones = ['UTC', ...Intl.supportedValuesOf('timeZone')].map((value) => ({
    value,
    label: nameZone(value, locale),
  }));
  zones.sort((a, b) => a.label.localeCompare(b.label, locale));
  options.set(pageLanguage, zones);
  return zones;
}

/** Naming four hundred zones takes a moment, so each language does it once. */
const options = new Map<string, Option[]>();

function nameZone(zone: string, locale: string): string {
  const [region, ...places] = zone.replaceAll('_', ' ').split('/');
  const place = places.length === 0 ? region : `${places.reverse().join(', ')}, ${region}`;
  const name = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'longGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined ? `${place}` : `${place} (${name})`;
}
