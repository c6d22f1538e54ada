import { findLinkTint, type LinkAccent, type LinkTint } from '@tangent/domain/promotion/smartlink/link-tint.ts';
import type { CSSProperties } from 'react';

/** Tints an element of class `art` as the release page with this accent. */
export function tintStyle(accent: LinkAccent, cover: LinkTint | null): CSSProperties {
  const { hue, chroma } = findLinkTint(accent, cover);
  return { '--art-h': String(Math.round(hue)), '--art-c': chroma.toFixed(2) } as CSSProperties;
}
