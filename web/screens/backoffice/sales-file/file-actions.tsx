import type { SalesFileDetail } from '@tangent/contract/backoffice-sales.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FileActionDialog } from './file-action-dialog.tsx';

type Action = SalesFileDetail['actions'][number];

export function FileActions({ detail }: { detail: SalesFileDetail }) {
  const { t } = useTranslation();
  const [selected, setSelected] = useState<Action | null>(null);
  return (
    <Card title={t('backoffice.acts.title')}>
      <div className="grid gap-2">
        {detail.actions.map((action, index) => (
          <Button
            key={action}
            tone={index === 0 && action !== 'reverse' ? 'volt' : 'plain'}
            onClick={() => setSelected(action)}
          >
            {t(`sales.act.${action}.verb`)}
          </Button>
        ))}
      </div>
      {selected && <FileActionDialog action={selected} detail={detail} onClose={() => setSelected(null)} />}
    </Card>
  );
}
