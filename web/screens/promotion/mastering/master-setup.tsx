import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import type { MasteringPreset } from '@tangent/domain/promotion/mastering/preset.ts';
import { useCallback, useState } from 'react';
import type { MixRelease } from './choose-mix.tsx';
import { LoopPicker } from './loop-picker.tsx';
import { MixFacts } from './mix-facts.tsx';
import { PresetKeys } from './preset-keys.tsx';
import { type Quota, StartCard } from './start-card.tsx';

type MasterSetupProps = {
  mix: Upload;
  /** The release of the mix; null for a file. */
  release: MixRelease | null;
  quota: Quota | null;
  onOther: () => void;
};

/** The choices for a master: the loop on the waveform, a preset or a reference, and a name. */
export function MasterSetup({ mix, release, quota, onOther }: MasterSetupProps) {
  const [preset, setPreset] = useState<MasteringPreset | null>('balanced');
  const [reference, setReference] = useState<Upload | null>(null);
  const [loop, setLoop] = useState(0);
  const chooseReference = useCallback((sound: Upload) => {
    setReference(sound);
    setPreset(null);
  }, []);
  const choice = {
    preset,
    reference_upload_id: preset === null ? (reference?.id ?? null) : null,
    loop_start_seconds: loop,
  };
  return (
    <div className="grid items-start gap-5 lg:grid-cols-aside-84">
      <div className="grid min-w-0 gap-5">
        <LoopPicker mix={mix} start={loop} onStart={setLoop} />
        <PresetKeys preset={preset} reference={reference} onPreset={setPreset} onReference={chooseReference} />
      </div>
      <div className="grid gap-5">
        <MixFacts mix={mix} />
        <StartCard mix={mix} release={release} quota={quota} choice={choice} onOther={onOther} />
      </div>
    </div>
  );
}
