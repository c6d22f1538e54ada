import type { Plan } from '@tangent/domain/money/plan/plan.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { clearReturnPath, readReturnPath } from '../../../../parts/identity/account/return-path.ts';
import { APP_PATHS } from '../../../../site/app-paths.ts';

/** Welcomes the user to the new plan, once, with a link to what they wanted it for. */
export function WelcomePanel({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const name = t(`plan.name.${plan}`);
  const [back] = useState(readReturnPath);
  useEffect(clearReturnPath, []);
  return (
    <section className="relative overflow-hidden rounded-card bg-volt p-5 text-on-volt sm:p-8">
      <Line />
      <div className="relative grid max-w-xl justify-items-start gap-3">
        <h2 className="display text-panel">{t('subscription.welcome.title', { plan: name })}</h2>
        <p className="text-15">{t('subscription.welcome.text')}</p>
        <Link
          to={back ?? APP_PATHS.new_release}
          className="mt-2 inline-flex min-h-11 items-center rounded-control bg-on-volt px-5 py-2.5 text-15 font-strong text-volt"
        >
          {t(back === null ? 'navigation.new_release' : 'subscription.welcome.back')}
        </Link>
      </div>
    </section>
  );
}

/** Draws the record's groove running out of it, animated once. */
function Line() {
  return (
    <svg
      viewBox="0 0 320 200"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      className="draw absolute top-0 right-0 h-full opacity-25 max-sm:hidden"
      aria-hidden
    >
      {[84, 68, 52, 36, 20].map((radius) => (
        <path
          key={radius}
          pathLength="1"
          d={`M${96 - radius} 110a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`}
        />
      ))}
      <path pathLength="1" d="M96 26H320" />
    </svg>
  );
}
