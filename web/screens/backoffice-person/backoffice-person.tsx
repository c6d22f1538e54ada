import type { Person } from '@tangent/contract/backoffice-people.ts';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { usePerson } from '../../api/people.ts';
import { formatDate } from '../../parts/format.ts';
import { MissingPage } from '../../parts/missing-page.tsx';
import { StandingPill } from '../../parts/standing-pill.tsx';
import { APP_PATHS } from '../../site/app-paths.ts';
import { Banner } from '../../ui/banner.tsx';
import { buttonLook } from '../../ui/button-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StatusPill } from '../../ui/status-pill.tsx';
import { ActLog } from './act-log.tsx';
import { PersonActs } from './person-acts.tsx';
import { PersonArtists } from './person-artists.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonPlanCard } from './person-plan.tsx';
import { PersonReleases } from './person-releases.tsx';
import { SecurityLog } from './security-log.tsx';

/** One account: how it stands, what it has, what happened to it, and what can be done about it. */
export function BackofficePerson() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const detail = usePerson(id);
  if (detail.isPending) return <Skeleton className="h-[32rem] rounded-card" />;
  if (detail.isError && !detail.data) {
    const back = (
      <Link to={APP_PATHS.people} className={buttonLook('volt', 'medium')}>
        {t('backoffice.people.title')}
      </Link>
    );
    return <MissingPage error={detail.error} onRetry={() => void detail.refetch()} back={back} />;
  }
  return <PersonPage person={detail.data} />;
}

function PersonPage({ person }: { person: Person }) {
  return (
    <div className="grid gap-5">
      <PersonTitle person={person} />
      <Standing person={person} />
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-5 max-lg:order-2">
          <PersonReleases person={person} />
          <PersonPlanCard person={person} />
          <SecurityLog events={person.security_events} />
          <ActLog id={person.id} />
        </div>
        <div className="grid min-w-0 gap-5">
          <PersonActs person={person} />
          <PersonFacts person={person} />
          {person.artists.length > 0 && <PersonArtists artists={person.artists} />}
        </div>
      </div>
    </div>
  );
}

function PersonTitle({ person: { name, standing, is_staff, email } }: { person: Person }) {
  const { t } = useTranslation();
  return (
    <PageTitle
      above={
        <>
          <StandingPill standing={standing} />
          {is_staff && <StatusPill tone="info">{t('backoffice.people.staff')}</StatusPill>}
        </>
      }
      below={email}
    >
      {name}
    </PageTitle>
  );
}

/** Why somebody is kept out, and what they were told. */
function Standing({ person: { block, deactivated_at, erased_at } }: { person: Person }) {
  const { t, i18n } = useTranslation();
  const day = (at: string) => formatDate(at, i18n.language);
  if (erased_at) return <Banner tone="info" title={t('backoffice.person.erased', { date: day(erased_at) })} />;
  return (
    <>
      {deactivated_at && <Banner tone="info" title={t('backoffice.person.closed', { date: day(deactivated_at) })} />}
      {block && (
        <Banner
          tone="warn"
          title={t('backoffice.person.blocked', {
            date: day(block.since),
            reason: t(`auth.blocked.reasons.${block.reason}`),
          })}
        >
          {block.note}
        </Banner>
      )}
    </>
  );
}
