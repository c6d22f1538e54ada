import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../parts/text/format.ts';
import { Button } from '../../../ui/button.tsx';

type ShowAllProps = { count: number; isOpen: boolean; onChange: (isOpen: boolean) => void };

/** The way to the rest of a long list, when there is one. */
export function ShowAll({ count, isOpen, onChange }: ShowAllProps) {
  const { t, i18n } = useTranslation();
  if (count <= 0) return null;
  return (
    <div className="mt-3">
      <Button size="small" aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
        {isOpen ? t('royalty.show_fewer') : t('royalty.show_more', { number: formatNumber(count, i18n.language) })}
      </Button>
    </div>
  );
}
