import type { Release } from '@tangent/contract/catalogue/release.ts';
import { LANGUAGES } from '@tangent/domain/locale.ts';
import { BANNER_SHAPE_NAMES, BANNER_SHAPES, type BannerShape } from '@tangent/domain/promotion/artwork/banner-shape.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../parts/catalogue/upload/save-file.ts';
import { BannerCanvas } from '../../../parts/promotion/artwork/banner-canvas.tsx';
import { encodePng } from '../../../parts/promotion/artwork/draw-banner.ts';
import { useBannerPictures } from '../../../parts/promotion/artwork/use-banner-pictures.ts';
import { useToast } from '../../../ui/overlay/toast.tsx';

/** All are as high as this; the widest one fills the rest of the row. */
const HEIGHT = 200;

/** The banners of the release, each with its file; drawn once they come near the window. */
export function BannerStrip({ release }: { release: Release }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver((entries) => entries.some((one) => one.isIntersecting) && setNear(true), {
      rootMargin: '300px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className="min-h-58 min-w-0">
      {isNear && <Banners release={release} />}
    </div>
  );
}

const ignore = () => undefined;

function Banners({ release }: { release: Release }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const pictures = useBannerPictures({ id: release.id, artwork_upload_id: release.artwork?.id ?? null });
  const [canvases] = useState(() => new Map<BannerShape, HTMLCanvasElement>());
  // The same functions each time: another one would draw the banner again.
  const [keepers] = useState(() =>
    BANNER_SHAPE_NAMES.map((shape) => (canvas: HTMLCanvasElement) => void canvases.set(shape, canvas)),
  );
  const [look] = useState({
    palette: 'midnight' as const,
    language: LANGUAGES.find((name) => name === i18n.language) ?? ('en' as const),
    has_date: true,
    has_code: false,
  });
  const save = async (shape: BannerShape) => {
    const canvas = canvases.get(shape);
    if (canvas === undefined) return;
    try {
      const name = (release.title || t('release.untitled')).replace(/[\\/:*?"<>|]/g, '').trim();
      saveFile({ file: await encodePng(canvas), filename: `${name} ${shape} ${canvas.width}x${canvas.height}.png` });
    } catch {
      toast('bad', t('banner.failed'));
    }
  };
  return (
    <ul className="flex gap-3.5 overflow-x-auto pb-5">
      {BANNER_SHAPE_NAMES.map((shape, index) => {
        const { width, height } = BANNER_SHAPES[shape];
        const name = t(`banner.shape.${shape}`);
        return (
          <li key={shape} className="grid shrink-0 content-start gap-2" style={{ width: (HEIGHT * width) / height }}>
            <BannerCanvas
              shape={shape}
              release={release}
              choice={look}
              pictures={pictures}
              onCanvas={keepers[index] ?? ignore}
            />
            <p className="flex items-center gap-2 text-13 text-ink-2">
              {name}
              <button
                type="button"
                className="tap text-link"
                disabled={pictures.artwork === null}
                onClick={() => void save(shape)}
              >
                PNG<span className="sr-only">, {name}</span>
              </button>
            </p>
          </li>
        );
      })}
    </ul>
  );
}
