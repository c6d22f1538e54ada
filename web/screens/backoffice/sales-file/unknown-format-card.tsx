import { PLAIN_COLUMNS } from '@tangent/domain/money/royalty/plain-columns.ts';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../ui/card.tsx';
import { RawLines } from './raw-lines.tsx';

/** Their bytes say nothing to a person. */
const WORKBOOK = /\.(?:xlsx?|xlsm|ods|numbers)$/i;

/** Says why a file was not read, and shows the line by which it should have been recognized. */
export function UnknownFormatCard({ file: { id, name } }: { file: { id: string; name: string } }) {
  const { t } = useTranslation();
  const isWorkbook = WORKBOOK.test(name);
  return (
    <Card title={t('sales.unknown.title')}>
      <p className="max-w-prose text-ink-2">{t(isWorkbook ? 'sales.unknown.workbook' : 'sales.unknown.text')}</p>
      {!isWorkbook && (
        <>
          <ul className="my-3 grid gap-1.5 text-13">
            {(['trends', 'sales'] as const).map((kind) => (
              <li key={kind}>
                <span className="font-strong">{t(`sales.unknown.${kind}`)}</span>{' '}
                <span className="code break-words">{PLAIN_COLUMNS[kind].join(', ')}</span>
              </li>
            ))}
          </ul>
          <RawLines fileId={id} lineNo={1} />
        </>
      )}
    </Card>
  );
}
