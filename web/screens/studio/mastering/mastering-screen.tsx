import type { Upload } from '@tangent/contract/upload.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasteringList } from '../../../api/mastering.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ChooseMix } from './choose-mix.tsx';
import { MasterSetup } from './master-setup.tsx';
import { MasteringList } from './mastering-list.tsx';

/** /tools/mastering: a new master, and all earlier ones (S2-039). */
export function MasteringScreen() {
  const { t } = useTranslation();
  const [mix, setMix] = useState<Upload | null>(null);
  const [search, setSearch] = useState('');
  const list = useMasteringList(search);
  const quota = list.data?.pages[0]?.quota ?? null;
  return (
    <div className="grid gap-5">
      <PageTitle below={mix === null && t('mastering.lead')}>
        {mix === null ? t('mastering.title') : t('mastering.setup_title', { name: mix.filename })}
      </PageTitle>
      {mix === null ? (
        <ChooseMix onMix={setMix} />
      ) : (
        <MasterSetup key={mix.id} mix={mix} quota={quota} onOther={() => setMix(null)} />
      )}
      <MasteringList list={list} search={search} onSearch={setSearch} />
    </div>
  );
}
