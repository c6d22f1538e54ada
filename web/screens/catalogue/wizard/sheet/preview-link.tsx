import { ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../../ui/button-class.ts';
import { useDraftState, useWizardActions } from '../wizard-context.ts';

/** Opens the page that fans will see, for its owner alone; a draft that is not stored yet has none. */
export function PreviewLink({ className }: { className?: string }) {
  const { t, i18n } = useTranslation();
  const { store } = useWizardActions();
  const id = useDraftState(({ release }) => release?.id ?? null);
  if (id === null) return null;
  return (
    <a
      href={`/release-preview/${id}?lang=${i18n.language}`}
      target="_blank"
      rel="noopener"
      onClick={() => store.flush()}
      className={buttonClass('plain', 'large', className)}
    >
      {t('sheet.bar.preview')} <ExternalLink size={16} aria-hidden />
    </a>
  );
}
