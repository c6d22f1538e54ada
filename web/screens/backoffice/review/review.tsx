import type { Track } from '@tangent/contract/catalogue/release.ts';
import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { imageUrl } from '../../../api/catalogue/upload-urls.ts';
import type { Review } from '../../../api/distribution/review.ts';
import { useReview } from '../../../api/distribution/review.ts';
import { ReleaseStatusPill } from '../../../parts/catalogue/release/release-status.tsx';
import { DocumentLink } from '../../../parts/catalogue/upload/document-link.tsx';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { formatInstant } from '../../../parts/text/format.ts';
import { Artwork } from '../../../ui/artwork.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ChangesCard } from './changes-card.tsx';
import { type DecisionForm, EMPTY_DECISION, toggle } from './decision-form.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { FieldFlagsProvider } from './field-flags.tsx';
import { FindingList } from './finding-list.tsx';
import { MetadataCard, OwnerCard } from './metadata-card.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { ReviewLine } from './review-line.tsx';
import { ReviewTitle } from './review-title.tsx';
import { ReviewTracks } from './review-tracks.tsx';
import { VerdictText } from './verdict-text.tsx';

/** Lists the proofs the artist sent, newest first. Documents are downloaded; none opens inside the page. */
function ProofsCard({ proofs }: { proofs: Review['proofs'] }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('review.proof.sent')}>
      <ol className="divide-y divide-line">
        {proofs.toReversed().map(({ submitted_at, answer, documents }) => (
          <li key={submitted_at} className="grid gap-2 py-3 first:pt-0 last:pb-0">
            <time dateTime={submitted_at ?? undefined} className="code text-ink-2">
              {formatInstant(submitted_at ?? '', i18n.language)}
            </time>
            {answer !== '' && <blockquote className="max-w-prose whitespace-pre-line">{answer}</blockquote>}
            {documents.map((document) => (
              <DocumentLink key={document.id} document={document} />
            ))}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Lists earlier submissions and decisions in order, with who decided. */
function HistoryCard({ history, tracks }: { history: Review['history']; tracks: readonly Track[] }) {
  const { t, i18n } = useTranslation();
  return (
    <Card title={t('review.history.title')}>
      <ol className="divide-y divide-line">
        {history.map((event) => (
          <li key={`${event.at}-${event.to}`} className="grid gap-2 py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <ReleaseStatusPill status={event.to} />
              <time dateTime={event.at} className="code text-ink-2">
                {formatInstant(event.at, i18n.language)}
              </time>
              <span className="text-13 text-ink-3">{event.actor_name ?? t(`review.history.by.${event.by}`)}</span>
            </p>
            <VerdictText verdict={event} tracks={tracks} />
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Shows the artwork as wide as the column, and at full size on a page of its own. */
function ArtworkCard({ artwork, title }: { artwork: Upload | null; title: string }) {
  const { t } = useTranslation();
  const facts = artwork?.artwork;
  const alt = t('release.artwork_of', { title });
  if (!artwork) return <Artwork alt={alt} className="w-full" />;
  return (
    <Card>
      <a href={imageUrl(artwork.id, 'full')} target="_blank" rel="noreferrer" aria-label={t('review.full_size')}>
        <Artwork src={imageUrl(artwork.id, '1000')} alt={alt} className="w-full" raised />
      </a>
      {facts && (
        <p className="num mt-3 text-13 text-ink-2">
          {facts.width_px} × {facts.height_px} px · {facts.format.toUpperCase()}
        </p>
      )}
    </Card>
  );
}

export function ReviewScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const review = useReview(id);
  if (review.isPending) return <Skeleton className="h-160 rounded-card" />;
  if (review.isError && !review.data) {
    const back = (
      <Link to="/backoffice/reviews" className={buttonClass('volt', 'medium')}>
        {t('review.queue.title')}
      </Link>
    );
    return <MissingPage error={review.error} onRetry={() => void review.refetch()} back={back} />;
  }
  // Each submission is a new decision: the key resets what was chosen for the previous one.
  return <ReviewPage key={review.data.release.version} review={review.data} />;
}

/** Shows the findings, then the artist's proofs and changes, then the music; the decision comes last. */
function ReviewPage({ review }: { review: Review }) {
  const { t } = useTranslation();
  const [form, setForm] = useState(EMPTY_DECISION);
  const { release, findings, deliveries, proposal, resubmission, proofs, history } = review;
  const title = release.title.trim() || t('release.untitled');
  const isOpen = release.status === 'in_review' && proposal === null;
  return (
    <FieldFlagsProvider value={isOpen ? toFieldFlags(form, setForm) : null}>
      <div className="grid gap-5">
        <ReviewTitle review={review} title={title} />
        <ReviewLine release={release} title={title} />
        <div className="grid items-start gap-5 lg:grid-cols-aside-96">
          {/* On a phone the decision comes after everything to look at. */}
          <div className="grid min-w-0 gap-5 max-lg:contents">
            {proposal && <ProposalCard release={release} proposal={proposal} />}
            <FindingList findings={findings} release={release} />
            {proofs.length > 0 && <ProofsCard proofs={proofs} />}
            {resubmission && <ChangesCard resubmission={resubmission} />}
            <ReviewTracks release={release} findings={findings} />
            <div className="grid min-w-0 gap-5 max-lg:order-1 empty:hidden">
              {isOpen && <DecisionPanel review={review} form={form} onChange={setForm} />}
              {deliveries.length > 0 && <DeliveriesCard deliveries={deliveries} />}
            </div>
          </div>
          <div className="grid min-w-0 gap-5 max-lg:contents">
            <ArtworkCard artwork={release.artwork} title={title} />
            <MetadataCard release={release} />
            <OwnerCard owner={review.owner} artist={review.artist} />
            {history.length > 1 && <HistoryCard history={history} tracks={release.tracks} />}
          </div>
        </div>
      </div>
    </FieldFlagsProvider>
  );
}

function toFieldFlags(form: DecisionForm, onChange: (form: DecisionForm) => void) {
  const flip = (path: string) => onChange({ ...form, fields: toggle(form.fields, path, !form.fields.includes(path)) });
  return { fields: form.fields, toggle: flip };
}
