import type { UploadKind } from '@tangent/domain/catalogue/upload/upload-kind.ts';
import type { Issue } from '@tangent/domain/issue.ts';
import { useState } from 'react';
import { useIssueSentence } from '../../form/issue-sentence.ts';
import { checkFile, checkImageFile } from './check-file.ts';
import { explainTooLarge } from './explain-too-large.ts';

export type FileChoice = {
  /** Why the last file was not accepted; undefined when it was. */
  readonly problem: string | undefined;
  readonly choose: (file: File | undefined) => void;
};

/** Checks a chosen file before it is sent; an unacceptable one is reported at once. */
export function useFileChoice(kind: UploadKind, onFile: (file: File) => void): FileChoice {
  const sentence = useIssueSentence();
  const [refused, setRefused] = useState<Issue | null>(null);
  const check = async (file: File) => {
    const [issue] = kind !== 'artwork' && kind !== 'picture' ? checkFile(kind, file) : await checkImageFile(kind, file);
    setRefused((await explainTooLarge(issue, file)) ?? null);
    if (issue === undefined) onFile(file);
  };
  return {
    problem: refused === null ? undefined : sentence(refused),
    choose: (file) => {
      if (file !== undefined) void check(file);
    },
  };
}
