import type { ReleaseContext } from './release-context.ts';
import { Icon } from './store-rows.tsx';

const SHARE = 'M12 15V4M8 8l4-4 4 4M5 13v6h14v-6';
const COPY =
  'M10 14a4.5 4.5 0 0 0 6.4 0l3-3a4.5 4.5 0 0 0-6.4-6.4l-1 1M14 10a4.5 4.5 0 0 0-6.4 0l-3 3A4.5 4.5 0 0 0 11 19.4l1-1';
const QR = 'M4 4h6v6H4ZM14 4h6v6h-6ZM4 14h6v6H4ZM14 14h2v2h-2ZM18 18h2v2h-2ZM18 14h2M14 18v2';

const WAY = 'inline-flex min-h-11 cursor-pointer items-center gap-2 text-15 font-strong text-art-ink hover:text-ink';

/** Ways to pass the page on. Without a script only the QR code is shown, which is a link. */
export function ShareRow({ context: { texts, page, title, address } }: { context: ReleaseContext }) {
  return (
    <div className="mt-3.5 flex flex-wrap gap-x-5">
      <button type="button" className={WAY} data-share={address} data-title={title} hidden>
        <Icon d={SHARE} />
        {texts.t('link.share')}
      </button>
      <button type="button" className={WAY} data-copy={address} data-done={texts.t('link.copied')} hidden>
        <Icon d={COPY} />
        <span role="status">{texts.t('link.copy')}</span>
      </button>
      <a className={WAY} href={`/release/${page.key}/qr.svg`}>
        <Icon d={QR} />
        {texts.t('link.qr')}
      </a>
    </div>
  );
}
