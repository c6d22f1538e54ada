import type { NextRelease } from '@tangent/contract/insight/dashboard.ts';
import type { CalendarStep, ReleaseCalendar } from '@tangent/contract/promotion/release-calendar.ts';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useNextRelease } from '../../../api/insight/dashboard.ts';
import { useReleaseCalendar } from '../../../api/promotion/release-calendar.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { StepDay } from '../../../parts/promotion/release-calendar/next-steps.tsx';
import { StepAction } from '../../../parts/promotion/release-calendar/step-action.tsx';
import { useStepText } from '../../../parts/promotion/release-calendar/use-step-text.ts';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useUiLabels } from '../../../ui/ui-labels.tsx';
import { HeroFigures, ReleaseHero } from './release-hero.tsx';
import { YearHero } from './year-hero.tsx';

/** Shows the most important fact: the next release with its line and its next step, or what is missing for one. */
export function TopPanel() {
  const next = useNextRelease();
  const release = next.data?.release ?? undefined;
  const calendar = useReleaseCalendar(release?.id);
  const failed = [next, calendar].find(({ isError }) => isError);
  if (release && calendar.data) return <NextReleaseHero release={release} calendar={calendar.data} />;
  if (next.data && !release) return <YearHero />;
  if (failed) {
    return (
      <Card>
        <LoadFailed error={failed.error} onRetry={() => void failed.refetch()} />
      </Card>
    );
  }
  return <PanelSkeleton />;
}

type HeroProps = { release: NextRelease; calendar: ReleaseCalendar };

function NextReleaseHero({ release, calendar }: HeroProps) {
  return (
    <ReleaseHero release={release} calendar={calendar}>
      <div className="grid items-end gap-x-9 gap-y-6 @5xl:grid-cols-fill-end">
        {calendar.next ? (
          <NextMove step={calendar.next} release={release} calendar={calendar} />
        ) : (
          <NothingOpen release={release} />
        )}
        <HeroFigures release={release} calendar={calendar} />
      </div>
    </ReleaseHero>
  );
}

/** The next step with its button, and the way to share the page while fans can sign up. */
function NextMove({ step, release, calendar }: HeroProps & { step: CalendarStep }) {
  const { t } = useTranslation();
  const text = useStepText(release)(step);
  const others = [...calendar.soon, ...calendar.folded];
  const share = others.find(({ kind }) => kind === 'share_presave');
  return (
    <div className="min-w-0 border-t border-art-line pt-3.5">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-13 text-art-ink">
        <StepDay text={text} /> {text.left}
      </p>
      <h3 className="display mt-2 text-22 leading-tight text-balance wrap-anywhere">{text.title}</h3>
      <p className="mt-3.5 flex flex-wrap gap-2.5">
        {text.button === null ? (
          <ReleaseLink release={release} />
        ) : (
          <StepAction step={step} release={release} className={buttonClass('volt', 'large')}>
            {text.button}
          </StepAction>
        )}
        {share && (
          <StepAction step={share} release={release} className="room-button tap">
            <Share2 size={16} aria-hidden /> {t('calendar.step.share_presave.button')}
          </StepAction>
        )}
      </p>
    </div>
  );
}

function ReleaseLink({ release }: { release: NextRelease }) {
  const { t } = useTranslation();
  return (
    <Link to={`/distributions/${release.id}`} className={buttonClass('volt', 'large')}>
      {t('dashboard.next.open')}
    </Link>
  );
}

function NothingOpen({ release }: { release: NextRelease }) {
  const { t } = useTranslation();
  return (
    <div className="min-w-0 border-t border-art-line pt-3.5">
      <h3 className="display text-22 leading-tight">{t('release.room.nothing')}</h3>
      <p className="mt-2 text-art-ink">{t('release.room.nothing_text')}</p>
      <p className="mt-3.5">
        <ReleaseLink release={release} />
      </p>
    </div>
  );
}

export function PanelSkeleton() {
  const labels = useUiLabels();
  return (
    <div role="status">
      <span className="sr-only">{labels.loading}</span>
      <Skeleton className="h-144 rounded-card md:h-130" />
    </div>
  );
}
