import { countCharacters } from '@tangent/domain/check-text.ts';
import { GENRES, type Genre } from '@tangent/domain/genre.ts';
import { COVER_MOODS, COVER_STYLES, type CoverMood, type CoverStyle } from '@tangent/domain/promotion/artwork/cover.ts';
import { PALETTE_NAMES, PALETTES, type PaletteName } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import { COVER_PROMPT_CHARS } from '@tangent/domain/promotion/coverart-limits.ts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { PaletteTiles } from '../artwork/palette-tiles.tsx';

/** The choices of an artist; null leaves the choice to the engine. */
export type CoverChoice = {
  readonly prompt: string;
  readonly genre: Genre;
  readonly mood: CoverMood;
  readonly palette: PaletteName | null;
  readonly style: CoverStyle | null;
};

type CoverFormProps = {
  value: CoverChoice;
  onChange: (part: Partial<CoverChoice>) => void;
  promptError: string | undefined;
};

/** Prompt, genre, mood, colours and style of a run. */
export function CoverForm({ value, onChange, promptError }: CoverFormProps) {
  const { t } = useTranslation();
  const count = countCharacters(value.prompt);
  return (
    <>
      <TextareaField
        label={t('coverart.prompt')}
        placeholder={t('coverart.prompt_example')}
        rows={3}
        value={value.prompt}
        hint={t('coverart.prompt_hint', { count, max: COVER_PROMPT_CHARS.max })}
        error={promptError}
        onChange={({ target }) => onChange({ prompt: target.value })}
      />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t('release.field.genre')}
          options={GENRES.map((genre) => ({ value: genre, label: t(`genre.${genre}`) }))}
          value={value.genre}
          onChange={({ target }) => onChange({ genre: target.value as Genre })}
        />
        <SelectField
          label={t('coverart.mood_label')}
          options={COVER_MOODS.map((mood) => ({ value: mood, label: t(`coverart.mood.${mood}`) }))}
          value={value.mood}
          onChange={({ target }) => onChange({ mood: target.value as CoverMood })}
        />
      </div>
      <PaletteTiles
        legend={t('coverart.palette_label')}
        palettes={listPalettes(t)}
        value={value.palette}
        onChange={(palette) => onChange({ palette })}
      />
      <StyleChips value={value.style} onChange={(style) => onChange({ style })} />
    </>
  );
}

const ANY = '#d9512c #1d3557 #f4ead2'.split(' ');

function listPalettes(t: TFunction) {
  return [
    { value: null, label: t('coverart.any'), colours: ANY },
    ...PALETTE_NAMES.map((value) => {
      const { ground, first, second } = PALETTES[value];
      return { value, label: t(`artwork.palette.${value}`), colours: [ground, first, second] };
    }),
  ];
}

function StyleChips({ value, onChange }: { value: CoverStyle | null; onChange: (value: CoverStyle | null) => void }) {
  const { t } = useTranslation();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-13 font-strong">{t('coverart.style_label')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {[null, ...COVER_STYLES].map((style) => (
          <label
            key={style ?? 'any'}
            className="relative inline-flex min-h-8 items-center rounded-full px-3 text-13 font-strong ring-1 ring-line-strong ring-inset hover:bg-sunken has-checked:bg-ink has-checked:text-paper has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 max-sm:min-h-11"
          >
            <input
              type="radio"
              name="coverart-style"
              checked={value === style}
              onChange={() => onChange(style)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {style === null ? t('coverart.any') : t(`coverart.style.${style}`)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
