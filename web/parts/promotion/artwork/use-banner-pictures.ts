import { useEffect, useState } from 'react';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import { useReleaseLink } from '../../../api/promotion/smartlink.ts';

export type BannerPictures = {
  /** Null until it is loaded. */
  readonly artwork: HTMLImageElement | null;
  /** The QR code of the release page; null without a page, or until it is loaded. */
  readonly code: HTMLImageElement | null;
  /** The address of the release page; null before the approval. */
  readonly link: string | null;
};

/** Loads the artwork and the code of a release, both from this server: a canvas may only save those. */
export function useBannerPictures(release: {
  readonly id: string;
  readonly artwork_upload_id: string | null;
}): BannerPictures {
  const link = useReleaseLink(release.id, { enabled: true }).data?.link ?? null;
  const artwork = useImage(release.artwork_upload_id === null ? null : imageUrl(release.artwork_upload_id, '1000'));
  const code = useImage(link === null ? null : `/release/${link.key}/qr.png`);
  return { artwork, code, link: link?.link ?? null };
}

function useImage(address: string | null): HTMLImageElement | null {
  const [loaded, setLoaded] = useState<HTMLImageElement | null>(null);
  useEffect(() => {
    if (address === null) return;
    let isCurrent = true;
    const image = new Image();
    image.src = address;
    // A picture that cannot be loaded leaves its place empty.
    image.decode().then(
      () => isCurrent && setLoaded(image),
      () => undefined,
    );
    return () => {
      isCurrent = false;
      setLoaded(null);
    };
  }, [address]);
  return address === null ? null : loaded;
}
