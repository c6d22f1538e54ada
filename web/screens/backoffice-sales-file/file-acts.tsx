import type { SalesFileDetail } from '@tangent/contract/backoffice-sales.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FileActDialog } from './file-act-dialog.tsx';

type Act = SalesFileDetail['acts'][number];

export function FileActs({ detail }: { detail: SalesFileDetail }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<Act | null>(null);
  return (
    <Card title={t('backoffice.acts.title')}>
      <div className="grid gap-2">
        {detail.acts.map((act, index) => (
          <Button key={act} tone={index === 0 && act !== 'reverse' ? 'volt' : 'plain'} onClick={() => setAsked(act)}>
            {t(`sales.act.${act}.verb`)}
          </Button>
        ))}
      </div>
      {asked && <FileActDialog act={asked} detail={detail} onClose={() => setAsked(null)} />}
    </Card>
  );
}
