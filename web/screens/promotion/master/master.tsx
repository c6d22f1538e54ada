import type { Mastering, MasteringReport } from '@tangent/contract/promotion/mastering.ts';
import { MASTERING_STAGES } from '@tangent/domain/promotion/mastering/status.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useMasteringProject, useRetryMastering } from '../../../api/promotion/mastering.ts';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { MasteringPath } from '../../../parts/promotion/mastering/mastering-path.tsx';
import { STATUS_TONES } from '../../../parts/promotion/mastering/status-tones.ts';
import { formatInstant, formatLevel, formatNumber } from '../../../parts/text/format.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Progress } from '../../../ui/progress.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StatusPill } from '../../../ui/status-pill.tsx';
import { AbPanel } from './ab-panel.tsx';
import { MasteredTogether } from './mastered-together.tsx';
import { OtherPreset } from './other-preset.tsx';
import { ProofSheet } from './proof-sheet.tsx';
import { StoreTurns } from './store-turns.tsx';
import { UseMaster } from './use-master.tsx';

/** /tools/mastering/{id}: one project while it is mastered, failed or done (S2-040, S2-129). */
export function MasterScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const project = useMasteringProject(id);
  if (project.isPending) {
    return (
      <Card>
        <SkeletonRows count={5} />
      </Card>
    );
  }
  if (project.isError) {
    const back = (
      <Link to={APP_PATHS.masterings} className={buttonClass('volt', 'medium')}>
        {t('mastering.title')}
      </Link>
    );
    return <MissingPage error={project.error} onRetry={() => void project.refetch()} back={back} />;
  }
  return <Project project={project.data} />;
}

function Project({ project }: { project: Mastering }) {
  const { t, i18n } = useTranslation();
  const { status, report, filename, created_at, preset, reference_filename, loop } = project;
  const style = preset === null ? (reference_filename ?? '') : t(`mastering.preset.${preset}.name`);
  return (
    <div className="grid gap-5">
      <PageTitle
        above={
          <MasteringPath>
            <span className="min-w-0 truncate">{project.project_name}</span>
            <StatusPill tone={STATUS_TONES[status]}>{t(`mastering.status.${status}`)}</StatusPill>
          </MasteringPath>
        }
        below={t('mastering.project_line', {
          filename,
          style,
          start: loop.start,
          end: loop.start + loop.length,
          date: formatInstant(created_at, i18n.language),
        })}
      >
        {report === null ? project.project_name : <Headline report={report} />}
      </PageTitle>
      {status === 'pending' && <Working project={project} />}
      {status === 'failed' && (
        <>
          <Failed project={project} />
          <OtherPreset project={project} />
        </>
      )}
      {report !== null && status === 'success' && <Done project={project} report={report} />}
    </div>
  );
}

function Headline({ report }: { report: MasteringReport }) {
  const { t, i18n } = useTranslation();
  const { before, after, treatment } = report;
  if (treatment === 'unchanged') return t('mastering.headline.unchanged');
  const change = (after.integrated_lufs ?? 0) - (before.integrated_lufs ?? 0);
  return t(change >= 0 ? 'mastering.headline.louder' : 'mastering.headline.quieter', {
    change: formatNumber(Math.abs(change), i18n.language, 1),
    // The number stays with its unit.
    peak: formatLevel(after.true_peak_dbtp, 'dBTP', i18n.language).replace(' ', '\u00a0'),
  });
}

function Working({ project: { stage, stage_share } }: { project: Mastering }) {
  const { t } = useTranslation();
  return (
    <Card>
      <Progress
        label={t('mastering.working')}
        value={stage === null ? null : stage_share}
        detail={
          stage === null
            ? t('mastering.stage.waiting')
            : `${MASTERING_STAGES.indexOf(stage) + 1}/${MASTERING_STAGES.length} ${t(`mastering.stage.${stage}`)}`
        }
      />
    </Card>
  );
}

const INTERRUPTED = 'mastering.failure.mastering_interrupted';

// The server may report a reason that this page has no text for.
function Failed({ project: { id, failure_code } }: { project: Mastering }) {
  const { t, i18n } = useTranslation();
  const key = `mastering.failure.${failure_code}`;
  const retry = useRetryMastering(id);
  const showError = useErrorToast();
  return (
    <Banner
      tone="bad"
      title={i18n.exists(key) ? t(key as 'mastering.failure.mastering_interrupted') : t(INTERRUPTED)}
      action={
        <Button size="small" busy={retry.isPending} onClick={() => retry.mutate(undefined, { onError: showError })}>
          {t('mastering.retry')}
        </Button>
      }
    >
      {t('mastering.failed_free')}
    </Banner>
  );
}

function Done({ project, report }: { project: Mastering; report: MasteringReport }) {
  const { t, i18n } = useTranslation();
  return (
    <div className="grid items-start gap-5 lg:grid-cols-aside-84">
      <div className="grid min-w-0 gap-5">
        {report.finished_sign !== null && (
          <Banner tone="info" title={t(`mastering.sign.${report.finished_sign}`)}>
            {t(`mastering.treatment.${report.treatment}`)}
          </Banner>
        )}
        {!report.reaches_target && report.finished_sign === null && (
          <Banner tone="warn" title={t('mastering.short_of_target')}>
            {report.yielded_db > 0
              ? t('mastering.short_for_peaks', { lost: formatNumber(report.yielded_db, i18n.language, 1) })
              : t('mastering.short_why')}
          </Banner>
        )}
        <AbPanel project={project} report={report} />
        <ProofSheet id={project.id} report={report} />
      </div>
      <div className="grid gap-5">
        <UseMaster project={project} report={report} />
        <StoreTurns report={report} />
        {project.group_id !== null && <MasteredTogether project={project} />}
        <OtherPreset project={project} />
      </div>
    </div>
  );
}
