import type { Submission } from '@tangent/contract/catalogue/submission.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../api/catalogue/store.ts';
import { useOpeningText } from '../../../parts/catalogue/release/use-opening-text.ts';
import { useReleaseFacts } from '../../../parts/catalogue/release/use-release-facts.tsx';
import { useTrackFacts } from '../../../parts/catalogue/release/use-track-facts.tsx';
import type { Fact } from '../../../parts/page/fact-list.tsx';
import { formatDate, formatDuration, formatList } from '../../../parts/text/format.ts';

type LabelledValue = { readonly name: ReactNode; readonly value: ReactNode };
type FieldLookup = (field: string) => LabelledValue;

/** Returns the labels and values of a submitted release's fields. */
export function useReleaseFields(submission: Submission): FieldLookup {
  const { t } = useTranslation();
  const facts = useReleaseFacts(submission);
  const more = useOtherReleaseFacts(submission);
  const name = (field: string) => t(`release.field.${field as 'title'}`);
  return (field) => findFact([...facts, ...more], FACT_OF_FIELD[field] ?? field) ?? { name: name(field), value: '–' };
}

/** Returns the other fields of a release: dates, stores, artwork. */
function useOtherReleaseFacts(submission: Submission): Fact[] {
  const { t, i18n } = useTranslation();
  const stores = useStores().data?.items ?? [];
  const storeName = (id: string) => stores.find((store) => store.id === id)?.name ?? id;
  const openingText = useOpeningText();
  const day = (date: string | null) => (date === null ? '–' : formatDate(date, i18n.language));
  const fact = (
    key: 'artwork' | 'store_ids' | 'schedule' | 'release_date' | 'release_opening' | 'presave_enabled' | 'presave_date',
    value: ReactNode,
  ) => ({
    key,
    value,
    name: t(`release.field.${key}`),
  });
  return [
    fact('artwork', submission.artwork?.filename ?? '–'),
    fact('store_ids', formatList(submission.store_ids.map(storeName), i18n.language) || '–'),
    fact('schedule', t(`wizard.schedule.${submission.schedule}`)),
    fact('release_date', day(submission.release_date)),
    fact('release_opening', openingText(submission)),
    fact('presave_enabled', t(submission.presave_enabled ? 'release.yes' : 'release.no')),
    fact('presave_date', day(submission.presave_date)),
  ];
}

/** Fields of a release or track that are shown together with another one. */
const FACT_OF_FIELD: Readonly<Record<string, string>> = {
  version_title: 'version_type',
  co_artists: 'artist',
  p_line_year: 'p_line_owner',
  c_line_year: 'c_line_owner',
  territories: 'territory_mode',
  claim_exceptions: 'claim_policy',
  release_time: 'release_opening',
  release_zone: 'release_opening',
};

/** Returns the labels and values of a submitted track's fields. */
export function useTrackFields(track: Submission['tracks'][number], submission: Submission): FieldLookup {
  const { t } = useTranslation();
  const facts = useTrackFacts(track, { artist: submission.primary_artist, genre: submission.primary_genre });
  const name = (field: string) => t(`release.field.${field as 'title'}`);
  return (field) => {
    if (field === 'title') return { name: name(field), value: track.title };
    if (field === 'has_lyrics' || field === 'lyrics_synchronized')
      return { name: name(field), value: t(track[field] ? 'release.yes' : 'release.no') };
    if (field === 'audio') return { name: name(field), value: <AudioFile audio={track.audio} /> };
    return findFact(facts, FACT_OF_FIELD[field] ?? field) ?? { name: name(field), value: '–' };
  };
}

function AudioFile({ audio }: { audio: Submission['tracks'][number]['audio'] }) {
  if (audio === null) return <>–</>;
  return (
    <>
      {audio.filename} {audio.audio && <span className="code">{formatDuration(audio.audio.duration_ms)}</span>}
    </>
  );
}

function findFact(facts: readonly Fact[], key: string): LabelledValue | undefined {
  return facts.find((fact) => fact.key === key);
}
