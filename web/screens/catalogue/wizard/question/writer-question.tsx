import {
  findWriterAnswer,
  isWriterAnswered,
  toWriterAnswer,
  type WriterAnswer,
} from '@tangent/domain/catalogue/release/question/writer-answer.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useWriterName } from '../credits/use-form-self-name.ts';
import { emptyTrack } from '../draft/draft-form.ts';
import { QuestionRow } from './question-row.tsx';
import { TrackQuestion, type TrackQuestionRules } from './track-question.tsx';
import { WriterRows } from './writer-rows.tsx';

const NOBODY = emptyTrack('', '', null);

/** Asks who wrote music and words; the artist alone is one press. */
export function WriterQuestion({ open }: { open: boolean }) {
  const { t } = useTranslation();
  const title = t('sheet.writers.title');
  return (
    <QuestionRow id="question-writers" title={title} hint={t('sheet.writers.hint')} open={open}>
      <TrackQuestion title={title} rules={useWriterRules()} />
    </QuestionRow>
  );
}

function useWriterRules(): TrackQuestionRules {
  const { t } = useTranslation();
  const self = useWriterName(NOBODY);
  return useMemo(
    () => ({
      choices: [
        ...(self === null ? [] : [{ value: 'alone', label: self, detail: t('sheet.writers.alone') }]),
        {
          value: 'others',
          label: self === null ? t('sheet.writers.several') : t('sheet.writers.others', { name: self }),
          detail: t('sheet.writers.others_detail'),
        },
        { value: 'cover', label: t('sheet.writers.cover'), detail: t('sheet.writers.cover_detail') },
      ],
      find: (track) => findWriterAnswer(track, self),
      isAnswered: isWriterAnswered,
      apply: (track, value) => toWriterAnswer(track, value as WriterAnswer, self),
      names: ['contributors', 'songwriters', 'version_type'],
      More: WriterRows,
      needsMore: (value) => value === 'others' || value === 'cover',
    }),
    [t, self],
  );
}
