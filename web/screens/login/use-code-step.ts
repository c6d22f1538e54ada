import { TWO_FACTOR_FAILURES } from '@tangent/domain/limits.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { confirmCode } from '../../api/auth.ts';
import { useAttempt } from '../../app/doors/use-attempt.ts';
import { useEnter } from '../../parts/use-enter.ts';
import { isWholeCode, normalizeCode } from './two-factor-code.ts';

export type CodeKind = 'app' | 'recovery';

/** A code is sent by itself once it has all its digits; a wrong one is cleared, so that the next can be typed at once. */
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
    if (isWholeCode(code) && code !== text) confirm(code);
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

/** The field of the chosen kind, which one can type into at once. */
function useCodeField() {
  const [kind, setKind] = useState<CodeKind>('app');
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another kind is another field
  useEffect(() => field.current?.focus(), [kind]);
  const choose = (next: CodeKind) => {
    setKind(next);
    setText('');
  };
  return { kind, choose, text, setText, field };
}

function useConfirmation(onVoid: () => void, onWrong: () => void) {
  const enter = useEnter();
  const [problem, setProblem] = useState<unknown>(null);
  const [failures, setFailures] = useState(0);
  const { isPending, mutate } = useAttempt({
    run: confirmCode,
    onSuccess: ({ user }) => enter(user),
    onError: (error) => {
      const name = error instanceof ApiError ? error.name : '';
      const isWrong = name === 'invalid_code';
      const count = failures + (isWrong ? 1 : 0);
      setFailures(count);
      if (name === 'unauthenticated' || count >= TWO_FACTOR_FAILURES) return onVoid();
      setProblem(error);
      if (isWrong) onWrong();
    },
  });
  const confirm = (code: string) => {
    setProblem(null);
    mutate(code);
  };
  const isWrong = problem instanceof ApiError && problem.name === 'invalid_code';
  return { confirm, isPending, problem, triesLeft: isWrong ? TWO_FACTOR_FAILURES - failures : null };
}
