import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { fieldId } from '../../../parts/release/step-issues.ts';
import { Disclosure } from '../../../ui/disclosure.tsx';
import type { TrackForm } from './draft-form.ts';
import { useStyleFindings } from './style-findings-store.ts';
import { useWizardFindings } from './wizard-context.ts';

type TrackGroupProps = {
  index: number;
  /** The fields inside. */
  names: readonly (keyof TrackForm)[];
  title: string;
  summary: string;
  children: ReactNode;
};

/** Fields of a track that belong together, closed until somebody wants them, a link leads to one, or one has a problem. */
export function TrackGroup({ index, names, title, summary, children }: TrackGroupProps) {
  const { t } = useTranslation();
  const { shown } = useWizardFindings();
  const { hash } = useLocation();
  const paths = names.map((name) => `tracks.${index}.${name}`);
  const isWanted = paths.some(
    (path) => isWithin(hash.slice(1), fieldId(path), '-') || shown.some((issue) => isWithin(issue.path, path, '.')),
  );
  // What stores think of a field stands under it; of a field nobody sees it is only counted.
  const hints = useStyleFindings().filter((found) => paths.some((path) => isWithin(found.path, path, '.'))).length;
  const line = (
    <>
      {summary}
      {hints > 0 && <span className="text-warn"> · {t('wizard.track.hints', { count: hints })}</span>}
    </>
  );
  return (
    <Disclosure title={title} summary={line} forced={isWanted}>
      {children}
    </Disclosure>
  );
}

/** The field itself or something in it. */
function isWithin(path: string, whole: string, mark: string): boolean {
  return path === whole || path.startsWith(`${whole}${mark}`);
}
