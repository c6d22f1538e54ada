import {
  AI_EXTENTS,
  type AiAnswers,
  type AiExtent,
  type AiPart,
  listAiParts,
} from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import type { DraftTrack } from '@tangent/domain/catalogue/release/draft.ts';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../ui/form/select-field.tsx';

type AiAnswerFieldsProps = {
  track: Pick<DraftTrack, 'version_type' | 'language' | 'ai_answers'>;
  /** The id of the field of a part, so that links lead to it. */
  fieldId?: (part: AiPart) => string;
  onChange: (answers: AiAnswers) => void;
};

/** Asks how far AI made each part that the track has. */
export function AiAnswerFields({ track, fieldId, onChange }: AiAnswerFieldsProps) {
  const { t } = useTranslation();
  const extents = AI_EXTENTS.map((value) => ({ value, label: t(`release.ai_extent.${value}`) }));
  const answer = (part: AiPart, extent: string) => {
    const { [part]: _before, ...others } = track.ai_answers;
    onChange(extent === '' ? others : { ...others, [part]: extent as AiExtent });
  };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {listAiParts(track).map((part) => (
        <SelectField
          key={part}
          {...(fieldId ? { id: fieldId(part) } : {})}
          label={t(`release.ai_part.${part}`)}
          options={extents}
          placeholder={t('wizard.ai.unanswered')}
          value={track.ai_answers[part] ?? ''}
          onChange={(event) => answer(part, event.target.value)}
        />
      ))}
    </div>
  );
}
