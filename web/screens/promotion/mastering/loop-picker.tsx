import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { findLastLoopStart } from '@tangent/domain/promotion/mastering/check-mastering.ts';
import { PREVIEW_LOOP_SECONDS } from '@tangent/domain/promotion/mastering-limits.ts';
import { Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useWaveform } from '../../../api/catalogue/upload.ts';
import { SpanPicker, type Waveform } from '../../../parts/catalogue/upload/span-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';

type LoopPickerProps = { mix: Upload; start: number; onStart: (seconds: number) => void };

/** The preview loop of 15 seconds on the waveform, by pointer or keys, and the mix to listen to (S2-127). */
export function LoopPicker({ mix, start, onStart }: LoopPickerProps) {
  const { t } = useTranslation();
  const waveform = useWaveform(mix.id);
  const duration = (mix.audio?.duration_ms ?? 0) / 1000;
  const last = findLastLoopStart(mix.audio?.duration_ms ?? 0);
  return (
    <Card
      title={
        <>
          {t('mastering.loop.title')}{' '}
          <span className="ml-1.5 text-13 font-soft text-ink-2">{t('mastering.loop.lead')}</span>
        </>
      }
      isRegion
      action={
        <Button size="small" tone="quiet" onClick={() => onStart(findLoudest(waveform.data, duration, last))}>
          <Sparkles size={15} aria-hidden /> {t('mastering.loop.loudest')}
        </Button>
      }
    >
      <SpanPicker
        sound={mix}
        title={mix.filename}
        length={PREVIEW_LOOP_SECONDS}
        last={last}
        start={start}
        label={t('mastering.loop.start')}
        note={t('mastering.loop.repeats')}
        onStart={onStart}
      />
    </Card>
  );
}

/** The start of the 15 seconds with the most sound. */
function findLoudest(waveform: Waveform | undefined, duration: number, last: number): number {
  if (!waveform || duration === 0) return 0;
  const perSecond = waveform.max.length / duration;
  let best = { start: 0, sum: -1 };
  for (let start = 0; start <= last; start++) {
    const part = waveform.max.slice(
      Math.floor(start * perSecond),
      Math.floor((start + PREVIEW_LOOP_SECONDS) * perSecond),
    );
    const sum = part.reduce((total, value) => total + value * value, 0);
    if (sum > best.sum) best = { start, sum };
  }
  return best.start;
}
