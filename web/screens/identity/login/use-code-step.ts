import { TWO_FACTOR_DIGITS } from '@tangent/domain/identity/identity-limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { listIssues } from '../../../api/error-issues.ts';
import { confirmCode } from '../../../api/identity/auth.ts';
import { useSingleCall } from '../../../app/auth-pages/use-single-call.ts';
import { useFinishSignIn } from '../../../parts/form/use-finish-sign-in.ts';

/** Returns the digits of a typed or pasted authenticator code, without the spaces that apps show in it. */
export function normalizeCode(text: string): string {
  return text.normalize('NFKC').replace(/\D/g, '').slice(0, TWO_FACTOR_DIGITS);
}

export function isCompleteCode(code: string): boolean {
  return code.length === TWO_FACTOR_DIGITS;
}

export type CodeKind = 'app' | 'recovery';

/** Sends a code once it has all its digits; a wrong one is cleared, so that the next can be typed immediately. */
export function useCodeStep(onVoid: () => void) {
  const { kind, choose, text, setText, field } = useCodeField();
  const [isEmpty, setEmpty] = useState(false);
  const { confirm, isPending, problem, triesLeft } = useConfirmation(onVoid, () => {
    setText('');
    field.current?.focus();
  });
  const type = (typed: string) => {
    setEmpty(false);
    if (kind === 'recovery') return setText(typed);
    const code = normalizeCode(typed);
    setText(code);
    if (isCompleteCode(code) && code !== text) confirm(code);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = text.trim();
    setEmpty(code === '');
    if (code === '') field.current?.focus();
    else confirm(code);
  };
  return { kind, choose, text, type, field, submit, isEmpty, isPending, problem, triesLeft };
}

/** Manages the field of the chosen kind of code and focuses it. */
function useCodeField() {
  const [kind, setKind] = useState<CodeKind>('app');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each kind has its own field
  useEffect(() => field.current?.focus(), [kind]);
  const choose = (next: CodeKind) => {
    setKind(next);
    setText('');
  };
  return { kind, choose, text, setText, field };
}

function useConfirmation(onVoid: () => void, onWrong: () => void) {
  const enter = useFinishSignIn();
  const [problem, setProblem] = useState<unknown>(null);
  const { isPending, mutate } = useSingleCall({
    run: confirmCode,
    onSuccess: ({ user }) => enter(user),
    onError: (error) => {
      const isVoid = error instanceof ApiError && error.name === 'unauthenticated';
      if (isVoid || readTriesLeft(error) === 0) return onVoid();
      setProblem(error);
      if (error instanceof ApiError && error.name === 'invalid_code') onWrong();
    },
  });
  const confirm = (code: string) => {
    setProblem(null);
    mutate(code);
  };
  return { confirm, isPending, problem, triesLeft: readTriesLeft(problem) };
}

/** Returns how many wrong codes this sign-in still allows; null if the error is a different one. */
function readTriesLeft(error: unknown): number | null {
  const [issue] = listIssues(error);
  return typeof issue?.params?.left === 'number' ? issue.params.left : null;
}
