import type { Store } from '@tangent/contract/catalogue/store.ts';
import { type AnswerLine, findAnswerSources } from '@tangent/domain/catalogue/release/answers/answer-sources.ts';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { useRepeatedAnswers } from '../../../../api/catalogue/repeated-answers.ts';
import { useCapability } from '../../../../parts/money/plan/use-capability.ts';
import { toRuleDraft } from '../draft/draft-form.ts';
import { readFileAnswers } from '../drop/file-answers.ts';
import { listAvailableStoreIds } from '../stores/group-stores.ts';
import { useDraftState, useForm } from '../wizard-context.ts';

/** Returns where the answer of each line comes from: 'as Harbour Lights'. */
export function useLineSources(stores: readonly Store[]): Record<AnswerLine, string> {
  const { t } = useTranslation();
  const form = useDeferredValue(useForm((now) => now));
  const releaseId = useDraftState(({ release }) => release?.id ?? null);
  const draftId = useDraftState(({ id }) => id);
  const premium = useCapability('premium_stores');
  const artist = useArtists().data?.items.find(({ id }) => id === form.artist_id);
  const last = useRepeatedAnswers(form.artist_id, releaseId).data?.last;
  const sources = useMemo(() => {
    const file = readFileAnswers(draftId);
    return findAnswerSources(toRuleDraft(form), {
      artist: artist && { primary_genre: artist.main_genre, secondary_genre: artist.subgenre },
      last: last?.answers,
      store_ids: listAvailableStoreIds(stores, premium),
      file: file.release,
      file_tracks: form.tracks.map(({ id }) => file.tracks[id] ?? {}),
    });
  }, [form, artist, last, stores, premium, draftId]);
  const toText = (line: AnswerLine): string => {
    const source = sources[line];
    if (source === null) return '';
    return source === 'last' ? t('sheet.source.last', { title: last?.title ?? '' }) : t(`sheet.source.${source}`);
  };
  return {
    'basic-info': toText('basic-info'),
    artwork: toText('artwork'),
    tracks: toText('tracks'),
    platforms: toText('platforms'),
    distribution: toText('distribution'),
  };
}
