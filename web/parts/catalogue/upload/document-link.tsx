import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { FileText } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { documentUrl } from '../../../api/catalogue/proof.ts';
import { formatSize } from '../../text/format.ts';

/** A link that downloads a document. */
export function DocumentLink({ document }: { document: Upload }) {
  const { i18n } = useTranslation();
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      <FileText size={16} className="shrink-0 text-ink-3" aria-hidden />
      <a className="text-link min-w-0 break-all" href={documentUrl(document.id)} download={document.filename}>
        {document.filename}
      </a>
      <span className="num shrink-0 text-13 text-ink-3">{formatSize(document.size_bytes, i18n.language)}</span>
    </span>
  );
}
