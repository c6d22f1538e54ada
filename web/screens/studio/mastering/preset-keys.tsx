import type { Upload } from '@tangent/contract/upload.ts';
import { MASTERING_PRESET_NAMES, MASTERING_PRESETS, type MasteringPreset } from '@tangent/domain/mastering/preset.ts';
import { listStorePlayback } from '@tangent/domain/mastering/store-playback.ts';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatLevel } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { SoundUpload } from './choose-mix.tsx';

/** The colour of each preset as a drawn curve, from deep to high. */
const CURVES: Record<MasteringPreset, string> = {
  balanced: 'M2 14 Q25 18 48 17 T94 13',
  warm: 'M2 10 Q18 4 34 8 T64 19 T94 22',
  bright: 'M2 19 Q20 20 40 15 T94 5',
  punchy: 'M2 7 Q16 8 26 14 T44 20 T66 9 T94 11',
  loud: 'M2 11 L94 10',
  streaming: 'M2 14 L94 14',
};
const PEAK_DBTP = -1;

type PresetKeysProps = {
  preset: MasteringPreset | null;
  reference: Upload | null;
  onPreset: (preset: MasteringPreset) => void;
  onReference: (sound: Upload) => void;
};

/** The presets as keys, their consequences at the stores, and a reference instead (S2-128). */
export function PresetKeys({ preset, reference, onPreset, onReference }: PresetKeysProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('mastering.preset.title')} isRegion>
      <fieldset className="grid gap-4">
        <legend className="pb-3 text-13 text-ink-2">{t('mastering.preset.lead')}</legend>
        <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
          {MASTERING_PRESET_NAMES.map((name) => (
            <PresetKey key={name} name={name} isChosen={preset === name} onChoose={() => onPreset(name)} />
          ))}
        </div>
        {preset !== null && <Consequences lufs={MASTERING_PRESETS[preset]} />}
        <div className="rounded-[8px] border border-dashed border-line-strong p-4">
          {preset === null && reference !== null ? (
            <p className="text-13">
              <strong>{t('mastering.reference.chosen')}</strong> {reference.filename}
            </p>
          ) : (
            <SoundUpload
              slot="reference"
              label={t('mastering.reference.title')}
              hint={t('mastering.reference.hint')}
              onSound={onReference}
            />
          )}
        </div>
      </fieldset>
    </Card>
  );
}

function PresetKey({ name, isChosen, onChoose }: { name: MasteringPreset; isChosen: boolean; onChoose: () => void }) {
  const { t, i18n } = useTranslation();
  return (
    <label
      className={clsx(
        'grid cursor-pointer gap-1 rounded-[8px] border p-3 text-13 focus-within:outline-2',
        isChosen ? 'border-ink bg-ink text-paper' : 'border-line-strong hover:bg-sunken',
      )}
    >
      <input type="radio" name="preset" className="sr-only" checked={isChosen} onChange={onChoose} />
      <svg viewBox="0 0 96 28" className="h-7 w-full" aria-hidden>
        <path d={CURVES[name]} fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <span className="font-[600]">{t(`mastering.preset.${name}.name`)}</span>
      <span className="code">{formatLevel(MASTERING_PRESETS[name], 'LUFS', i18n.language)}</span>
      <span className={isChosen ? '' : 'text-ink-2'}>{t(`mastering.preset.${name}.what`)}</span>
    </label>
  );
}

/** The levels at which stores will play a master of this loudness. */
function Consequences({ lufs }: { lufs: number }) {
  const { t, i18n } = useTranslation();
  const parts = listStorePlayback(lufs, PEAK_DBTP).map(
    ({ store, turned_db }) => `${t(`mastering.store.${store}`)} ${formatLevel(turned_db, 'dB', i18n.language)}`,
  );
  return (
    <p className="text-13 text-ink-2">
      {t('mastering.stores.lead')} <span className="num">{parts.join(' · ')}</span>
    </p>
  );
}
