import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useArtists } from '../../../../api/catalogue/artist.ts';
import { FirstArtistForm } from '../../../../parts/catalogue/artist/first-artist-form.tsx';
import { HeldFileList } from '../../../../parts/catalogue/upload/drop-music/held-file-list.tsx';
import { consumeHeldFiles, useHeldFiles } from '../../../../parts/catalogue/upload/drop-music/held-files.ts';
import { LoadFailed } from '../../../../parts/page/load-failed.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { DropPreview } from '../drop/drop-preview.tsx';
import { DropReport } from '../drop/drop-report.tsx';
import { useDrop } from '../drop/use-drop.ts';
import { useForm, useWizardActions } from '../wizard-context.ts';
import { ArtistPicker } from './artist-picker.tsx';

/**
 * Takes over the files that were held for this release. They stay visible and upload as soon as an artist is chosen, on
 * any step.
 */
export function ArtistFirst() {
  const artistId = useForm((form) => form.artist_id);
  const files = useHeldFiles();
  const { report, preview, addFiles, apply, chooseReading, cancel } = useDrop();
  const addHeld = useEffectEvent(() => {
    const held = consumeHeldFiles();
    if (held.length > 0) void addFiles(held);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the wizard opens, and when an artist is chosen
  useEffect(() => addHeld(), [artistId]);
  return (
    <>
      {artistId === null && files.length > 0 && <ArtistCard count={files.length} />}
      <DropReport report={report} onReading={(encoding) => void chooseReading(encoding)} />
      <DropPreview preview={preview} onApply={apply} onCancel={cancel} />
    </>
  );
}

function ArtistCard({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <Card title={t('drop.artist_first')} isRegion>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <ChooseArtist />
        <div className="min-w-0 self-start rounded-control border border-line-strong border-dashed p-4">
          <p className="mb-2 text-13 text-ink-2">{t('drop.held_text', { count })}</p>
          <HeldFileList />
        </div>
      </div>
    </Card>
  );
}

/** Offers the artists of the account, or the form for a first one. */
function ChooseArtist() {
  const { change } = useWizardActions();
  const artists = useArtists();
  if (artists.isError) return <LoadFailed error={artists.error} onRetry={() => void artists.refetch()} />;
  if (artists.data === undefined) return <Skeleton className="h-64" />;
  if (artists.data.total > 0) return <ArtistPicker />;
  return <FirstArtistForm onSaved={({ id }) => change({ artist_id: id })} />;
}
