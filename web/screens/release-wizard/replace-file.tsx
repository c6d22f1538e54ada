import type { UploadKind } from '@tangent/domain/upload/upload.ts';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptOf } from '../../parts/upload/check-file.ts';
import { useFileChoice } from '../../parts/upload/use-file-choice.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';

/** Chooses another file for a place that has one; the old one stays until the new one is through. */
export function ReplaceFile({ kind, onFile }: { kind: UploadKind; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { problem, choose } = useFileChoice(kind, onFile);
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="small" onClick={() => input.current?.click()} aria-describedby={problem ? id : undefined}>
        {t('upload.replace')}
      </Button>
      <input
        ref={input}
        type="file"
        accept={acceptOf(kind)}
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          choose(file);
        }}
      />
      {problem && <FieldError id={id}>{problem}</FieldError>}
    </div>
  );
}
