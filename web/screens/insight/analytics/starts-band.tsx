import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useReleaseStarts } from '../../../api/insight/analytics.ts';
import { StartsPicture } from '../../../parts/insight/starts-picture.tsx';
import { useStartFact } from '../../../parts/insight/use-start-fact.ts';
import { useCapability } from '../../../parts/money/plan/use-capability.ts';
import { formatDay } from '../../../parts/text/format.ts';
import { Band } from '../../../ui/band.tsx';
import { Button } from '../../../ui/button.tsx';
import { StartsDialog } from './starts-dialog.tsx';
import { useAnalyticsAddress } from './use-analytics-address.ts';

const NONE: readonly string[] = [];

/** Compares the first 28 days of releases; plans without all periods do not include days so long ago. */
export function StartsBand() {
  const { t, i18n } = useTranslation();
  const { choice } = useAnalyticsAddress();
  const hasAll = useCapability('advanced_analytics');
  const [chosen, setChosen] = useState(NONE);
  const [isOpen, setIsOpen] = useState(false);
  const question = {
    ...(choice.artist !== undefined && { artist: choice.artist }),
    ...(chosen.length > 0 && { releases: chosen.join(',') }),
  };
  const { data } = useReleaseStarts(question, { enabled: hasAll });
  const fact = useStartFact();
  const isOne = choice.release !== undefined || choice.track !== undefined;
  if (data === undefined || isOne || data.items.length === 0) return null;
  const { items, next, has_more } = data;
  return (
    <Band
      name={t('analytics.starts.name')}
      title={fact(items, { has_more })}
      text={
        <>
          {t('analytics.starts.text')}{' '}
          {next !== null &&
            t('analytics.starts.joins', { title: next.title, date: formatDay(next.release_date, i18n.language) })}
        </>
      }
      action={
        items.length > 1 && (
          <Button size="small" onClick={() => setIsOpen(true)}>
            {t('analytics.starts.choose')}
          </Button>
        )
      }
    >
      <StartsPicture items={items} chosen={chosen} next={next} />
      <StartsDialog open={isOpen} onOpenChange={setIsOpen} chosen={chosen} onChoose={setChosen} />
    </Band>
  );
}
