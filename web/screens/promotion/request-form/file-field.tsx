import { DOCUMENT_MAX_BYTES } from '@tangent/domain/catalogue/file-limits.ts';
import { Trash2 } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentLink } from '../../../parts/catalogue/upload/document-link.tsx';
import { markSaved, startUpload } from '../../../parts/catalogue/upload/upload-store.ts';
import { UploadTile } from '../../../parts/catalogue/upload/upload-tile.tsx';
import { useUploads } from '../../../parts/catalogue/upload/use-uploads.ts';
import { formatSize } from '../../../parts/text/format.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { type FormFieldProps, useControl } from './use-control.ts';

/** One document: it uploads as soon as it is chosen, and is kept with the draft. */
export function FileField({ field, form }: FormFieldProps) {
  const { t, i18n } = useTranslation();
  const { id, label, hint, error } = useControl({ field, form });
  const slot = `form-${form.id}-${field.name}`;
  const entry = useUploads(slot).get(slot);
  const arrived = entry?.state === 'updating_release' ? entry.upload : null;
  const { write, addDocument } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each file that arrives
  useEffect(() => {
    if (arrived === null) return;
    addDocument(arrived);
    write(field.name, arrived.id);
    markSaved(slot);
  }, [arrived]);
  const document = form.documents.find((one) => one.id === form.values[field.name]) ?? null;
  const size = t('form.file_hint', { size: formatSize(DOCUMENT_MAX_BYTES, i18n.language) });
  return (
    <div className="grid gap-1.5">
      {document !== null && <span className="text-13 font-strong">{label}</span>}
      <UploadTile
        kind="document"
        id={id}
        label={label}
        hint={hint === undefined ? size : `${hint} ${size}`}
        error={error}
        entry={entry}
        upload={document}
        onFile={(file) => startUpload(slot, { file, kind: 'document', release_id: slot })}
      >
        <span className="flex items-center gap-2 rounded-control bg-sunken px-3 py-2">
          {document !== null && <DocumentLink document={document} />}
          <IconButton
            label={t('form.remove', { filename: document?.filename ?? '' })}
            onClick={() => form.write(field.name, '')}
          >
            <Trash2 size={16} aria-hidden />
          </IconButton>
        </span>
      </UploadTile>
    </div>
  );
}
