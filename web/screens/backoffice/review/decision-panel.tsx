import type { SecondApprovalCause } from '@tangent/domain/catalogue/release/review/second-approval.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../api/distribution/review.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { FieldError } from '../../../ui/form/field.tsx';
import { RadioCards } from '../../../ui/form/radio-cards.tsx';
import { ConfirmDecision } from './confirm-decision.tsx';
import { buildDecision, type DecisionForm, type DecisionKind } from './decision-form.ts';
import { ReasonFields } from './reason-fields.tsx';

const KINDS: readonly DecisionKind[] = ['approve', 'reopen', 'reject'];

type DecisionPanelProps = { review: Review; form: DecisionForm; onChange: (form: DecisionForm) => void };

/** Approves, reopens with reasons, or rejects permanently. */
export function DecisionPanel({ review, form, onChange }: DecisionPanelProps) {
  const { t } = useTranslation();
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const decision = buildDecision(form);
  const causes = listCauses(review, form.kind);
  const press = () => {
    setTried(true);
    if (decision !== null) setConfirming(true);
  };
  return (
    <Card title={t('review.decision.title')}>
      <div className="grid gap-4">
        <KindCards kind={form.kind} onChange={(kind) => onChange({ ...form, kind })} />
        <SecondApprovalNote causes={causes} />
        {form.kind !== null && form.kind !== 'approve' && (
          <ReasonFields form={form} tracks={review.release.tracks} onChange={onChange} tried={tried} />
        )}
        {tried && form.kind === null && <FieldError id="decision-error">{t('review.decision.choose')}</FieldError>}
        <Button tone="volt" className="justify-self-start" onClick={press}>
          {t(form.kind === null ? 'review.decision.decide' : `review.decision.${form.kind}`)}
        </Button>
      </div>
      {decision !== null && (
        <ConfirmDecision
          release={review.release}
          decision={decision}
          needsSecondApproval={causes.length > 0}
          open={confirming}
          onOpenChange={setConfirming}
        />
      )}
    </Card>
  );
}

function listCauses({ second_approval }: Review, kind: DecisionKind | null): readonly SecondApprovalCause[] {
  return kind === 'approve' || kind === 'reject' ? second_approval[kind] : [];
}

/** Explains, before the decision, why it requires two reviewers. */
function SecondApprovalNote({ causes }: { causes: readonly SecondApprovalCause[] }) {
  const { t } = useTranslation();
  if (causes.length === 0) return null;
  return (
    <Banner tone="info" title={t('review.second.needed')}>
      {causes.map((cause) => (
        <p key={cause}>{t(`review.second.cause.${cause}`)}</p>
      ))}
    </Banner>
  );
}

type KindCardsProps = { kind: DecisionKind | null; onChange: (kind: DecisionKind) => void };

function KindCards({ kind, onChange }: KindCardsProps) {
  const { t } = useTranslation();
  return (
    <RadioCards
      label={<span className="sr-only">{t('review.decision.title')}</span>}
      columns={3}
      value={kind}
      onChange={(event) => onChange(event.target.value as DecisionKind)}
      cards={KINDS.map((value) => ({
        value,
        label: t(`review.decision.${value}`),
        detail: t(`review.decision.${value}_detail`),
      }))}
    />
  );
}
