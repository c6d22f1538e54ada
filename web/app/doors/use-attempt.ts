import { useRef, useState } from 'react';

type Attempt<Values, Answer> = {
  readonly run: (values: Values) => Promise<Answer>;
  readonly onSuccess: (answer: Answer) => void;
  readonly onError: (error: unknown) => void;
};

/** A call that a form makes once at a time: sent twice by an impatient finger, it is still one. */
export function useAttempt<Values, Answer>(
  attempt: Attempt<Values, Answer>,
): {
  readonly isPending: boolean;
  readonly mutate: (values: Values) => void;
} {
  const [isPending, setPending] = useState(false);
  const running = useRef(false);
  const mutate = (values: Values) => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    const end = () => {
      running.current = false;
      setPending(false);
    };
    attempt.run(values).then(
      (answer) => {
        end();
        attempt.onSuccess(answer);
      },
      (error: unknown) => {
        end();
        attempt.onError(error);
      },
    );
  };
  return { isPending, mutate };
}
