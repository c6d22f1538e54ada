import { type AiAnswers, listAiParts } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { AiAnswerFields } from '../../../../parts/catalogue/release/ai-answer-fields.tsx';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { Button } from '../../../../ui/button.tsx';
import { useFieldLabel } from '../draft/use-field.ts';
import { ApplyToAll } from './apply-to-all.tsx';
import type { TrackPart } from './track-edit.ts';
import { TrackGroup } from './track-group.tsx';

/** Asks how far AI made the track; without AI, one press answers every part. */
export const TrackAi = memo(function TrackAi({ track, index, update }: TrackPart) {
  const { t } = useTranslation();
  const parts = listAiParts(track);
  const answered = parts.filter((part) => track.ai_answers[part] !== undefined);
  const isWithout = parts.every((part) => track.ai_answers[part] === 'none');
  const path = `tracks.${index}.ai_answers`;
  return (
    <TrackGroup
      index={index}
      names={['ai_answers']}
      title={useFieldLabel()(path)}
      summary={
        isWithout
          ? t('release.ai_extent.none')
          : answered.length === 0
            ? t('wizard.ai.unanswered')
            : t('wizard.ai.answered', { done: answered.length, total: parts.length })
      }
    >
      <p className="max-w-text text-13 text-ink-2">{t('wizard.ai.intro')}</p>
      <AiAnswerFields
        track={track}
        fieldId={(part) => fieldId(`${path}.${part}`)}
        onChange={(ai_answers) => update({ ai_answers })}
      />
      <div className="flex flex-wrap gap-2">
        {!isWithout && (
          <Button
            size="small"
            onClick={() => update({ ai_answers: Object.fromEntries(parts.map((part) => [part, 'none'])) as AiAnswers })}
          >
            {t('wizard.ai.no_ai')}
          </Button>
        )}
        {answered.length > 0 && <ApplyToAll trackId={track.id} names={['ai_answers']} />}
      </div>
    </TrackGroup>
  );
});
