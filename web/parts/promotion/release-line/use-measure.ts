import { useEffect, useMemo, useState } from 'react';
import type { MeasureText } from './line-words.ts';

/** The fonts of the two lines of a label, as `release-line.tsx` shows them. */
const SIZES = { bold: '13px', soft: '12px' } as const;
const WEIGHTS = { bold: '670', soft: '450' } as const;

/** Returns how wide a text is in the font of the page; again once its fonts have arrived. */
export function useMeasure(): MeasureText {
  const [loaded, setLoaded] = useState(() => document.fonts.status === 'loaded');
  useEffect(() => {
    let isGone = false;
    void document.fonts.ready.then(() => !isGone && setLoaded(true));
    return () => {
      isGone = true;
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another font measures differently
  return useMemo(() => {
    const context = document.createElement('canvas').getContext('2d');
    const family = getComputedStyle(document.body).fontFamily;
    return (text, isBold) => {
      const kind = isBold ? 'bold' : 'soft';
      if (context === null) return text.length * 8;
      context.font = `${WEIGHTS[kind]} ${SIZES[kind]} ${family}`;
      return context.measureText(text).width;
    };
  }, [loaded]);
}
