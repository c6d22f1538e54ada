import { COUNTRIES } from '@tangent/domain/country.ts';
import { EU_COUNTRIES, listRegion, REGIONS, type Region } from '@tangent/domain/country-regions.ts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useCountryName } from '../../text/use-country-name.ts';

type CountryPickerProps = {
  chosen: readonly string[];
  /** The chosen countries are left out, not included. */
  excludes: boolean;
  /** The countries that there are to choose from; absent: all of them. */
  offered?: readonly string[];
  onChange: (chosen: readonly string[]) => void;
};

/** Chooses countries by search, by region, or one by one. */
export function CountryPicker({ chosen, excludes, offered = COUNTRIES, onChange }: CountryPickerProps) {
  const { t, i18n } = useTranslation();
  const nameOf = useCountryName();
  const [search, setSearch] = useState('');
  const query = fold(search.trim(), i18n.language);
  const matches = (code: string) =>
    query === '' || code.toLowerCase() === query || fold(nameOf(code), i18n.language).includes(query);
  const isOffered = (code: string) => offered.includes(code);
  const found = REGIONS.map((region) => ({
    region,
    codes: listRegion(region).filter(isOffered).filter(matches),
  })).filter(({ codes }) => codes.length > 0);
  const toggle = (codes: readonly string[]) => onChange(toggleCountries(chosen, codes));
  return (
    <div className="grid gap-4">
      <div className="grid gap-3">
        <div className="max-w-xs">
          <TextField
            type="search"
            label={t('territory.search')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
        <RegionButtons chosen={chosen} isOffered={isOffered} onToggle={toggle} />
      </div>
      {found.length === 0 && <p className="text-ink-2">{t('ui.no_matches')}</p>}
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-2">
        {found.map(({ region, codes }) => (
          <RegionCountries
            key={region}
            region={region}
            codes={codes}
            isSearch={query !== ''}
            chosen={chosen}
            excludes={excludes}
            onToggle={toggle}
          />
        ))}
      </div>
    </div>
  );
}

/** Adds all of these countries, or removes them when all of them are chosen already. */
function toggleCountries(chosen: readonly string[], codes: readonly string[]): string[] {
  const others = chosen.filter((code) => !codes.includes(code));
  const areAllChosen = codes.every((code) => chosen.includes(code));
  return areAllChosen ? others : [...others, ...codes];
}

type Toggle = (codes: readonly string[]) => void;

type RegionButtonsProps = {
  chosen: readonly string[];
  isOffered: (code: string) => boolean;
  onToggle: Toggle;
};

function RegionButtons({ chosen, isOffered, onToggle }: RegionButtonsProps) {
  const { t } = useTranslation();
  const regions = [...REGIONS.map((key) => ({ key, codes: listRegion(key) })), { key: 'eu', codes: EU_COUNTRIES }];
  const shortcuts = regions
    .map(({ key, codes }) => ({ key, codes: codes.filter(isOffered) }))
    .filter(({ codes }) => codes.length > 0);
  return (
    <div className="flex flex-wrap gap-2">
      {shortcuts.map(({ key, codes }) => (
        <button
          key={key}
          type="button"
          aria-pressed={codes.every((code) => chosen.includes(code))}
          onClick={() => onToggle(codes)}
          className="min-h-8 rounded-full px-3.5 text-13 font-strong ring-1 ring-line-strong ring-inset hover:bg-sunken aria-pressed:bg-ink aria-pressed:text-paper aria-pressed:ring-ink pointer-coarse:min-h-11"
        >
          {t(`territory.region.${key as Region | 'eu'}`)}
        </button>
      ))}
    </div>
  );
}

/** A region shows this many countries; the others are one press away. */
const SHOWN = 14;

type RegionCountriesProps = {
  region: Region;
  codes: readonly string[];
  isSearch: boolean;
  chosen: readonly string[];
  excludes: boolean;
  onToggle: Toggle;
};

function RegionCountries({ region, codes, isSearch, chosen, excludes, onToggle }: RegionCountriesProps) {
  const { t } = useTranslation();
  const nameOf = useCountryName();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || isSearch ? codes : codes.slice(0, SHOWN);
  const more = codes.length - shown.length;
  const name = t(`territory.region.${region}`);
  return (
    <section aria-label={name}>
      <h3 className="mb-2 text-13 font-strong">{name}</h3>
      <div className="flex flex-wrap gap-1">
        {shown.map((code) => (
          <CountryButton
            key={code}
            code={code}
            name={nameOf(code)}
            isChosen={chosen.includes(code)}
            excludes={excludes}
            onToggle={() => onToggle([code])}
          />
        ))}
        {more > 0 && (
          <button
            type="button"
            onClick={() => setOpen(true)}
            aria-label={t('territory.more', { count: more, region: name })}
            className="code min-h-9 min-w-10 rounded-box bg-sunken px-2 text-xs text-ink-2 hover:text-ink pointer-coarse:min-h-11"
          >
            +{more}
          </button>
        )}
      </div>
    </section>
  );
}

type CountryButtonProps = { code: string; name: string; isChosen: boolean; excludes: boolean; onToggle: () => void };

function CountryButton({ code, name, isChosen, excludes, onToggle }: CountryButtonProps) {
  const isSold = isChosen !== excludes;
  return (
    <button
      type="button"
      title={name}
      aria-pressed={isChosen}
      onClick={onToggle}
      className={clsx(
        'code min-h-9 min-w-10 rounded-box px-1.5 text-xs ring-1 ring-inset pointer-coarse:min-h-11',
        isSold && 'bg-ink text-paper ring-ink',
        !isSold && isChosen && 'text-bad line-through ring-bad',
        !isSold && !isChosen && 'text-ink-2 ring-line-strong hover:bg-sunken',
      )}
    >
      <span aria-hidden>{code}</span>
      <span className="sr-only">{name}</span>
    </button>
  );
}

function fold(text: string, language: string): string {
  return text.toLocaleLowerCase(language).normalize('NFKD').replace(/\p{M}/gu, '');
}
