import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { BANNER_SHAPE_NAMES, type BannerShape } from '@tangent/domain/promotion/artwork/banner-shape.ts';
import { Download } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../parts/catalogue/upload/save-file.ts';
import { encodePng } from '../../../parts/promotion/artwork/draw-banner.ts';
import { useBannerPictures } from '../../../parts/promotion/artwork/use-banner-pictures.ts';
import { formatDay, formatInstant } from '../../../parts/text/format.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { type BannerChoice, BannerForm } from './banner-form.tsx';
import { type DownloadedBanners, findStaleDownload, rememberDownload } from './banner-memory.ts';
import { BannerView } from './banner-view.tsx';
import { buildZip } from './build-zip.ts';

type BannerEditorProps = {
  release: ReleaseListItem;
  releases: readonly ReleaseListItem[];
  onRelease: (id: string) => void;
};

/** The choices at the left, the three banners at the right, as they are saved. */
export function BannerEditor({ release, releases, onRelease }: BannerEditorProps) {
  const { t, i18n } = useTranslation();
  const [choice, setChoice] = useState<BannerChoice>({
    palette: 'midnight',
    language: toLanguage(i18n.language),
    has_date: true,
    has_code: true,
    shows_safe: true,
  });
  const pictures = useBannerPictures(release);
  const canvases = useRef(new Map<BannerShape, HTMLCanvasElement>());
  const day = release.live_date ?? release.release_date;
  const { save, busy, stale } = useDownloads(release, canvases.current, choice.has_date ? day : null);
  const views = BANNER_SHAPE_NAMES.map((shape) => (
    <BannerView
      key={shape}
      shape={shape}
      release={release}
      choice={choice}
      pictures={pictures}
      onCanvas={(canvas) => canvases.current.set(shape, canvas)}
      onDownload={() => void save([shape])}
    />
  ));
  return (
    <>
      {stale && day !== null && <StaleNote stale={stale} day={day} />}
      <div className="grid items-start gap-5 lg:grid-cols-rail-76">
        <BannerForm
          release={release}
          releases={releases}
          choice={choice}
          has_link={pictures.link !== null}
          onRelease={onRelease}
          onChange={(part) => setChoice((before) => ({ ...before, ...part }))}
          action={
            <Button
              tone="volt"
              busy={busy}
              disabled={pictures.artwork === null}
              onClick={() => void save(BANNER_SHAPE_NAMES)}
            >
              <Download size={16} aria-hidden /> {t('banner.download_all')}
            </Button>
          }
        />
        <div className="grid min-w-0 gap-5 sm:grid-cols-2">
          {views[0]}
          <div className="grid content-start gap-5">{views.slice(1)}</div>
        </div>
      </div>
    </>
  );
}

function StaleNote({ stale, day }: { stale: DownloadedBanners; day: string }) {
  const { t, i18n } = useTranslation();
  const days = { from: formatDay(stale.date, i18n.language), to: formatDay(day, i18n.language) };
  return (
    <Banner tone="warn" title={t('banner.stale.title', days)}>
      {t('banner.stale.text', { day: formatInstant(stale.at, i18n.language) })}
    </Banner>
  );
}

function toLanguage(language: string): BannerChoice['language'] {
  return (['es', 'pt', 'tr'] as const).find((name) => name === language) ?? 'en';
}

/** Saves banners as PNG, several as one ZIP, and remembers the day they announce. */
function useDownloads(
  release: ReleaseListItem,
  canvases: ReadonlyMap<BannerShape, HTMLCanvasElement>,
  day: string | null,
) {
  const { t } = useTranslation();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [, setSaved] = useState(0);
  const name = (release.title || t('release.untitled')).replace(/[\\/:*?"<>|]/g, '').trim();
  const save = async (shapes: readonly BannerShape[]) => {
    setBusy(true);
    try {
      const files = await Promise.all(
        shapes.map(async (shape) => {
          const canvas = canvases.get(shape);
          if (canvas === undefined) throw new Error('the banner is not drawn yet');
          return { file: await encodePng(canvas), filename: `${name} ${shape} ${canvas.width}x${canvas.height}.png` };
        }),
      );
      const [first] = files;
      if (first && files.length === 1) saveFile(first);
      else saveFile({ file: await packFiles(files), filename: `${name} banners.zip` });
      if (day !== null) rememberDownload(release.id, { date: day, at: new Date().toISOString() });
      setSaved((count) => count + 1);
    } catch {
      toast('bad', t('banner.failed'));
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, stale: findStaleDownload(release.id, day) };
}

async function packFiles(files: readonly { file: Blob; filename: string }[]): Promise<Blob> {
  const entries = files.map(async ({ file, filename }) => ({
    name: filename,
    bytes: new Uint8Array(await file.arrayBuffer()),
  }));
  return buildZip(await Promise.all(entries));
}
