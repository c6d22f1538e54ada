import type { ReleaseListItem } from '@tangent/contract/catalogue/release.ts';
import type { Language } from '@tangent/domain/locale.ts';
import { layOutBanner } from '@tangent/domain/promotion/artwork/banner.ts';
import type { BannerPaletteName } from '@tangent/domain/promotion/artwork/banner-palette.ts';
import { BANNER_SHAPES, type BannerShape } from '@tangent/domain/promotion/artwork/banner-shape.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getDateFormat } from '../../../texts/formats.ts';
import { createMeasure, loadFaces, loadScene } from '../../catalogue/release/artwork-template/cover-type.ts';
import { drawBanner } from './draw-banner.ts';
import type { BannerPictures } from './use-banner-pictures.ts';

export type BannerRelease = Pick<
  ReleaseListItem,
  'id' | 'title' | 'primary_artist' | 'status' | 'live_date' | 'release_date'
>;
export type BannerLook = {
  readonly palette: BannerPaletteName;
  readonly language: Language;
  readonly has_date: boolean;
  readonly has_code: boolean;
};

type BannerCanvasProps = {
  shape: BannerShape;
  release: BannerRelease;
  choice: BannerLook;
  pictures: BannerPictures;
  onCanvas: (canvas: HTMLCanvasElement) => void;
};

/** A banner, drawn in its exact size and shown as wide as its place. */
export function BannerCanvas({ shape, release, choice, pictures, onCanvas }: BannerCanvasProps) {
  const { t } = useTranslation();
  const { width, height } = BANNER_SHAPES[shape];
  const canvas = useDrawn(shape, release, choice, pictures, onCanvas);
  return (
    <canvas
      ref={canvas}
      width={width}
      height={height}
      role="img"
      aria-label={t('banner.preview', { shape: t(`banner.shape.${shape}`), title: release.title })}
      className="block h-auto w-full rounded-sleeve bg-sunken shadow-sleeve"
    />
  );
}

function useDrawn(
  shape: BannerShape,
  release: BannerRelease,
  choice: BannerLook,
  { artwork, code }: BannerPictures,
  onCanvas: (canvas: HTMLCanvasElement) => void,
) {
  const { palette, language, has_code } = choice;
  const ref = useRef<HTMLCanvasElement>(null);
  const { title, primary_artist } = release;
  const artist = primary_artist ?? '';
  const date = useDateLine(release, choice);
  useEffect(() => {
    const canvas = ref.current;
    if (canvas === null || artwork === null) return;
    let isCurrent = true;
    const draw = async () => {
      await loadFaces(`${title}${artist}${date}`);
      const options = { palette, has_code: has_code && code !== null };
      const banner = layOutBanner({ title, artist, date, language }, shape, options, createMeasure());
      await loadScene(banner);
      if (isCurrent) drawBanner(canvas, banner, { artwork, code });
    };
    void draw();
    onCanvas(canvas);
    return () => {
      isCurrent = false;
    };
  }, [shape, title, artist, date, language, palette, has_code, artwork, code, onCanvas]);
  return ref;
}

/** The line about the release day in the language of the banner. */
function useDateLine({ status, live_date, release_date }: BannerRelease, { language, has_date }: BannerLook): string {
  const { t } = useTranslation();
  const day = live_date ?? release_date;
  if (!has_date) return '';
  if (status === 'published') return t(`banner.out_now.${language}`);
  if (day === null) return '';
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return t(`banner.out_on.${language}`, {
    day: getDateFormat(language, format).format(new Date(day)),
  });
}
