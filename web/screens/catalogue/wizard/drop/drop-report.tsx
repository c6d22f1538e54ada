import { useTranslation } from 'react-i18next';
import { useIssueSentence } from '../../../../parts/form/issue-sentence.ts';
import { formatNumber } from '../../../../parts/text/format.ts';
import { Banner } from '../../../../ui/banner.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { useFieldLabel } from '../draft/use-field.ts';
import { RELEASE_TRACKS_MAX } from './plan-drop.ts';
import { ReadingQuestion, type ReadingQuestionProps } from './reading-question.tsx';
import type { DropReport as Report } from './use-drop.ts';

type DropReportProps = { report: Report; onReading: ReadingQuestionProps['onChoose'] };

/** Lists the files that a drop left out, by name and with the reason. */
export function DropReport({ report, onReading }: DropReportProps) {
  const { t, i18n } = useTranslation();
  const fieldLabel = useFieldLabel();
  const { refused, over_plan, paid, too_many } = report;
  const names = new Intl.ListFormat(i18n.language, { type: 'unit' });
  return (
    <>
      {too_many && (
        <Banner
          tone="warn"
          title={
            too_many.count > RELEASE_TRACKS_MAX
              ? t('drop.over_limit', { number: formatNumber(too_many.count, i18n.language), max: RELEASE_TRACKS_MAX })
              : t('drop.no_room', { ...too_many })
          }
        />
      )}
      {over_plan.length > 0 && (
        <Banner tone="warn" title={t('drop.over_plan', { count: over_plan.length })}>
          <p className="break-words">{names.format(over_plan)}</p>
        </Banner>
      )}
      {paid.length > 0 && (
        <Banner
          tone="info"
          title={t('drop.paid_left', { count: paid.length, fields: names.format(paid.map(fieldLabel)) })}
        />
      )}
      {report.unsure.length > 0 && <ReadingQuestion unsure={report.unsure} onChoose={onReading} />}
      <RefusedFiles refused={refused} />
    </>
  );
}

function RefusedFiles({ refused }: Pick<Report, 'refused'>) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  if (refused.length === 0) return null;
  return (
    <div role="alert" className="grid gap-1.5">
      {refused.map(({ name, issue }) => (
        <FieldError key={name} id={`refused-${name}`}>
          <span className="break-all">{name}</span>: {issue ? sentence(issue) : t('error.unsupported_audio')}
        </FieldError>
      ))}
    </div>
  );
}
