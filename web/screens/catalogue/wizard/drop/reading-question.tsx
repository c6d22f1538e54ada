import type { TextEncoding } from '@tangent/domain/text/text-encodings.ts';
import { useTranslation } from 'react-i18next';
import { Banner } from '../../../../ui/banner.tsx';
import { Button } from '../../../../ui/button.tsx';
import { findScript, listReadings } from './choose-reading.ts';
import type { UnsureTags } from './plan-drop.ts';

export type ReadingQuestionProps = {
  unsure: readonly UnsureTags[];
  /** Gets the encoding, or null if none of the readings is right. */
  onChoose: (encoding: TextEncoding | null) => void;
};

/** Asks how the tags of some files read: their bytes say different words in different alphabets. */
export function ReadingQuestion({ unsure, onChoose }: ReadingQuestionProps) {
  const { t } = useTranslation();
  const readings = listReadings(unsure);
  if (readings.length === 0) return null;
  return (
    <Banner tone="warn" title={t('drop.reading_question', { count: unsure.length })}>
      <p>{t('drop.reading_text')}</p>
      <ul className="mt-2 grid gap-2">
        {readings.map(({ encoding, sample }) => (
          <li key={encoding}>
            <Button className="max-w-full" onClick={() => onChoose(encoding)}>
              <span className="truncate">{sample}</span>
              <span className="shrink-0 text-13 text-ink-2">{t(`drop.script.${findScript(encoding)}`)}</span>
            </Button>
          </li>
        ))}
        <li>
          <Button size="small" onClick={() => onChoose(null)}>
            {t('drop.reading_none')}
          </Button>
        </li>
      </ul>
    </Banner>
  );
}
