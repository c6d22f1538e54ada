import type { FraudCaseDetail } from '@tangent/contract/insight/monitoring.ts';
import { TRACK_REMOVAL_REASONS } from '@tangent/domain/catalogue/release/track-removal.ts';
import { CASE_NOTE_MAX_CHARS } from '@tangent/domain/insight/monitoring-limits.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHoldCaseTrack, useRemoveCaseTrack, useRestoreCaseTrack } from '../../../api/insight/monitoring.ts';
import { useErrorToast } from '../../../parts/page/use-error-toast.ts';
import { TextareaField } from '../../../ui/form/textarea-field.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';
import { ChoiceDialog } from './choice-dialog.tsx';

/** A decision of staff about a track of a case. */
export type TrackAction = {
  kind: 'remove' | 'restore' | 'hold' | 'release';
  track: FraudCaseDetail['tracks'][number];
};

type TrackDialogProps = { id: string; store: string; action: TrackAction; onClose: () => void };

/** Asks staff to confirm a decision about one track, with a note that the artist reads. */
export function TrackDialog(props: TrackDialogProps) {
  return props.action.kind === 'remove' ? <RemoveDialog {...props} /> : <NoteDialog {...props} />;
}

function RemoveDialog({ id, store, action: { track }, onClose }: TrackDialogProps) {
  const { t } = useTranslation();
  const { mutate, isPending } = useRemoveCaseTrack(id);
  const callbacks = useCallbacks('remove', onClose);
  const values = { title: track.title, store };
  return (
    <ChoiceDialog
      open
      onOpenChange={(open) => !open && onClose()}
      labels={{
        title: t('watch.track.ask.remove', values),
        text: t('watch.track.ask.remove_text', values),
        label: t('watch.track.reason'),
        note: t('watch.close.note'),
        note_hint: t('watch.close.note_hint'),
        send: t('watch.track.remove', values),
        missing: t('watch.track.reason_missing'),
      }}
      cards={TRACK_REMOVAL_REASONS.map((value) => ({
        value,
        label: t(`watch.track.reasons.${value}`),
        detail: t(`watch.track.reasons.${value}_detail`, values),
      }))}
      busy={isPending}
      onSend={(reason, note) => mutate({ track_id: track.track_id, reason, note }, callbacks)}
    />
  );
}

function NoteDialog({ id, store, action: { kind, track }, onClose }: TrackDialogProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const restore = useRestoreCaseTrack(id);
  const hold = useHoldCaseTrack(id);
  const callbacks = useCallbacks(kind, onClose);
  const values = { title: track.title, store };
  const send = () => {
    const body = { track_id: track.track_id, note: note.trim() === '' ? null : note.trim() };
    if (kind === 'restore') restore.mutate(body, callbacks);
    else hold.mutate({ ...body, hold: kind === 'hold' }, callbacks);
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(`watch.track.ask.${kind}`, values)}
      description={t(`watch.track.ask.${kind}_text`, values)}
      confirm={t(`watch.track.${kind}`, values)}
      busy={restore.isPending || hold.isPending}
      onConfirm={send}
    >
      <TextareaField
        label={t('watch.close.note')}
        hint={t('watch.close.note_hint')}
        rows={3}
        maxLength={CASE_NOTE_MAX_CHARS}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </ConfirmDialog>
  );
}

function useCallbacks(kind: TrackAction['kind'], onClose: () => void) {
  const { t } = useTranslation();
  const toast = useToast();
  const onError = useErrorToast();
  const onSuccess = () => {
    onClose();
    toast('good', t(`watch.track.done.${kind}`));
  };
  return { onSuccess, onError };
}
