import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import { BANNER_SHAPES, type BannerShape } from '@tangent/domain/promotion/artwork/banner-shape.ts';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { BannerCanvas } from '../../../parts/promotion/artwork/banner-canvas.tsx';
import type { BannerPictures } from '../../../parts/promotion/artwork/use-banner-pictures.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { BannerChoice } from './banner-form.tsx';

type BannerViewProps = {
  shape: BannerShape;
  release: ReleaseListItem;
  choice: BannerChoice;
  pictures: BannerPictures;
  onCanvas: (canvas: HTMLCanvasElement) => void;
  onDownload: () => void;
};

/** One banner, drawn in its exact size and shown smaller, with the parts that apps cover. */
export function BannerView({ shape, release, choice, pictures, onCanvas, onDownload }: BannerViewProps) {
  const { t } = useTranslation();
  const { width, height } = BANNER_SHAPES[shape];
  const name = t(`banner.shape.${shape}`);
  return (
    <figure className="grid min-w-0 gap-2">
      <div className="relative">
        <BannerCanvas shape={shape} release={release} choice={choice} pictures={pictures} onCanvas={onCanvas} />
        {choice.shows_safe && <SafeZones shape={shape} />}
      </div>
      <figcaption className="flex items-center justify-between gap-3 text-13">
        <span>
          <b className="font-bold">{name}</b>{' '}
          <span className="num text-ink-3">
            {width} × {height}
          </span>
        </span>
        <IconButton label={t('banner.download', { shape: name })} onClick={onDownload}>
          <Download size={16} aria-hidden />
        </IconButton>
      </figcaption>
    </figure>
  );
}

const HATCHED =
  'pointer-events-none absolute bg-[repeating-linear-gradient(135deg,oklch(0.905_0.205_118/0.5)_0_1.5px,transparent_1.5px_9px)] outline-[1.5px] -outline-offset-1 outline-dashed outline-volt';

/** Marks what apps cover or cut off; only on the screen. */
function SafeZones({ shape }: { shape: BannerShape }) {
  const { t } = useTranslation();
  const { width, height, safe } = BANNER_SHAPES[shape];
  const parts = [
    { key: 'top', style: { top: 0, left: 0, right: 0, height: percent(safe.y, height) } },
    { key: 'bottom', style: { bottom: 0, left: 0, right: 0, height: percent(height - safe.y - safe.height, height) } },
    { key: 'left', style: { top: 0, bottom: 0, left: 0, width: percent(safe.x, width) } },
    { key: 'right', style: { top: 0, bottom: 0, right: 0, width: percent(width - safe.x - safe.width, width) } },
  ].filter(({ style }) => style.height !== '0%' && style.width !== '0%');
  return parts.map(({ key, style }) => (
    <span key={key} className={HATCHED} style={style}>
      {(key === 'top' || key === 'bottom') && (
        <span className="absolute top-1/2 left-1/2 -translate-1/2 rounded-bar bg-[#101c15] px-2 py-1 text-xs font-strong whitespace-nowrap text-[#f4f5ec]">
          {t(`banner.safe.${key}`)}
        </span>
      )}
    </span>
  ));
}

const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
