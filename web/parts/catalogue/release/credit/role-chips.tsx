import type { ProductionCredit } from '@tangent/domain/catalogue/release/credit/credits.ts';
import { PRODUCTION_ROLES, type ProductionRole } from '@tangent/domain/catalogue/release/credit/production-role.ts';
import { addProductionCredit } from '@tangent/domain/catalogue/release/credit/self-credits.ts';
import { CREDITS_MAX } from '@tangent/domain/catalogue/release-limits.ts';
import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button.tsx';
import { focusAfter } from '../../../../ui/focus-after.ts';
import type { EditPeople } from './person-row.tsx';

type RoleChipsProps = {
  trackId: string;
  credits: readonly ProductionCredit[];
  /** The real name of the artist, for a track that names nobody yet. */
  self: string | null;
  edit: EditPeople<ProductionCredit>;
};

/** Adds further roles of the last named person, or of the artist, in one tap each. */
export function RoleChips({ trackId, credits, self, edit }: RoleChipsProps) {
  const { t } = useTranslation();
  const name = credits.findLast((one) => one.name.trim() !== '')?.name.trim() ?? self;
  if (name === null || credits.length >= CREDITS_MAX) return null;
  const own = credits.filter((one) => one.name.trim() === name).map(({ role }) => role);
  const others = PRODUCTION_ROLES.filter((role) => !own.includes(role));
  const chipId = (role: ProductionRole) => `add-${role}-${trackId}`;
  const add = (role: ProductionRole) => {
    // The chip disappears; the next one gets the focus, so that several follow by keyboard.
    const next = others[others.indexOf(role) + 1] ?? others[0];
    focusAfter(chipId(next ?? role), () => edit((list) => addProductionCredit(list, { name, role })));
  };
  return (
    <div className="grid gap-2" role="group" aria-label={t('wizard.credits.more_roles', { name })}>
      <p className="text-13 font-medium">{t('wizard.credits.more_roles', { name })}</p>
      <ul className="flex flex-wrap gap-2">
        {others.map((role) => (
          <li key={role}>
            <Button size="small" id={chipId(role)} className="rounded-full" onClick={() => add(role)}>
              <Plus size={14} aria-hidden /> {t(`release.role.${role}`)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
