import { useTranslation } from 'react-i18next';
import { useMessageXml } from '../../../api/backoffice.ts';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

/** The message byte for byte, as the store got it. */
export function MessageXml({ id }: { id: string }) {
  const { t } = useTranslation();
  const message = useMessageXml(id);
  if (message.isPending) return <SkeletonRows count={4} height="20px" />;
  if (message.isError) return <LoadFailed error={message.error} onRetry={() => void message.refetch()} />;
  return (
    <div className="grid min-w-0 gap-2">
      <p className="text-13 text-ink-3">
        SHA-256 <span className="code break-all">{message.data.xml_sha256}</span>
      </p>
      <XmlBlock label={t('backoffice.message.words')} xml={message.data.xml} />
    </div>
  );
}

function XmlBlock({ label, xml }: { label: string; xml: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable with the keyboard
    <section aria-label={label} tabIndex={0} className="max-h-[36rem] overflow-auto rounded-control bg-sunken p-3">
      <pre className="code text-xs">{xml}</pre>
    </section>
  );
}
