import type { UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptedExtensions } from '../../../../parts/catalogue/upload/check-file.ts';
import { FileButton } from '../../../../parts/catalogue/upload/file-button.tsx';
import { useFileChoice } from '../../../../parts/catalogue/upload/use-file-choice.ts';
import { FieldError } from '../../../../ui/form/field.tsx';

/** Chooses a replacement for a file; the old one stays until the new one is processed. */
export function ReplaceFile({ kind, onFile }: { kind: UploadKind; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const { problem, choose } = useFileChoice(kind, onFile);
  return (
    <div className="grid justify-items-start gap-2">
      <FileButton
        accept={acceptedExtensions(kind)}
        describedBy={problem ? id : undefined}
        multiple={false}
        onFiles={([file]) => choose(file)}
      >
        {t('upload.replace')}
      </FileButton>
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </div>
  );
}
