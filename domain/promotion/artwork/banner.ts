import { contrast } from '../../colour/colour.ts';
import { BANNER_PALETTES, type BannerPalette, type BannerPaletteName } from './banner-palette.ts';
import { BANNER_SHAPES, type BannerShape } from './banner-shape.ts';
import { fitText } from './fit-text.ts';
import type { Box, Measure, TextLine } from './scene.ts';
import { plainStyle, spacedStyle, wideStyle } from './type-styles.ts';

export type BannerText = {
  readonly title: string;
  readonly artist: string;
  /** The line about the release day, in the language of the banner; empty leaves it out. */
  readonly date: string;
  /** Capitals follow it: İ and I in Turkish. */
  readonly language: string;
};

export type Banner = {
  readonly width: number;
  readonly height: number;
  readonly ground: string;
  readonly panel: { readonly box: Box; readonly colour: string };
  readonly artwork: Box;
  /** The white square of the QR code; null without one. */
  readonly code: Box | null;
  readonly lines: readonly TextLine[];
};

/** The places of a shape in pixels; the page cover is too low for a code that phones can read. */
const PLACES = {
  story: {
    panel: { x: 0, y: 1210, width: 1080, height: 710 },
    artwork: { x: 120, y: 318, width: 840, height: 840 },
    code: { x: 776, y: 1470, width: 184, height: 184 },
    title: { x: 120, y: 1236, width: 840, height: 214, size: 118 },
    artist: { y: 1456, height: 74, size: 50 },
    date: { y: 1560, height: 90, size: 38 },
  },
  square: {
    panel: { x: 0, y: 764, width: 1080, height: 316 },
    artwork: { x: 80, y: 80, width: 640, height: 640 },
    code: { x: 836, y: 836, width: 164, height: 164 },
    title: { x: 80, y: 782, width: 920, height: 122, size: 100 },
    artist: { y: 904, height: 60, size: 44 },
    date: { y: 962, height: 60, size: 32 },
  },
  cover: {
    panel: { x: 300, y: 0, width: 520, height: 300 },
    artwork: { x: 0, y: 0, width: 300, height: 300 },
    code: null,
    title: { x: 336, y: 46, width: 380, height: 122, size: 50 },
    artist: { y: 170, height: 38, size: 25 },
    date: { y: 216, height: 44, size: 17 },
  },
} as const;
/** Space between type and code. */
const GAP = 32;

/** Lays out a banner, in pixels. All type is inside the part that every app shows. */
export function layOutBanner(
  { title, artist, date, language }: BannerText,
  shape: BannerShape,
  { palette, has_code }: { palette: BannerPaletteName; has_code: boolean },
  measure: Measure,
): Banner {
  const { width, height } = BANNER_SHAPES[shape];
  const colours: BannerPalette = BANNER_PALETTES[palette];
  const places = PLACES[shape];
  const code = has_code ? places.code : null;
  const { x, width: full } = places.title;
  const beside = code === null ? full : code.x - GAP - x;
  const below = (place: { y: number; height: number }): Box => ({ x, width: beside, y: place.y, height: place.height });
  const titleBox =
    code !== null && code.y < places.title.y + places.title.height ? { ...places.title, width: beside } : places.title;
  const day = spacedStyle(colours.title, places.date.size, { place: 'bottom' });
  return {
    width,
    height,
    ground: colours.ground,
    panel: { box: places.panel, colour: colours.panel },
    artwork: places.artwork,
    code,
    lines: [
      ...fitText(
        title.normalize('NFC'),
        wideStyle(colours.title, places.title.size, { place: 'bottom' }),
        titleBox,
        measure,
      ),
      ...fitText(
        artist.normalize('NFC'),
        plainStyle(colours.detail, places.artist.size),
        below(places.artist),
        measure,
      ),
      ...fitText(date.toLocaleUpperCase(language), { ...day, tracking: 0.06 }, below(places.date), measure),
    ],
  };
}

/** Computes the contrast of the title of a palette with its panel. */
export function getBannerContrast(palette: BannerPaletteName): number {
  const { title, panel } = BANNER_PALETTES[palette];
  return contrast(title, panel);
}
