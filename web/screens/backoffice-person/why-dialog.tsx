import type { Person } from '@tangent/contract/backoffice-people.ts';
import type { PersonAct } from '@tangent/domain/access/standing.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WhyField } from '../../parts/why-field.tsx';
import { Button } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useAct } from './use-act.ts';

type Undo = Exclude<PersonAct, 'freeze' | 'ban'>;
type WhyDialogProps = { person: Person; act: Undo; onClose: () => void };

/** Undoes a block, or closes an account: never without a reason for the log. */
export function WhyDialog({ person, act, onClose }: WhyDialogProps) {
  const { t } = useTranslation();
  const [why, setWhy] = useState('');
  const [forced, setForced] = useState(false);
  const [tried, setTried] = useState(false);
  const doing = useAct(person, onClose);
  const inStores = act === 'deactivate' ? person.live_release_count : 0;
  const isMeant = inStores === 0 || forced;
  const confirm = () => {
    setTried(true);
    const said = why.trim();
    if (said === '' || !isMeant) return;
    doing.act(act === 'deactivate' ? { act, why: said, forced } : { act, why: said });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`backoffice.person.act.${act}.title`, { name: person.name })}
      description={t(`backoffice.person.act.${act}.detail`)}
      actions={
        <Button tone={act === 'deactivate' ? 'bad' : 'volt'} busy={doing.busy} onClick={confirm}>
          {t(`backoffice.person.act.${act}.verb`)}
        </Button>
      }
    >
      <WhyField why={why} missing={tried && why.trim() === ''} onChange={setWhy} />
      {inStores > 0 && (
        <CheckboxField
          label={t('backoffice.person.forced', { count: inStores })}
          error={tried && !forced ? t('backoffice.person.forced_missing') : undefined}
          checked={forced}
          onChange={(event) => setForced(event.target.checked)}
        />
      )}
    </Dialog>
  );
}
