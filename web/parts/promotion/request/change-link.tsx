import type { ChangeLine } from '@tangent/domain/promotion/form/field.ts';
import { listTypedChanges } from '@tangent/domain/promotion/form/typed-changes.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useRelease } from '../../../api/catalogue/release.ts';
import { APP_PATHS } from '../../../site/app-paths.ts';
import { Banner } from '../../../ui/banner.tsx';
import { buttonClass } from '../../../ui/button-class.ts';

/** The values that a request hands over to the change of a release, in the state of the address. */
export type Prefill = { readonly lines: readonly ChangeLine[]; readonly note: string };

type ChangeLinkProps = { releaseId: string; lines: readonly ChangeLine[]; reason: string };

/** Leads from a request to the change of the same release, with what was typed; nothing to show without such a line. */
export function ChangeLink({ releaseId, lines, reason }: ChangeLinkProps) {
  const { t } = useTranslation();
  const status = useRelease(releaseId, { poll: false }).data?.status;
  const typed = listTypedChanges(lines);
  if (typed.length === 0 || (status !== 'published' && status !== 'in_process')) return null;
  const prefill: Prefill = { lines: typed, note: reason };
  return (
    <Banner
      tone="info"
      title={t('form.change_now.title', { count: typed.length })}
      action={
        <Link
          to={APP_PATHS.change_release.replace(':id', releaseId)}
          state={{ prefill }}
          className={buttonClass('plain', 'small')}
        >
          {t('form.change_now.action')}
        </Link>
      }
    >
      {t('form.change_now.text')}
    </Banner>
  );
}
