import { useRef, useState } from 'react';

type Attempt<Values, Result> = {
  readonly run: (values: Values) => Promise<Result>;
  readonly onSuccess: (result: Result) => void;
  readonly onError: (error: unknown) => void;
};

/** A form's call that runs only once at a time: a second press while it runs sends nothing. */
export function useSingleCall<Values, Result>(
  attempt: Attempt<Values, Result>,
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
    const finish = () => {
      running.current = false;
      setPending(false);
    };
    attempt.run(values).then(
      (result) => {
        finish();
        attempt.onSuccess(result);
      },
      (error: unknown) => {
        finish();
        attempt.onError(error);
      },
    );
  };
  return { isPending, mutate };
}
