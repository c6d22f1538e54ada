import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { MASTERING_PRESETS } from '@tangent/domain/promotion/mastering/preset.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMasteringList } from '../../../api/promotion/mastering.ts';
import { MasteringPath } from '../../../parts/promotion/mastering/mastering-path.tsx';
import { formatNumber } from '../../../parts/text/format.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { ChooseMix, type MixRelease } from './choose-mix.tsx';
import { MasterSetup } from './master-setup.tsx';
import { MasteringList } from './mastering-list.tsx';

/** /tools/mastering: a new master, and all earlier ones (S2-039). */
export function MasteringScreen() {
  const { t } = useTranslation();
  const [mix, setMix] = useState<Upload | null>(null);
  const [release, setRelease] = useState<MixRelease | null>(null);
  const [search, setSearch] = useState('');
  const list = useMasteringList(search);
  const quota = list.data?.pages[0]?.quota ?? null;
  return (
    <div className="grid gap-5">
      {mix === null ? (
        <PageTitle above={<MasteringPath />} below={t('mastering.lead')}>
          {t('mastering.headline.start')}
        </PageTitle>
      ) : (
        <PageTitle
          above={
            <MasteringPath>
              <span className="min-w-0 truncate">{mix.filename}</span>
            </MasteringPath>
          }
        >
          <MixHeadline mix={mix} />
        </PageTitle>
      )}
      {mix === null ? (
        <ChooseMix
          onMix={(chosen, of) => {
            setMix(chosen);
            setRelease(of ?? null);
          }}
        />
      ) : (
        <MasterSetup key={mix.id} mix={mix} release={release} quota={quota} onOther={() => setMix(null)} />
      )}
      <MasteringList list={list} search={search} onSearch={setSearch} />
    </div>
  );
}

/** How far the mix is from the loudness at which the big stores play. */
function MixHeadline({ mix: { audio } }: { mix: Upload }) {
  const { t, i18n } = useTranslation();
  const distance = (audio?.integrated_lufs ?? MASTERING_PRESETS.streaming) - MASTERING_PRESETS.streaming;
  const key = distance < 0 ? 'mastering.headline.mix_below' : 'mastering.headline.mix_above';
  return t(key, { distance: formatNumber(Math.abs(distance), i18n.language, 1) });
}
