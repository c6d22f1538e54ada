import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';

type CopyButtonProps = {
  text: string;
  label: string;
  /** The main action of its card: as wide as the card. */
  isMain?: boolean;
};

/** Copies a text to the clipboard and confirms it in place. */
export function CopyButton({ text, label, isMain = false }: CopyButtonProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const [copied, setCopied] = useState<string | null>(null);
  const isCopied = copied === text;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      toast('bad', t('account.copy_failed'));
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <span className={isMain ? 'grid' : undefined}>
      <Button size={isMain ? 'medium' : 'small'} tone={isMain ? 'volt' : 'plain'} onClick={() => void copy()}>
        <Icon size={15} aria-hidden /> {isCopied ? t('account.copied') : label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && t('account.copied')}
      </span>
    </span>
  );
}
