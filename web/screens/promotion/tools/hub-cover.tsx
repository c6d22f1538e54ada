import { isEditable } from '@tangent/domain/catalogue/release/status.ts';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useReleases } from '../../../api/catalogue/release.ts';
import { useCoverAsArtwork } from '../../../api/promotion/coverart.ts';
import { lazyPart } from '../../../app/load-part.ts';
import { SelectField } from '../../../ui/form/select-field.tsx';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

const CoverDialog = lazyPart(
  async () => (await import('../../../parts/promotion/coverart/cover-dialog.tsx')).CoverDialog,
);

/** The cover tool above the hub, at /tools?open=cover-art: for a draft, or with texts typed here. */
export function HubCover() {
  const [params, setParams] = useSearchParams();
  if (params.get('open') !== 'cover-art') return null;
  const close = () =>
    setParams(
      (before) => {
        before.delete('open');
        return before;
      },
      { replace: true },
    );
  return (
    <Suspense>
      <OpenCover onClose={close} />
    </Suspense>
  );
}

function OpenCover({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const drafts =
    useReleases({ sort: 'newest' }).data?.pages.flatMap(({ items }) =>
      items.filter(({ status }) => isEditable(status)),
    ) ?? [];
  const [releaseId, setReleaseId] = useState('');
  const [own, setOwn] = useState({ title: '', artist: '' });
  const put = useCoverAsArtwork();
  const release = drafts.find(({ id }) => id === releaseId) ?? null;
  const texts = release === null ? own : { title: release.title, artist: release.primary_artist ?? '' };
  const use = async (run_id: string, number: number) => {
    if (release === null) return;
    await put.mutateAsync({ run_id, number, release_id: release.id });
    toast('good', t('coverart.used', { title: release.title || t('release.untitled') }));
  };
  const chooser = (
    <>
      <SelectField
        label={t('coverart.release')}
        placeholder={t('coverart.no_release')}
        options={drafts.map(({ id, title }) => ({ value: id, label: title || t('release.untitled') }))}
        value={releaseId}
        onChange={({ target }) => setReleaseId(target.value)}
      />
      {release === null && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            label={t('coverart.own_title')}
            value={own.title}
            onChange={({ target }) => setOwn({ ...own, title: target.value })}
          />
          <TextField
            label={t('coverart.own_artist')}
            value={own.artist}
            onChange={({ target }) => setOwn({ ...own, artist: target.value })}
          />
        </div>
      )}
    </>
  );
  return (
    <CoverDialog
      text={{ ...texts, language: i18n.language }}
      genre={null}
      chooser={chooser}
      onUse={release === null ? null : use}
      onClose={onClose}
    />
  );
}
