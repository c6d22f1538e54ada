import { AI_EXTENTS, type AiExtent } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import { type AiChoice, findAiChoice, withoutAi } from '@tangent/domain/catalogue/release/question/ai-answer.ts';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AiAnswerFields } from '../../../../parts/catalogue/release/ai-answer-fields.tsx';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import { SelectField } from '../../../../ui/form/select-field.tsx';
import type { TrackForm } from '../draft/draft-form.ts';
import { ApplyToAll } from '../tracks/apply-to-all.tsx';
import { useTrackUpdate } from '../tracks/track-edit.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { ChoiceButtons } from './choice-buttons.tsx';
import { QuestionRow } from './question-row.tsx';

/** Asks about AI once for all tracks and the cover; where there was some, part by part. */
export function AiQuestion({ open }: { open: boolean }) {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  // Nothing of the draft says that there was some AI until a part is answered.
  const [isChosen, setChosen] = useState(false);
  const found = useForm(findAiChoice);
  const hasTracks = useForm((form) => form.tracks.length > 0);
  const value = found ?? (isChosen ? 'some' : null);
  const choose = (choice: AiChoice) => {
    setChosen(choice === 'some');
    if (choice === 'none') change((form) => withoutAi(form.tracks));
    // The answers that said none no longer hold.
    else if (found === 'none') change(({ tracks }) => ({ artwork_ai: null, tracks: tracks.map(unanswered) }));
  };
  return (
    <QuestionRow id="question-ai" title={t('sheet.ai.title')} hint={t('sheet.ai.hint')} open={open}>
      {hasTracks ? (
        <ChoiceButtons
          label={t('sheet.ai.title')}
          choices={[
            { value: 'none', label: t('sheet.ai.none'), detail: t('sheet.ai.none_detail') },
            { value: 'some', label: t('sheet.ai.some'), detail: t('sheet.ai.some_detail') },
          ]}
          value={value}
          onChoose={(chosen) => choose(chosen as AiChoice)}
        />
      ) : (
        <p className="text-13 text-ink-2">{t('sheet.song_first')}</p>
      )}
      {value === 'some' && <SomeAi />}
    </QuestionRow>
  );
}

const unanswered = (track: TrackForm): TrackForm => ({ ...track, ai_answers: {} });

function SomeAi() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const tracks = useForm((form) => form.tracks);
  const cover = useForm((form) => form.artwork_ai);
  return (
    <div className="grid gap-4">
      {tracks.map((track) =>
        tracks.length === 1 ? (
          <TrackAnswers key={track.id} track={track} />
        ) : (
          <Disclosure key={track.id} title={track.title.trim() || t('release.untitled')}>
            <TrackAnswers track={track} />
          </Disclosure>
        ),
      )}
      <div className="max-w-xs">
        <SelectField
          label={t('sheet.ai.cover')}
          options={AI_EXTENTS.map((extent) => ({ value: extent, label: t(`release.ai_extent.${extent}`) }))}
          placeholder={t('wizard.ai.unanswered')}
          value={cover ?? ''}
          onChange={(event) => change({ artwork_ai: (event.target.value || null) as AiExtent | null })}
        />
      </div>
    </div>
  );
}

const TrackAnswers = memo(function TrackAnswers({ track }: { track: TrackForm }) {
  const update = useTrackUpdate(track.id);
  return (
    <div className="grid gap-3">
      <AiAnswerFields track={track} onChange={(ai_answers) => update({ ai_answers })} />
      <div className="-ml-3 empty:hidden">
        <ApplyToAll trackId={track.id} names={['ai_answers']} />
      </div>
    </div>
  );
});
