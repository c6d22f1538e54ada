import { findClipStart } from '@tangent/domain/catalogue/release/clip-start.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../../api/catalogue/store.ts';
import { ClipFields } from '../../../../parts/catalogue/release/clip-fields.tsx';
import { formatDuration, formatList } from '../../../../parts/text/format.ts';
import { FieldError } from '../../../../ui/form/field.tsx';
import { useField } from '../draft/use-field.ts';
import { useForm } from '../wizard-context.ts';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';

/** Chooses where previews and short clips begin; until then they begin at the loudest part. */
export const TrackClip = memo(function TrackClip({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const { id, label, error } = useField(`tracks.${index}.clip_start_seconds`);
  const facts = track.audio?.audio;
  if (!track.audio || !facts) return null;
  const at = formatDuration(findClipStart(track.clip_start_seconds, facts) * 1000);
  return (
    <TrackGroup
      index={index}
      names={['clip_start_seconds']}
      title={label}
      summary={track.clip_start_seconds === null ? t('wizard.clip.loudest', { at }) : at}
    >
      <p className="max-w-text text-13 text-ink-2">
        {t('wizard.clip.intro')} <ClipStores />
      </p>
      {error && <FieldError id={id}>{error}</FieldError>}
      <ClipFields
        sound={track.audio}
        title={track.title}
        label={label}
        start={track.clip_start_seconds}
        onChange={(clip_start_seconds) => update({ clip_start_seconds })}
      />
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
