import type { UserDetail } from '@tangent/contract/people/backoffice-users.ts';
import type { UserAction } from '@tangent/domain/identity/access/account-status.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { BlockDialog } from './block-dialog.tsx';
import { NoteDialog } from './note-dialog.tsx';

/** Shows the actions available on an account. Each explains its effect before it is carried out. */
export function UserActions({ user }: { user: UserDetail }) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<UserAction | null>(null);
  const close = () => setSelected(null);
  if (user.actions.length === 0) {
    return (
      <Card title={t('backoffice.actions.title')}>
        <p className="text-ink-2">{t(user.is_staff ? 'backoffice.user.colleague' : 'backoffice.user.no_actions')}</p>
      </Card>
    );
  }
  return (
    <Card title={t('backoffice.actions.title')}>
      <div className="flex flex-wrap gap-2">
        {user.actions.map((action) => (
          <Button key={action} onClick={() => setSelected(action)}>
            {t(`backoffice.user.action.${action}.verb`)}
          </Button>
        ))}
      </div>
      {(selected === 'freeze' || selected === 'ban') && <BlockDialog user={user} action={selected} onClose={close} />}
      {selected !== null && selected !== 'freeze' && selected !== 'ban' && (
        <NoteDialog user={user} action={selected} onClose={close} />
      )}
    </Card>
  );
}
