import type { Release } from '@tangent/contract/catalogue/release.ts';
import { REVIEW_NOTE_MAX_CHARS } from '@tangent/domain/distribution/distribution-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Review } from '../../../api/distribution/review.ts';
import { formatInstant } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useDecide } from './confirm-decision.tsx';
import { VerdictText } from './verdict-text.tsx';

type ProposalCardProps = { release: Release; proposal: NonNullable<Review['proposal']> };

/**
 * Shows a decision that waits for the second reviewer: the proposal, its reasons, and the buttons to confirm or
 * decline.
 */
export function ProposalCard({ release, proposal }: ProposalCardProps) {
  const { t, i18n } = useTranslation();
  const { decision, proposed_by, at, is_own } = proposal;
  return (
    <Card title={t(`review.second.${decision}_title`)}>
      <div className="grid gap-4">
        <p className="text-ink-2">
          {t('review.second.by', { name: proposed_by, at: formatInstant(at, i18n.language) })}
        </p>
        <VerdictText verdict={proposal} tracks={release.tracks} />
        {is_own && <p className="font-strong">{t('review.second.own')}</p>}
        <Answers release={release} proposal={proposal} />
      </div>
    </Card>
  );
}

function Answers({ release, proposal: { decision, is_own } }: ProposalCardProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [confirming, setConfirming] = useState(false);
  const title = release.title.trim() || t('release.untitled');
  const { run, busy } = useDecide(release.id, title, () => setConfirming(false));
  return (
    <>
      {!is_own && (
        <TextareaField
          label={t('review.second.note')}
          optional
          rows={2}
          maxLength={REVIEW_NOTE_MAX_CHARS}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        {!is_own && (
          <Button tone={decision === 'approve' ? 'volt' : 'bad'} onClick={() => setConfirming(true)}>
            {t(`review.second.${decision}_confirm`)}
          </Button>
        )}
        <Button busy={busy} onClick={() => run({ kind: 'decline', note: note.trim() || null })}>
          {t(is_own ? 'review.second.take_back' : 'review.second.decline')}
        </Button>
      </div>
      <ConfirmProposalDialog
        open={confirming}
        onOpenChange={setConfirming}
        title={title}
        decision={decision}
        busy={busy}
        onConfirm={() => run({ kind: 'confirm' })}
      />
    </>
  );
}

type ConfirmProposalDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  decision: 'approve' | 'reject';
  busy: boolean;
  onConfirm: () => void;
};

function ConfirmProposalDialog({ title, decision, ...dialog }: ConfirmProposalDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      {...dialog}
      title={t(`review.decision.${decision}_confirm`, { title })}
      description={t(`review.decision.${decision}_detail`)}
      confirm={t(`review.second.${decision}_confirm`)}
      tone={decision === 'approve' ? 'volt' : 'bad'}
    />
  );
}
