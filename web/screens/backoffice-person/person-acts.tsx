import type { Person } from '@tangent/contract/backoffice-people.ts';
import type { PersonAct } from '@tangent/domain/access/standing.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { WhyDialog } from './why-dialog.tsx';

/** What can be done about an account. Every act says what it does before it is done. */
export function PersonActs({ person }: { person: Person }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<PersonAct | null>(null);
  const close = () => setAsked(null);
  if (person.acts.length === 0) {
    return (
      <Card title={t('backoffice.acts.title')}>
        <p className="text-ink-2">{t(person.is_staff ? 'backoffice.person.colleague' : 'backoffice.person.no_acts')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('backoffice.acts.title')}>
      <div className="flex flex-wrap gap-2">
        {person.acts.map((act) => (
          <Button key={act} onClick={() => setAsked(act)}>
            {t(`backoffice.person.act.${act}.verb`)}
          </Button>
        ))}
      </div>
      {(asked === 'freeze' || asked === 'ban') && <BlockDialog person={person} act={asked} onClose={close} />}
      {asked !== null && asked !== 'freeze' && asked !== 'ban' && (
        <WhyDialog person={person} act={asked} onClose={close} />
      )}
    </Card>
  );
}
