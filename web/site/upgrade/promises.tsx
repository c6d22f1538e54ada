import { REFUND_DAYS } from '@tangent/domain/limits.ts';
import type { PageContext } from '../page.ts';

const PROMISES = ['any_time', 'guarantee', 'stays_live'] as const;

/** What holds for whoever buys, where they buy: the end is theirs to choose, the money comes back, the music stays. */
export function Promises({ texts }: Pick<PageContext, 'texts'>) {
  return (
    <ul className="mt-8 grid gap-x-8 gap-y-5 sm:grid-cols-3">
      {PROMISES.map((promise) => (
        <li key={promise} className="border-t-2 border-current pt-3">
          <p className="text-base font-[680] tracking-[-0.015em]">
            {texts.t(`plans.page.promise.${promise}.title`, { refund: REFUND_DAYS })}
          </p>
          <p className="mt-1 max-w-[44ch] text-15 leading-[1.45]">{texts.t(`plans.page.promise.${promise}.text`)}</p>
        </li>
      ))}
    </ul>
  );
}
