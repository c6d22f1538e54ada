import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import {
  MASTERING_PRESET_NAMES,
  MASTERING_PRESETS,
  type MasteringPreset,
} from '@tangent/domain/promotion/mastering/preset.ts';
import { listStorePlayback } from '@tangent/domain/promotion/mastering/store-playback.ts';
import { clsx } from 'clsx';
import { AudioLines } from 'lucide-react';
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
        {reference !== null && (
          <ReferenceKey reference={reference} isChosen={preset === null} onChoose={() => onReference(reference)} />
        )}
        {(reference === null || preset !== null) && (
          <SoundUpload
            slot="reference"
            label={t('mastering.reference.title')}
            hint={t('mastering.reference.hint')}
            onSound={onReference}
          />
        )}
      </fieldset>
    </Card>
  );
}

function PresetKey({ name, isChosen, onChoose }: { name: MasteringPreset; isChosen: boolean; onChoose: () => void }) {
  const { t, i18n } = useTranslation();
  return (
    <label
      className={clsx(
        'relative grid cursor-pointer content-start gap-1 rounded-control border p-3 text-13 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        isChosen ? 'border-ink bg-ink text-paper' : 'border-line-strong border-b-2 bg-surface hover:bg-sunken',
      )}
    >
      <input type="radio" name="preset" className="sr-only" checked={isChosen} onChange={onChoose} />
      <span
        aria-hidden
        className={clsx('absolute top-2.5 right-2.5 size-2 rounded-full', isChosen ? 'bg-volt' : 'bg-line')}
      />
      <svg viewBox="0 0 96 28" preserveAspectRatio="none" className="mb-2 h-7 w-4/5" aria-hidden>
        <path d="M2 14H94" stroke="currentColor" opacity="0.25" />
        <path d={CURVES[name]} fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
      <span className="font-strong">{t(`mastering.preset.${name}.name`)}</span>
      <span className="code">{formatLevel(MASTERING_PRESETS[name], 'LUFS', i18n.language)}</span>
      <span className={isChosen ? '' : 'text-ink-2'}>{t(`mastering.preset.${name}.what`)}</span>
    </label>
  );
}

type ReferenceKeyProps = { reference: Upload; isChosen: boolean; onChoose: () => void };

function ReferenceKey({ reference, isChosen, onChoose }: ReferenceKeyProps) {
  const { t } = useTranslation();
  return (
    <label
      className={clsx(
        'flex cursor-pointer items-center gap-3 rounded-control border p-3 text-13 has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
        isChosen ? 'border-ink bg-ink text-paper' : 'border-line-strong border-b-2 bg-surface hover:bg-sunken',
      )}
    >
      <input type="radio" name="preset" className="sr-only" checked={isChosen} onChange={onChoose} />
      <AudioLines size={18} className="shrink-0" aria-hidden />
      <span className="min-w-0 truncate">
        <strong className="font-strong">{t('mastering.reference.chosen')}</strong> {reference.filename}
      </span>
      <span aria-hidden className={clsx('ml-auto size-2 shrink-0 rounded-full', isChosen ? 'bg-volt' : 'bg-line')} />
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
