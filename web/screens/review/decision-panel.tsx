import type { Release } from '@tangent/contract/release.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { getErrorText } from '../../api/error-text.ts';
import { type Decision, useDecision } from '../../api/review.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FieldError } from '../../ui/field.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { useToast } from '../../ui/toast.tsx';
import { buildDecision, type DecisionForm, EMPTY_DECISION } from './decision-form.ts';
import { ReasonFields } from './reason-fields.tsx';

const KINDS: readonly Decision['kind'][] = ['approve', 'reopen', 'reject'];

/** Approve, reopen with reasons, or reject for good. */
export function DecisionPanel({ release }: { release: Release }) {
  const { t } = useTranslation();
  const [form, setForm] = useState<DecisionForm>(EMPTY_DECISION);
  const [asked, setAsked] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const decision = buildDecision(form);
  const press = () => {
    setAsked(true);
    if (decision !== null) setConfirming(true);
  };

  return (
    <Card title={t('review.decision.title')}>
      <div className="grid gap-4">
        <KindCards kind={form.kind} onChange={(kind) => setForm({ ...form, kind })} />
        {form.kind !== null && form.kind !== 'approve' && (
          <ReasonFields form={form} tracks={release.tracks} onChange={setForm} asked={asked} />
        )}
        {asked && form.kind === null && <FieldError id="decision-error">{t('review.decision.choose')}</FieldError>}
        <Button tone="volt" className="justify-self-start" onClick={press}>
          {t(form.kind === null ? 'review.decision.decide' : `review.decision.${form.kind}`)}
        </Button>
      </div>
      {decision !== null && (
        <ConfirmDecision release={release} decision={decision} open={confirming} onOpenChange={setConfirming} />
      )}
    </Card>
  );
}

type KindCardsProps = { kind: Decision['kind'] | null; onChange: (kind: Decision['kind']) => void };

function KindCards({ kind, onChange }: KindCardsProps) {
  const { t } = useTranslation();
  return (
    <RadioCards
      label={<span className="sr-only">{t('review.decision.title')}</span>}
      columns={3}
      value={kind}
      onChange={(event) => onChange(event.target.value as Decision['kind'])}
      cards={KINDS.map((value) => ({
        value,
        label: t(`review.decision.${value}`),
        detail: t(`review.decision.${value}_detail`),
      }))}
    />
  );
}

type ConfirmDecisionProps = {
  release: Release;
  decision: Decision;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

function ConfirmDecision({ release, decision, open, onOpenChange }: ConfirmDecisionProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const decide = useDecision(release.id);
  const title = release.title.trim() || t('release.untitled');
  const confirm = () =>
    decide.mutate(decision, {
      onSuccess: () => {
        toast('good', t(`review.decision.${decision.kind}_done`, { title }));
        void navigate('/backoffice/reviews');
      },
      onError: (error) => toast('bad', getErrorText(i18n, error)),
      onSettled: () => onOpenChange(false),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(`review.decision.${decision.kind}_confirm`, { title })}
      description={t(`review.decision.${decision.kind}_detail`)}
      confirm={t(`review.decision.${decision.kind}`)}
      tone={decision.kind === 'approve' ? 'volt' : 'bad'}
      busy={decide.isPending}
      onConfirm={confirm}
    />
  );
}
