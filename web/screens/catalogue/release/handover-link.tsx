import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useHandover } from '../../../api/distribution/handover.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';

/** Leads to the plan for another distributor, before a takedown would lose the plays of a release. */
export function HandoverLink({ releaseId }: { releaseId: string }) {
  const { t } = useTranslation();
  const hasPlan = useHandover(releaseId).data?.handover != null;
  return (
    <p>
      <Link className="text-link" to={APP_PATHS.handover.replace(':id', releaseId)}>
        {t(hasPlan ? 'handover.see' : 'handover.link')}
      </Link>
    </p>
  );
}
