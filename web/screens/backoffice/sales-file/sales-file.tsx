import type { SalesFileDetail } from '@tangent/contract/money/backoffice-sales.ts';
import type { HoldReason } from '@tangent/domain/money/royalty/sales-file.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useSalesFile } from '../../../api/money/backoffice-sales.ts';
import { BreakableName } from '../../../parts/backoffice/breakable-name.tsx';
import { SalesFileStatePill } from '../../../parts/money/sales-file-state.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FileActionDialog } from './file-action-dialog.tsx';
import { FileFacts } from './file-facts.tsx';
import { ProblemCard } from './problem-card.tsx';
import { RawLines } from './raw-lines.tsx';
import { StatementCard } from './statement-card.tsx';
import { TrendDayCard } from './trend-day-card.tsx';
import { UnknownFormatCard } from './unknown-format-card.tsx';

/** The first line of a report names its sender and its recipient. */
const ABOUT_PARTIES: readonly HoldReason[] = [
  'other_recipient',
  'recipient_mismatch',
  'sender_mismatch',
  'file_name_mismatch',
];

/** Explains why a report is held until staff have checked it. */
function HoldCard({ fileId, reasons }: { fileId: string; reasons: readonly HoldReason[] }) {
  const { t } = useTranslation();
  return (
    <Banner tone="warn" title={t('sales.held')}>
      <ul className="mt-1 grid gap-1">
        {reasons.map((reason) => (
          <li key={reason}>
            <b className="font-strong">{t(`sales.hold.${reason}`)}</b>
            {': '}
            {t(`sales.hold_detail.${reason}`)}
          </li>
        ))}
      </ul>
      {reasons.some((reason) => ABOUT_PARTIES.includes(reason)) && <RawLines fileId={fileId} lineNo={1} />}
    </Banner>
  );
}

type Action = SalesFileDetail['actions'][number];

function FileActions({ detail }: { detail: SalesFileDetail }) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<Action | null>(null);
  return (
    <Card title={t('backoffice.actions.title')}>
      <div className="grid gap-2">
        {detail.actions.map((action, index) => (
          <Button
            key={action}
            tone={index === 0 && action !== 'reverse' ? 'volt' : 'plain'}
            onClick={() => setSelected(action)}
          >
            {t(`sales.action.${action}.verb`)}
          </Button>
        ))}
      </div>
      {selected && <FileActionDialog action={selected} detail={detail} onClose={() => setSelected(null)} />}
    </Card>
  );
}

/** Shows one report: its declared totals, its counted totals, its problems and the available actions. */
export function BackofficeSalesFile() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const detail = useSalesFile(id);
  if (detail.isPending) return <Skeleton className="h-128 rounded-card" />;
  if (detail.isError && !detail.data) {
    const back = (
      <Link to={APP_PATHS.sales} className={buttonClass('volt', 'medium')}>
        {t('sales.title')}
      </Link>
    );
    return <MissingPage error={detail.error} onRetry={() => void detail.refetch()} back={back} />;
  }
  return <FilePage detail={detail.data} />;
}

function FilePage({ detail }: { detail: SalesFileDetail }) {
  const { t } = useTranslation();
  const { file, statements, days, problems } = detail;
  const above = (
    <>
      <SalesFileStatePill state={file.state} />
      {file.profile && <span>{t(`sales.profile.${file.profile}`)}</span>}
    </>
  );
  const below = (
    <Link className="text-link" to={APP_PATHS.sales}>
      {t('sales.title')}
    </Link>
  );
  return (
    <div className="grid gap-5">
      <PageTitle above={above} below={below}>
        <BreakableName name={file.name} />
      </PageTitle>
      <div className="grid items-start gap-5 lg:grid-cols-aside-88">
        <div className="grid min-w-0 gap-5">
          {file.hold_reasons.length > 0 && file.state === 'held' && (
            <HoldCard fileId={file.id} reasons={file.hold_reasons} />
          )}
          {file.state === 'unknown_format' && <UnknownFormatCard file={file} />}
          {problems.length > 0 && <ProblemCard fileId={file.id} problems={problems} total={file.problem_count} />}
          {statements.length > 0 && <StatementCard statements={statements} />}
          {days.length > 0 && <TrendDayCard days={days} />}
        </div>
        <div className="grid min-w-0 gap-5">
          {detail.actions.length > 0 && <FileActions detail={detail} />}
          <FileFacts detail={detail} />
        </div>
      </div>
    </div>
  );
}
