import { CLIP_SECONDS } from '@tangent/domain/limits.ts';
import { findClipStart, findLastClipStart } from '@tangent/domain/release/clip-start.ts';
import { Sparkles } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../api/store.ts';
import { formatDuration, formatList } from '../../../parts/text/format.ts';
import { SpanPicker } from '../../../parts/upload/span-picker.tsx';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';
import { useField } from './use-field.ts';
import { useForm } from './wizard-context.ts';

/** Chooses where previews and short clips begin; until then they begin at the loudest part. */
export const TrackClip = memo(function TrackClip({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const { id, label, error } = useField(`tracks.${index}.clip_start_seconds`);
  const facts = track.audio?.audio;
  if (!track.audio || !facts) return null;
  const start = findClipStart(track.clip_start_seconds, facts);
  const last = findLastClipStart(facts.duration_ms);
  const at = formatDuration(start * 1000);
  return (
    <TrackGroup
      index={index}
      names={['clip_start_seconds']}
      title={label}
      summary={track.clip_start_seconds === null ? t('wizard.clip.loudest', { at }) : at}
    >
      <p className="max-w-[68ch] text-13 text-ink-2">
        {t('wizard.clip.intro')} <ClipStores />
      </p>
      {error && <FieldError id={id}>{error}</FieldError>}
      {last === 0 ? (
        <p className="text-13 text-ink-2">{t('wizard.clip.short')}</p>
      ) : (
        <SpanPicker
          sound={track.audio}
          title={track.title.trim() || t('release.untitled')}
          length={CLIP_SECONDS}
          last={last}
          start={start}
          label={label}
          note={t('wizard.clip.repeats')}
          onStart={(clip_start_seconds) => update({ clip_start_seconds })}
        />
      )}
      {track.clip_start_seconds !== null && (
        <div>
          <Button size="small" onClick={() => update({ clip_start_seconds: null })}>
            <Sparkles size={15} aria-hidden /> {t('wizard.clip.use_loudest')}
          </Button>
        </div>
      )}
    </TrackGroup>
  );
});

/** Names the chosen stores that take the start; the others choose it themselves. */
function ClipStores() {
  const { t, i18n } = useTranslation();
  const chosen = useForm((form) => form.store_ids);
  const stores = useStores().data?.items ?? [];
  const names = stores.filter((store) => store.takes_clip_start && chosen.includes(store.id)).map(({ name }) => name);
  if (names.length === 0) return null;
  return names.length > NAMES_MAX
    ? t('wizard.clip.stores_count', { count: names.length })
    : t('wizard.clip.stores', { stores: formatList(names, i18n.language) });
}

/** More names than this would bury the message. */
const NAMES_MAX = 6;
