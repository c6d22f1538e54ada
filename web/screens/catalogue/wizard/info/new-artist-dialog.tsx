import type { Artist } from '@tangent/contract/catalogue/artist.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArtistForm } from '../../../../parts/catalogue/artist/artist-form.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../../../ui/overlay/dialog.tsx';

type NewArtistDialogProps = { open: boolean; onClose: () => void; onCreated: (artist: Artist) => void };

/** Creates an artist profile within the wizard. Closing it with typed values asks for confirmation first. */
export function NewArtistDialog({ open, onClose, onCreated }: NewArtistDialogProps) {
  const { t } = useTranslation();
  const { leave, close, setDirty, question } = useLeaving(onClose);
  const selectCreated = (artist: Artist) => {
    onCreated(artist);
    close();
  };
  const cancel = (
    <Button tone="quiet" onClick={leave}>
      {t('ui.cancel')}
    </Button>
  );
  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && leave()}
        title={t('artist.new')}
        description={t('artist.new_lead')}
      >
        <ArtistForm compact onDirty={setDirty} onSaved={selectCreated} cancel={cancel} />
      </Dialog>
      <ConfirmDialog
        {...question}
        title={t('artist.leave.title')}
        description={t('artist.leave.text')}
        confirm={t('artist.leave.confirm')}
        tone="bad"
        onConfirm={close}
      />
    </>
  );
}

function useLeaving(onClose: () => void) {
  const [dirty, setDirty] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const close = () => {
    setConfirming(false);
    setDirty(false);
    onClose();
  };
  const leave = () => (dirty ? setConfirming(true) : close());
  return { leave, close, setDirty, question: { open: confirming, onOpenChange: setConfirming } };
}
