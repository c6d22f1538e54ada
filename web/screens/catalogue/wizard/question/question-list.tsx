import type { Store } from '@tangent/contract/catalogue/store.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useHeldFiles } from '../../../../parts/catalogue/upload/drop-music/held-files.ts';
import { useOpenQuestions } from '../use-open-questions.ts';
import { useForm } from '../wizard-context.ts';
import { AiQuestion } from './ai-question.tsx';
import { ArtistQuestion } from './artist-question.tsx';
import { DateQuestion } from './date-question.tsx';
import { SingerQuestion } from './singer-question.tsx';
import { SongQuestion } from './song-question.tsx';
import { WriterQuestion } from './writer-question.tsx';

/** The answers that only the artist has, on top of the sheet; a first release begins with whose music it is. */
export const QuestionList = memo(function QuestionList({ stores }: { stores: readonly Store[] }) {
  const { t } = useTranslation();
  const open = useOpenQuestions();
  const isArtistOpen = useForm((form) => form.artist_id === null);
  const isHeld = useHeldFiles().length > 0;
  return (
    <ol aria-label={t('sheet.questions')} className="border-t-2 border-ink">
      {isArtistOpen && !isHeld && <ArtistQuestion />}
      <SongQuestion open={open.includes('song')} />
      <WriterQuestion open={open.includes('writers')} />
      <SingerQuestion open={open.includes('singer')} />
      <AiQuestion open={open.includes('ai')} />
      <DateQuestion open={open.includes('date')} stores={stores} />
    </ol>
  );
});
