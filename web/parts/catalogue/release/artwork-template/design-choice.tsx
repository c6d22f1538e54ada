import { PALETTE_NAMES, PALETTES, type PaletteName } from '@tangent/domain/promotion/artwork/cover-palette.ts';
import type { Measure } from '@tangent/domain/promotion/artwork/scene.ts';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CoverPreview } from './cover-preview.tsx';
import { type CoverChoice, DESIGN_NAMES, type DesignName, layOutCover } from './template-designs.ts';

const CHOSEN_CLASS =
  'has-checked:ring-2 has-checked:ring-ink has-checked:ring-offset-2 has-checked:ring-offset-overlay has-focus-visible:outline-2 has-focus-visible:outline-offset-4';

type PaletteChoiceProps = { value: PaletteName; onChange: (palette: PaletteName) => void };

/** The palettes as small flags; arrow keys move between them. */
export function PaletteChoice({ value, onChange }: PaletteChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-13 font-strong">{t('artwork.template.palette')}</legend>
      <div className="flex flex-wrap gap-2.5">
        {PALETTE_NAMES.map((name) => {
          const { ground, first, second, ink } = PALETTES[name];
          const label = t(`artwork.palette.${name}`);
          return (
            <label
              key={name}
              title={label}
              className={`relative flex size-9 overflow-hidden rounded-full ${CHOSEN_CLASS}`}
            >
              <input
                type="radio"
                name="cover-palette"
                aria-label={label}
                checked={value === name}
                onChange={() => onChange(name)}
                className="absolute inset-0 cursor-pointer opacity-0"
              />
              <svg viewBox="0 0 36 36" aria-hidden className="size-9 rounded-full ring-1 ring-line-strong">
                <rect width="36" height="36" fill={ground} />
                <path d="M18 0H36V36H18Z" fill={first} />
                <path d="M18 18H36V36H18Z" fill={second} />
                <circle cx="12" cy="18" r="5" fill={ink} />
              </svg>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}

type DesignChoiceProps = {
  /** The text, palette and seed with which every design is shown. */
  choice: CoverChoice;
  value: DesignName;
  measure: Measure;
  onChange: (design: DesignName) => void;
};

/** The designs, each rendered with this text. */
export function DesignChoice({ choice, value, measure, onChange }: DesignChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-13 font-strong">{t('artwork.template.design')}</legend>
      <div className="grid grid-cols-3 gap-3 sm:grid-cols-4">
        {DESIGN_NAMES.map((name) => (
          <label key={name} className={`relative grid gap-1 rounded-sleeve ${CHOSEN_CLASS}`}>
            <input
              type="radio"
              name="cover-design"
              checked={value === name}
              onChange={() => onChange(name)}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <DesignThumb {...choice} design={name} measure={measure} />
            <span className="truncate pb-0.5 text-center text-xs text-ink-2">{t(`artwork.design.${name}`)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type DesignThumbProps = CoverChoice & { measure: Measure };

const DesignThumb = memo(function DesignThumb({ measure, ...choice }: DesignThumbProps) {
  const { design, palette, seed, title, artist, language } = choice;
  const scene = useMemo(
    () => layOutCover({ design, palette, seed, title, artist, language }, measure),
    [design, palette, seed, title, artist, language, measure],
  );
  return <CoverPreview scene={scene} className="block aspect-square w-full rounded-sleeve" />;
});
