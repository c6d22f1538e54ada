import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { LANGUAGES, type Language } from '@tangent/domain/locale.ts';
import { getBannerContrast } from '@tangent/domain/promotion/artwork/banner.ts';
import {
  BANNER_PALETTE_NAMES,
  BANNER_PALETTES,
  type BannerPaletteName,
} from '@tangent/domain/promotion/artwork/banner-palette.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { PaletteTiles } from '../../../parts/promotion/artwork/palette-tiles.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { LANGUAGE_NAMES } from '../../../texts/language-names.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { Card } from '../../../ui/card.tsx';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { SwitchField } from '../../../ui/form/switch-field.tsx';

export type BannerChoice = {
  readonly palette: BannerPaletteName;
  readonly language: Language;
  readonly has_date: boolean;
  readonly has_code: boolean;
  /** Only on the screen. */
  readonly shows_safe: boolean;
};

type BannerFormProps = {
  release: ReleaseListItem;
  releases: readonly ReleaseListItem[];
  choice: BannerChoice;
  has_link: boolean;
  onRelease: (id: string) => void;
  onChange: (part: Partial<BannerChoice>) => void;
  action: ReactNode;
};

/** Release, colours, language and parts of the banners. */
export function BannerForm({ release, releases, choice, has_link, onRelease, onChange, action }: BannerFormProps) {
  const { t, i18n } = useTranslation();
  const { palette, language, has_date, has_code, shows_safe } = choice;
  const day = release.live_date ?? release.release_date;
  const contrast = formatNumber(getBannerContrast(palette), i18n.language, 1);
  return (
    <Card>
      <div className="grid gap-4">
        <div className="grid grid-cols-start-fill items-end gap-3">
          <Artwork
            src={release.artwork_upload_id === null ? null : imageUrl(release.artwork_upload_id, '300')}
            alt=""
            className="size-12"
          />
          <SelectField
            label={t('banner.release')}
            options={releases.map(({ id, title }) => ({ value: id, label: title || t('release.untitled') }))}
            value={release.id}
            onChange={({ target }) => onRelease(target.value)}
          />
        </div>
        <PaletteChoice value={palette} onChange={(name) => onChange({ palette: name })} />
        <SelectField
          label={t('banner.language')}
          hint={t('banner.language_hint')}
          options={LANGUAGES.map((name) => ({ value: name, label: LANGUAGE_NAMES[name] }))}
          value={language}
          onChange={({ target }) => onChange({ language: target.value as Language })}
        />
        <div className="grid gap-1">
          <SwitchField
            label={t('banner.date')}
            hint={t(day === null ? 'banner.date_none' : 'banner.date_hint')}
            checked={has_date && day !== null}
            disabled={day === null}
            onChange={(checked) => onChange({ has_date: checked })}
          />
          <SwitchField
            label={t('banner.code')}
            hint={t(has_link ? 'banner.code_hint' : 'banner.code_none')}
            checked={has_code && has_link}
            disabled={!has_link}
            onChange={(checked) => onChange({ has_code: checked })}
          />
          <SwitchField
            label={t('banner.zones')}
            hint={t('banner.zones_hint')}
            checked={shows_safe}
            onChange={(checked) => onChange({ shows_safe: checked })}
          />
        </div>
        <p className="flex justify-between gap-3 border-t border-line pt-3 text-13">
          <span className="text-ink-2">{t('banner.contrast')}</span>
          <b className="num font-bold text-good">{contrast} : 1</b>
        </p>
        {action}
      </div>
    </Card>
  );
}

type PaletteChoiceProps = { value: BannerPaletteName; onChange: (value: BannerPaletteName) => void };

function PaletteChoice({ value, onChange }: PaletteChoiceProps) {
  const { t } = useTranslation();
  const palettes = BANNER_PALETTE_NAMES.map((name) => {
    const { panel, ground, detail } = BANNER_PALETTES[name];
    return { value: name, label: t(`banner.palette.${name}`), colours: [panel, ground, detail] };
  });
  return <PaletteTiles legend={t('banner.palette_label')} palettes={palettes} value={value} onChange={onChange} />;
}
