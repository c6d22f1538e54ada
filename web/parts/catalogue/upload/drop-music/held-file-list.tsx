import { hasUploadExtension } from '@tangent/domain/catalogue/upload/upload-file.ts';
import { FileMusic, FileText, Image, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { formatSize } from '../../../text/format.ts';
import { dropHeldFile, useHeldFiles } from './held-files.ts';

/** Lists the files that wait for an artist, with their sizes: nothing that was dropped disappears. */
export function HeldFileList() {
  const { t, i18n } = useTranslation();
  const files = useHeldFiles();
  return (
    <ul aria-label={t('drop.held', { count: files.length })} className="max-h-72 divide-y divide-line overflow-y-auto">
      {files.map((file, index) => {
        const Icon = findIcon(file.name);
        return (
          <li key={index} className="flex min-h-10 items-center gap-2.5 py-1">
            <Icon size={16} className="shrink-0 text-ink-2" aria-hidden />
            <span className="min-w-0 flex-1 truncate font-strong" title={file.name}>
              {file.name}
            </span>
            <span className="code shrink-0 text-ink-2">{formatSize(file.size, i18n.language)}</span>
            <IconButton label={t('drop.held_remove', { name: file.name })} onClick={() => dropHeldFile(file)}>
              <X size={15} aria-hidden />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}

function findIcon(name: string) {
  if (hasUploadExtension('audio', name)) return FileMusic;
  return /\.(jpe?g|png)$/i.test(name) ? Image : FileText;
}
