import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import type { Review } from '../../../api/review.ts';
import { useReview } from '../../../api/review.ts';
import { MissingPage } from '../../../parts/page/missing-page.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { ArtworkCard } from './artwork-card.tsx';
import { ChangesCard } from './changes-card.tsx';
import { type DecisionForm, EMPTY_DECISION, toggle } from './decision-form.ts';
import { DecisionPanel } from './decision-panel.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { FieldFlagsProvider } from './field-flags.tsx';
import { FindingList } from './finding-list.tsx';
import { HistoryCard } from './history-card.tsx';
import { MetadataCard, OwnerCard } from './metadata-card.tsx';
import { ProofsCard } from './proofs-card.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { ReviewTitle } from './review-title.tsx';
import { ReviewTracks } from './review-tracks.tsx';

export function ReviewScreen() {
  const { t } = useTranslation();
  const { id = '' } = useParams();
  const review = useReview(id);
  if (review.isPending) return <Skeleton className="h-[40rem] rounded-card" />;
  if (review.isError && !review.data) {
    const back = (
      <Link to="/backoffice/reviews" className={buttonClass('volt', 'medium')}>
        {t('review.queue.title')}
      </Link>
    );
    return <MissingPage error={review.error} onRetry={() => void review.refetch()} back={back} />;
  }
  // Another submission is another decision: what was chosen for the one before is forgotten.
  return <ReviewPage key={review.data.release.version} review={review.data} />;
}

/** Findings first, then what the artist answered and changed, then the music; the decision at the end of it. */
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
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          {/* On a phone everything to look at comes before the decision. */}
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
