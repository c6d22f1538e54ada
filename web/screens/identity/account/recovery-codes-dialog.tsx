import { Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getProductName } from '../../../app/product.ts';
import { CopyButton } from '../../../parts/page/copy-button.tsx';
import { Banner } from '../../../ui/banner.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';

/** Lets the browser save a text as a file. */
function saveText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}

/** Prints a text without the page around it, in a temporary frame. */
function printText(text: string): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.style.position = 'fixed';
  frame.style.visibility = 'hidden';
  document.body.append(frame);
  const page = frame.contentDocument;
  const paper = frame.contentWindow;
  if (page === null || paper === null) return;
  const lines = page.createElement('pre');
  lines.textContent = text;
  page.body.append(lines);
  paper.addEventListener('afterprint', () => frame.remove());
  paper.print();
}

type RecoveryCodesDialogProps = { codes: readonly string[] | null; username: string; onSaved: () => void };

/** Shows the codes, which can be seen only once. Closing without saving them asks for confirmation first. */
export function RecoveryCodesDialog({ codes, username, onSaved }: RecoveryCodesDialogProps) {
  const { t } = useTranslation();
  const [isWarned, setWarned] = useState(false);
  const close = () => {
    setWarned(false);
    onSaved();
  };
  return (
    <Dialog
      open={codes !== null}
      onOpenChange={(next) => {
        if (next) return;
        if (isWarned) close();
        else setWarned(true);
      }}
      title={t('account.recovery.title')}
      description={t('account.recovery.text')}
      actions={
        <Button tone="volt" onClick={close}>
          {t('account.recovery.kept')}
        </Button>
      }
    >
      {codes && <CodeList codes={codes} username={username} />}
      {isWarned && (
        <Banner tone="warn" title={t('account.recovery.warning')}>
          {t('account.recovery.warning_text')}
        </Banner>
      )}
    </Dialog>
  );
}

function CodeList({ codes, username }: { codes: readonly string[]; username: string }) {
  const { t } = useTranslation();
  const title = t('account.recovery.file_title', { product: getProductName(), username });
  const text = [title, '', ...codes, ''].join('\n');
  return (
    <>
      <ol className="grid gap-x-6 gap-y-1.5 rounded-control bg-sunken p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="code text-13 break-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={t('account.recovery.copy')} />
        <Button size="small" onClick={() => saveText(`recovery-codes-${username}.txt`, text)}>
          <Download size={15} aria-hidden /> {t('account.recovery.download')}
        </Button>
        <Button size="small" onClick={() => printText(text)}>
          <Printer size={15} aria-hidden /> {t('account.recovery.print')}
        </Button>
      </div>
    </>
  );
}
