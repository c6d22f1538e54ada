import { ARTWORK_MAX_PX, ARTWORK_MIN_PX } from '@tangent/domain/catalogue/file-limits.ts';
import { AI_EXTENTS, type AiExtent } from '@tangent/domain/catalogue/release/ai/ai-answers.ts';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../../../api/catalogue/upload-urls.ts';
import { holdFiles } from '../../../../parts/catalogue/upload/drop-music/held-files.ts';
import { findFile, startUpload } from '../../../../parts/catalogue/upload/upload-store.ts';
import { UploadTile } from '../../../../parts/catalogue/upload/upload-tile.tsx';
import { useFileChoice } from '../../../../parts/catalogue/upload/use-file-choice.ts';
import { artworkSlot, useUploads } from '../../../../parts/catalogue/upload/use-uploads.ts';
import { Artwork } from '../../../../ui/artwork.tsx';
import { Card } from '../../../../ui/card.tsx';
import { FieldError } from '../../../../ui/form/field.tsx';
import { RadioCards } from '../../../../ui/form/radio-cards.tsx';
import { useField } from '../draft/use-field.ts';
import { FlaggedMark } from '../submit/flagged-mark.tsx';
import { ReplaceFile } from '../tracks/replace-file.tsx';
import { useDraftState, useForm, useWizardActions } from '../wizard-context.ts';
import { AiCover } from './ai-cover.tsx';
import { ArtworkDrop } from './artwork-drop.tsx';
import { ArtworkReport } from './artwork-report.tsx';
import { ArtworkTemplates } from './artwork-templates.tsx';

/** Shows a large cover with its findings. An image can be chosen, dropped, pasted, generated or made from a template. */
export function ArtworkStep() {
  const { t } = useTranslation();
  const upload = useUploadArtwork();
  const artwork = useForm((form) => form.artwork);
  const releaseId = useDraftState((state) => state.release?.id ?? null);
  const slot = releaseId === null ? '' : artworkSlot(releaseId);
  const entry = useUploads(releaseId).get(slot);
  const field = useField('artwork');
  const preview = useLocalPreview(slot, entry?.state);
  const dropped = useFileChoice('artwork', upload);
  const finished = artwork?.state === 'complete' ? imageUrl(artwork.id, '1000') : null;
  return (
    <div className="grid gap-5">
      <ArtworkDrop onFile={dropped.choose}>
        <Card title={t('wizard.steps.artwork')}>
          <div className="grid gap-6 md:grid-cols-2">
            <Artwork src={preview ?? finished} alt={t('wizard.artwork.alt')} className="w-full" raised />
            <div className="grid content-start gap-4">
              <UploadTile
                kind="artwork"
                {...field}
                hint={t('wizard.artwork.hint', { min: ARTWORK_MIN_PX, max: ARTWORK_MAX_PX })}
                entry={entry}
                upload={artwork}
                onFile={upload}
              >
                {artwork && <ArtworkReport artwork={artwork} releaseId={releaseId} />}
                <FlaggedMark path="artwork" />
                <ReplaceFile kind="artwork" onFile={upload} />
              </UploadTile>
              <p className="text-xs text-ink-3">{t('artwork.anywhere')}</p>
              {dropped.problem && <FieldError id="dropped-problem">{dropped.problem}</FieldError>}
            </div>
          </div>
        </Card>
      </ArtworkDrop>
      {artwork && <ArtworkAi />}
      <AiCover />
      <ArtworkTemplates onFile={upload} />
    </div>
  );
}

/** Asks how far AI made the cover. */
function ArtworkAi() {
  const { t } = useTranslation();
  const { change } = useWizardActions();
  const answer = useForm((form) => form.artwork_ai);
  return (
    <Card title={t('release.field.artwork_ai')}>
      <RadioCards
        {...useField('artwork_ai')}
        hint={t('wizard.ai.artwork_hint')}
        columns={3}
        value={answer}
        onChange={(event) => change({ artwork_ai: event.target.value as AiExtent })}
        cards={AI_EXTENTS.map((value) => ({ value, label: t(`release.ai_extent.${value}`) }))}
      />
    </Card>
  );
}

/**
 * Uploads a cover for this release. Saves the draft first, because uploads need a release that the server knows; one
 * without an artist cannot be saved, so the cover waits for that.
 */
function useUploadArtwork(): (file: File) => void {
  const { store, trySave } = useWizardActions();
  const send = async (file: File) => {
    const release = await trySave();
    if (release !== null) startUpload(artworkSlot(release.id), { file, kind: 'artwork', release_id: release.id });
  };
  return (file) => (store.read().form.artist_id === null ? holdFiles([file]) : void send(file));
}

/** Returns the chosen picture until the server has one of its own. */
function useLocalPreview(slot: string, state: string | undefined): string | null {
  const file = state === undefined || state === 'failed' || state === 'complete' ? null : findFile(slot);
  const url = useMemo(() => (file === null ? null : URL.createObjectURL(file)), [file]);
  useEffect(() => () => void (url !== null && URL.revokeObjectURL(url)), [url]);
  return url;
}
