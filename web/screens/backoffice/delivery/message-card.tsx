import type { MessageOverview } from '@tangent/contract/distribution/backoffice-delivery.ts';
import type { MessageState } from '@tangent/domain/distribution/delivery/message.ts';
import { useTranslation } from 'react-i18next';
import { useMessageXml } from '../../../api/distribution/backoffice-delivery.ts';
import { FactList } from '../../../parts/page/fact-list.tsx';
import { LoadFailed } from '../../../parts/page/load-failed.tsx';
import { formatInstant, formatSize, formatStoreFormat } from '../../../parts/text/format.ts';
import { Card } from '../../../ui/card.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { type PillTone, StatusPill } from '../../../ui/status-pill.tsx';
import { AcknowledgementList } from './acknowledgement-list.tsx';
import { AttemptList } from './attempt-list.tsx';

/** Shows the message byte for byte, as the store received it. */
function MessageXml({ id }: { id: string }) {
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
    <section aria-label={label} tabIndex={0} className="max-h-144 overflow-auto rounded-control bg-sunken p-3">
      <pre className="code text-xs">{xml}</pre>
    </section>
  );
}

const TONES: Record<MessageState, PillTone> = {
  planned: 'quiet',
  built: 'quiet',
  uploading: 'info',
  delivered: 'info',
  accepted: 'good',
  rejected: 'bad',
  invalid: 'bad',
  failed: 'bad',
  superseded: 'quiet',
};

/** Shows one message to a store: its reason, status, files, attempts, acknowledgements and exact text. */
export function MessageCard({ message, newest }: { message: MessageOverview; newest: boolean }) {
  const { t } = useTranslation();
  return (
    <Card
      title={`${message.sequence}. ${t(`backoffice.message.kind.${message.kind}`)}`}
      action={
        <span className="flex flex-wrap gap-1.5">
          {message.overdue_at && !message.acknowledged_at && (
            <StatusPill tone="warn">{t('backoffice.overdue')}</StatusPill>
          )}
          <StatusPill tone={TONES[message.state]}>{t(`backoffice.message.state.${message.state}`)}</StatusPill>
        </span>
      }
    >
      <MessageFacts message={message} />
      {message.check_issues.length > 0 && <IssueList message={message} />}
      <div className="mt-4">
        <AcknowledgementList acknowledgement_files={message.acknowledgement_files} open={newest} />
        <AttemptList attempts={message.attempts} />
        <PackageFiles message={message} />
        {message.has_xml && (
          <Disclosure title={t('backoffice.message.words')} summary={message.message_id}>
            <MessageXml id={message.id} />
          </Disclosure>
        )}
      </div>
    </Card>
  );
}

function MessageFacts({ message }: { message: MessageOverview }) {
  const { t, i18n } = useTranslation();
  const at = (instant: string | null) => instant && formatInstant(instant, i18n.language);
  const files = message.with_audio ? 'all' : message.with_cover ? 'cover' : 'none';
  const facts = [
    {
      key: 'format',
      name: t('backoffice.message.format'),
      value: <span className="code">{formatStoreFormat(message.format)}</span>,
    },
    { key: 'batch', name: t('backoffice.message.batch'), value: <span className="code">{message.batch_id}</span> },
    { key: 'files', name: t('backoffice.message.with_files'), value: t(`backoffice.message.files.${files}`) },
    { key: 'planned', name: t('backoffice.message.planned_at'), value: at(message.created_at) },
    { key: 'delivered', name: t('backoffice.message.delivered_at'), value: at(message.delivered_at) },
    { key: 'answered', name: t('backoffice.message.answered_at'), value: at(message.acknowledged_at) },
  ];
  return <FactList facts={facts.filter(({ value }) => value !== null)} />;
}

function IssueList({ message }: { message: MessageOverview }) {
  return (
    <ul className="mt-3 grid gap-1 text-13 text-bad">
      {message.check_issues.map(({ code, severity, path }) => (
        <li key={`${code} ${path}`}>
          {severity}: <span className="code">{code}</span> {path}
        </li>
      ))}
    </ul>
  );
}

function PackageFiles({ message }: { message: MessageOverview }) {
  const { t, i18n } = useTranslation();
  if (message.files.length === 0) return null;
  const bytes = message.files.reduce((sum, file) => sum + file.size_bytes, 0);
  return (
    <Disclosure
      title={t('backoffice.message.package')}
      summary={t('backoffice.message.file_count', {
        count: message.files.length,
        size: formatSize(bytes, i18n.language),
      })}
    >
      <ul className="grid gap-2 text-13">
        {message.files.map((file) => (
          <li key={file.path} className="min-w-0">
            <span className="code break-all">{file.path}</span>
            <span className="block text-ink-3">
              {formatSize(file.size_bytes, i18n.language)} · <span className="code break-all">{file.sha256}</span>
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
