import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { findClipStart, findLastClipStart } from '@tangent/domain/catalogue/release/clip-start.ts';
import { CLIP_SECONDS } from '@tangent/domain/catalogue/release-limits.ts';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { SpanPicker } from '../upload/span-picker.tsx';

type ClipFieldsProps = {
  /** The sound of the track, which is measured. */
  sound: Upload;
  title: string;
  label: string;
  start: number | null;
  onChange: (start: number | null) => void;
};

/** Chooses on the waveform where previews and short clips begin; until then they begin at the loudest part. */
export function ClipFields({ sound, title, label, start, onChange }: ClipFieldsProps) {
  const { t } = useTranslation();
  if (sound.audio === null) return null;
  const last = findLastClipStart(sound.audio.duration_ms);
  if (last === 0) return <p className="text-13 text-ink-2">{t('wizard.clip.short')}</p>;
  return (
    <>
      <SpanPicker
        sound={sound}
        title={title.trim() || t('release.untitled')}
        length={CLIP_SECONDS}
        last={last}
        start={findClipStart(start, sound.audio)}
        label={label}
        note={t('wizard.clip.repeats')}
        onStart={onChange}
      />
      {start !== null && (
        <div>
          <Button size="small" onClick={() => onChange(null)}>
            <Sparkles size={15} aria-hidden /> {t('wizard.clip.use_loudest')}
          </Button>
        </div>
      )}
    </>
  );
}
