import type { LineKind } from '@tangent/domain/money/royalty/line-kind.ts';
import { useTranslation } from 'react-i18next';

/** Names what a line is about, before its other facts. */
export function EntryKind({ kind }: { kind: LineKind }) {
  const { t } = useTranslation();
  return <span className="font-bold text-ink">{t(`royalty.kind.${kind}`)} · </span>;
}
