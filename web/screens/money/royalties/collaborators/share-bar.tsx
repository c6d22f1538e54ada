import type { SplitVersion } from '@tangent/contract/money/collaborator.ts';
import { useTranslation } from 'react-i18next';
import { formatShare } from '../../../../parts/text/format.ts';

/** In an order that keeps neighbours distinguishable with any colour vision. */
const COLORS = ['var(--cat-1)', 'var(--cat-2)', 'var(--cat-4)', 'var(--cat-5)', 'var(--cat-6)', 'var(--cat-3)'];

export function getColor(index: number): string {
  return COLORS[index % COLORS.length] ?? COLORS[0] ?? '';
}

type ShareBarProps = {
  parts: SplitVersion['parts'];
  /** Whether the names and shares are listed below. */
  isNamed?: boolean;
};

/** A bar of 100 %, divided into the shares. */
export function ShareBar({ parts, isNamed = false }: ShareBarProps) {
  const { i18n } = useTranslation();
  const share = (basisPoints: number) => formatShare(basisPoints, i18n.language);
  return (
    <div className="grid gap-1.5">
      <div className="flex h-2 gap-px overflow-hidden rounded-full bg-sunken" aria-hidden>
        {parts.map(({ share_basis_points }, index) => (
          <span key={index} style={{ width: `${share_basis_points / 100}%`, background: getColor(index) }} />
        ))}
      </div>
      {isNamed && (
        <p className="text-13 break-words text-ink-2">
          {parts.map(({ name, share_basis_points }) => `${name} ${share(share_basis_points)}`).join(' · ')}
        </p>
      )}
    </div>
  );
}
