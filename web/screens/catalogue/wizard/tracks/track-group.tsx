import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { fieldId } from '../../../../parts/catalogue/release/step-issues.ts';
import { Disclosure } from '../../../../ui/disclosure.tsx';
import type { TrackForm } from '../draft/draft-form.ts';
import { useStyleFindings } from '../style/style-findings-store.ts';
import { useWizardFindings } from '../wizard-context.ts';

type TrackGroupProps = {
  index: number;
  /** The names of the fields inside. */
  names: readonly (keyof TrackForm)[];
  title: string;
  summary: string;
  children: ReactNode;
};

/** A group of a track's fields, collapsed until the user opens it, a link leads to a field, or a field has an issue. */
export function TrackGroup({ index, names, title, summary, children }: TrackGroupProps) {
  const { t } = useTranslation();
  const { shown } = useWizardFindings();
  const { hash } = useLocation();
  const paths = names.map((name) => `tracks.${index}.${name}`);
  const mustOpen = paths.some(
    (path) => isWithin(hash.slice(1), fieldId(path), '-') || shown.some((issue) => isWithin(issue.path, path, '.')),
  );
  // Style findings appear under their field; for a collapsed field they are only counted.
  const hints = useStyleFindings().filter((found) => paths.some((path) => isWithin(found.path, path, '.'))).length;
  const line = (
    <>
      {summary}
      {hints > 0 && <span className="text-warn"> · {t('wizard.track.hints', { count: hints })}</span>}
    </>
  );
  return (
    <Disclosure title={title} summary={line} forced={mustOpen}>
      {children}
    </Disclosure>
  );
}

/** Whether a path is the field itself or inside it. */
function isWithin(path: string, whole: string, mark: string): boolean {
  return path === whole || path.startsWith(`${whole}${mark}`);
}
