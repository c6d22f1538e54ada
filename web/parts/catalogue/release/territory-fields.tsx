import {
  listTerritories,
  TERRITORY_MODES,
  type TerritoryChoice,
} from '@tangent/domain/catalogue/release/territories.ts';
import { COUNTRIES } from '@tangent/domain/country.ts';
import { useTranslation } from 'react-i18next';
import { FieldError } from '../../../ui/form/field.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { CountryChips } from './country-chips.tsx';
import { CountryPicker } from './country-picker.tsx';

type TerritoryFieldsProps = {
  choice: TerritoryChoice;
  onChange: (choice: TerritoryChoice) => void;
  /** The id of the list, so that a link can lead to it. */
  id: string;
  error: string | undefined;
};

/** Chooses where a release is sold: worldwide, in a list of countries, or everywhere but there. */
export function TerritoryFields({ choice, onChange, id, error }: TerritoryFieldsProps) {
  const { t } = useTranslation();
  const { territory_mode: mode, territories } = choice;
  const details = {
    worldwide: t('territory.countries', { count: COUNTRIES.length }),
    only:
      mode === 'only' && territories.length > 0
        ? t('territory.countries', { count: territories.length })
        : t('territory.choose'),
    except:
      mode === 'except' && territories.length > 0
        ? t('territory.left_out_count', { count: territories.length })
        : t('territory.choose'),
  };
  return (
    <div className="grid gap-4">
      <RadioCards
        id={`${id}-mode`}
        label={<span className="sr-only">{t('release.field.territory_mode')}</span>}
        columns={3}
        value={mode}
        cards={TERRITORY_MODES.map((value) => ({ value, label: t(`territory.${value}`), detail: details[value] }))}
        onChange={(event) => {
          const territory_mode = event.target.value as TerritoryChoice['territory_mode'];
          // The countries stay when 'only' becomes 'everywhere but': they are the ones the artist was thinking of.
          onChange({ territory_mode, territories: territory_mode === 'worldwide' ? [] : territories });
        }}
      />
      <fieldset id={id} tabIndex={-1} aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
        <legend className="sr-only">{t('release.field.territories')}</legend>
        {mode !== 'worldwide' && (
          <div className="grid gap-4">
            <CountryPicker
              chosen={territories}
              excludes={mode === 'except'}
              onChange={(next) => onChange({ territory_mode: mode, territories: next })}
            />
            <ChosenCountries
              choice={choice}
              onRemove={(code) =>
                onChange({ territory_mode: mode, territories: territories.filter((one) => one !== code) })
              }
            />
          </div>
        )}
      </fieldset>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** More names than this are shown as a number: the marks above show which. */
const NAMES_MAX = 12;

type ChosenCountriesProps = { choice: TerritoryChoice; onRemove: (code: string) => void };

function ChosenCountries({ choice, onRemove }: ChosenCountriesProps) {
  const { t } = useTranslation();
  const { territory_mode, territories } = choice;
  if (territories.length === 0) return null;
  const left = listTerritories(choice).length;
  if (territories.length > NAMES_MAX) {
    return <p className="text-13 text-ink-2">{t('territory.sold_in', { count: left })}</p>;
  }
  return (
    <CountryChips
      label={t(territory_mode === 'except' ? 'territory.left_out' : 'territory.sold_only')}
      codes={territories}
      onRemove={onRemove}
    />
  );
}
