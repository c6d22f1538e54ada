import { useTranslation } from 'react-i18next';
import { TerritoryFields } from '../../../parts/catalogue/release/territory-fields.tsx';
import { Card } from '../../../ui/card.tsx';
import type { ChangeForm } from './change-form.ts';
import type { ChangeErrors } from './use-change-errors.ts';

type TerritoriesCardProps = {
  form: ChangeForm;
  change: (fields: Partial<ChangeForm>) => void;
  errors: ChangeErrors;
};

/** Changes where a live release is sold. */
export function TerritoriesCard({ form, change, errors }: TerritoriesCardProps) {
  const { t } = useTranslation();
  return (
    <Card title={t('territory.title')}>
      <TerritoryFields
        id="change-territories"
        choice={form}
        onChange={({ territory_mode, territories }) => change({ territory_mode, territories: [...territories] })}
        error={errors('territories', t('release.field.territories'))}
      />
    </Card>
  );
}
