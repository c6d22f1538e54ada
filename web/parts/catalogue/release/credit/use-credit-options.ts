import { PERFORMER_PARTS } from '@tangent/domain/catalogue/release/credit/performer-part.ts';
import { PRODUCTION_ROLES } from '@tangent/domain/catalogue/release/credit/production-role.ts';
import { useTranslation } from 'react-i18next';

/** Lists the parts of performers and the roles of producers and engineers, in the language of the page. */
export function useCreditOptions() {
  const { t } = useTranslation();
  return {
    instrument: PERFORMER_PARTS.map((value) => ({ value, label: t(`release.instrument.${value}`) })),
    role: PRODUCTION_ROLES.map((value) => ({ value, label: t(`release.role.${value}`) })),
  };
}
