import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { useToast } from '../../../../ui/overlay/toast.tsx';
import type { TrackForm } from '../draft/draft-form.ts';
import { ApplyToAll } from '../tracks/apply-to-all.tsx';
import { type TrackPart, undoApply, useTrackUpdate } from '../tracks/track-edit.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { type Choice, ChoiceButtons } from './choice-buttons.tsx';

/** A question about a track, as its choices and the fields that each of them sets. */
export type TrackQuestionRules = {
  readonly choices: readonly Choice[];
  readonly find: (track: TrackForm) => string | null;
  readonly isAnswered: (track: TrackForm) => boolean;
  readonly apply: (track: TrackForm, value: string) => Partial<TrackForm>;
  /** The fields that belong to the answer. */
  readonly names: readonly (keyof TrackForm)[];
  /** Asks for the rest of an answer; null when the choice says everything. */
  readonly More: ComponentType<TrackPart>;
  readonly needsMore: (value: string | null) => boolean;
};

type TrackQuestionProps = { title: string; rules: TrackQuestionRules };

/** Asks about the only track, or about all of them at once and then one by one. */
export function TrackQuestion({ title, rules }: TrackQuestionProps) {
  const { t } = useTranslation();
  const tracks = useForm((form) => form.tracks);
  const [first, ...others] = tracks;
  if (first === undefined) return <p className="text-13 text-ink-2">{t('sheet.song_first')}</p>;
  if (others.length === 0) return <OneTrack title={title} track={first} index={0} rules={rules} />;
  return <ManyTracks title={title} tracks={tracks} rules={rules} />;
}

type OneTrackProps = TrackQuestionProps & { track: TrackForm; index: number };

const OneTrack = memo(function OneTrack({ title, track, index, rules }: OneTrackProps) {
  const update = useTrackUpdate(track.id);
  const value = rules.find(track);
  const { More } = rules;
  return (
    <>
      <ChoiceButtons
        label={title}
        choices={rules.choices}
        value={value}
        onChoose={(chosen) => chosen === value || update((now) => rules.apply(now, chosen))}
      />
      {rules.needsMore(value) && <More track={track} index={index} update={update} />}
    </>
  );
});

function ManyTracks({ title, tracks, rules }: TrackQuestionProps & { tracks: readonly TrackForm[] }) {
  const { t } = useTranslation();
  const values = new Set(tracks.map(rules.find));
  const [value = null] = values.size === 1 ? values : [];
  const done = tracks.filter(rules.isAnswered).length;
  const applyToAll = useApplyToAll(rules);
  return (
    <>
      <div className="grid gap-1.5">
        <p className="text-13 font-strong">{t('sheet.all_tracks', { count: tracks.length })}</p>
        <ChoiceButtons
          label={`${title}: ${t('sheet.all_tracks', { count: tracks.length })}`}
          choices={rules.choices}
          value={value}
          onChoose={(chosen) => chosen === value || applyToAll(chosen)}
        />
      </div>
      <Disclosure title={t('sheet.each_track')} summary={t('wizard.ai.answered', { done, total: tracks.length })}>
        <ol className="grid gap-4">
          {tracks.map((track, index) => (
            <TrackAnswer key={track.id} title={title} track={track} index={index} rules={rules} />
          ))}
        </ol>
      </Disclosure>
    </>
  );
}

const TrackAnswer = memo(function TrackAnswer({ title, track, index, rules }: OneTrackProps) {
  const { t } = useTranslation();
  const name = track.title.trim() || t('release.untitled');
  return (
    <li className="grid gap-1.5">
      <p className="text-13 font-strong wrap-anywhere">
        <span className="num">{index + 1}</span> {name}
      </p>
      <OneTrack title={`${title}: ${index + 1} ${name}`} track={track} index={index} rules={rules} />
      {rules.needsMore(rules.find(track)) && (
        <div className="-ml-3">
          <ApplyToAll trackId={track.id} names={rules.names} />
        </div>
      )}
    </li>
  );
});

/** Returns a function that gives all tracks the same answer, with an undo that keeps everything else typed since. */
function useApplyToAll(rules: TrackQuestionRules): (value: string) => void {
  const { t } = useTranslation();
  const toast = useToast();
  const { store, change } = useWizardActions();
  return (value) => {
    const before = store.read().form;
    change((form) => ({ tracks: form.tracks.map((track) => ({ ...track, ...rules.apply(track, value) })) }));
    toast('good', t('wizard.track.applied', { count: before.tracks.length }), undefined, {
      label: t('drop.undo'),
      onPress: () => change((form) => undoApply(form, before, rules.names)),
    });
  };
}
