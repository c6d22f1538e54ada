import { useTranslation } from 'react-i18next';
import { getErrorText } from '../../../api/error-text.ts';
import { useIssueSentence } from '../../../parts/form/issue-sentence.ts';
import { Banner } from '../../../ui/banner.tsx';
import type { Outcome } from './use-table-import.ts';

/** Shows the result of an import: every cell that stands in the way, each with its line. */
export function ImportOutcome({ outcome }: { outcome: Outcome | null }) {
  const { t, i18n } = useTranslation();
  const sentence = useIssueSentence();
  if (outcome === null) return null;
  if (outcome.kind === 'imported') {
    return (
      <Banner tone="good" title={t('playlist.staff.imported', { added: outcome.added, updated: outcome.updated })}>
        {outcome.read_as !== null && t('playlist.staff.read_as', { encoding: outcome.read_as })}
      </Banner>
    );
  }
  const title = t('playlist.staff.refused', { name: outcome.name });
  if (outcome.kind !== 'refused') {
    return (
      <Banner tone="bad" title={title}>
        {outcome.kind === 'failed' ? getErrorText(i18n, outcome.error) : t(`playlist.staff.${outcome.kind}`)}
      </Banner>
    );
  }
  return (
    <Banner tone="bad" title={title}>
      <ul className="mt-1 grid gap-1 break-words">
        {outcome.issues.map((issue) => (
          <li key={issue.path}>{sentence(issue)}</li>
        ))}
      </ul>
    </Banner>
  );
}
