import { useTranslation } from 'react-i18next';
import type { Review } from '../../../api/review.ts';
import { formatInstant } from '../../../parts/text/format.ts';
import { DocumentLink } from '../../../parts/upload/document-link.tsx';
import { Card } from '../../../ui/card.tsx';

/** What the artist sent as proof, the latest first. Documents are fetched as files; none is opened inside the page. */
export function ProofsCard({ proofs }: { proofs: Review['proofs'] }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('review.proof.sent')}>
      <ol className="divide-y divide-line">
        {proofs.toReversed().map(({ submitted_at, answer, documents }) => (
          <li key={submitted_at} className="grid gap-2 py-3 first:pt-0 last:pb-0">
            <time dateTime={submitted_at ?? undefined} className="code text-ink-2">
              {formatInstant(submitted_at ?? '', i18n.language)}
            </time>
            {answer !== '' && <blockquote className="max-w-[72ch] whitespace-pre-line">{answer}</blockquote>}
            {documents.map((document) => (
              <DocumentLink key={document.id} document={document} />
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}
