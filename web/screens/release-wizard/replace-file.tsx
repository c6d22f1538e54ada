import type { Issue } from '@tangent/domain/issue.ts';
import type { UploadKind } from '@tangent/domain/upload/upload.ts';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useIssueSentence } from '../../parts/issue-sentence.ts';
import { acceptOf, checkArtworkFile, checkFile } from '../../parts/upload/check-file.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field.tsx';

/** Chooses another file for a place that has one; the old one stays until the new one is through. */
export function ReplaceFile({ kind, onFile }: { kind: UploadKind; onFile: (file: File) => void }) {
  const { t } = useTranslation();
  const sentence = useIssueSentence();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<Issue | null>(null);
  const choose = async (file: File | undefined) => {
    if (file === undefined) return;
    const [issue] = kind === 'artwork' ? await checkArtworkFile(file) : checkFile(kind, file);
    setRefused(issue ?? null);
    if (issue === undefined) onFile(file);
  };
  return (
    <div className="grid justify-items-start gap-2">
      <Button size="small" onClick={() => input.current?.click()} aria-describedby={refused ? id : undefined}>
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
          void choose(file);
        }}
      />
      {refused && <FieldError id={id}>{sentence(refused)}</FieldError>}
    </div>
  );
}
