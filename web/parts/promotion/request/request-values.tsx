import type { FormRequestDetail } from '@tangent/contract/promotion/form.ts';
import { listChanges, listShownFields, listTexts } from '@tangent/domain/promotion/form/check-values.ts';
import type { FormField } from '@tangent/domain/promotion/form/field.ts';
import { findForm } from '@tangent/domain/promotion/form/forms.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LyricsDifference } from '../../catalogue/release/lyrics/lyrics-difference.tsx';
import { DocumentLink } from '../../catalogue/upload/document-link.tsx';
import { formatDate, formatInstant } from '../../text/format.ts';
import { useFieldTexts } from './use-field-texts.ts';

/** The values of a request, as its owner filled them in. */
export function RequestValues({ request }: { request: FormRequestDetail }) {
  const { nameField } = useFieldTexts();
  const form = findForm(request.form);
  const fields = form === null ? [] : listShownFields(form, request.values);
  return (
    <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[minmax(9rem,14rem)_1fr]">
      {fields
        .filter(({ name, type }) => request.values[name] !== undefined || type === 'file')
        .map((field) => (
          <div key={field.name} className="contents">
            <dt className="text-13 text-ink-2">{nameField(field.name)}</dt>
            <dd className="min-w-0 break-words">
              <Value field={field} request={request} />
            </dd>
          </div>
        ))}
    </dl>
  );
}

function Value({ field, request }: { field: FormField; request: FormRequestDetail }): ReactNode {
  const { t, i18n } = useTranslation();
  const { nameOption } = useFieldTexts();
  const value = request.values[field.name];
  const name = (id: string) => request.names[id] ?? id;
  switch (field.type) {
    case 'file':
      return <Documents request={request} ids={listTexts(value)} />;
    case 'checkbox':
      return t(value === true ? 'form.yes' : 'form.no');
    case 'select':
      return nameOption(String(value));
    case 'date':
      return formatDate(String(value), i18n.language);
    case 'changes':
      return (
        <ul className="grid gap-1">
          {listChanges(value).map((line) => (
            <li key={`${line.field} ${line.track} ${line.wanted}`}>
              <b className="font-bold">{nameOption(line.field)}</b>
              {line.track !== '' && `, ${name(line.track)}`}:{' '}
              {line.field === 'lyrics' ? (
                <LyricsDifference before={line.current} after={line.wanted} />
              ) : (
                <>
                  <s className="text-ink-3">{line.current}</s> {line.wanted}
                </>
              )}
            </li>
          ))}
        </ul>
      );
    case 'artist':
    case 'release':
      return name(String(value));
    case 'releases':
      return listTexts(value).map(name).join(', ');
    case 'isrc_list':
    case 'upc':
      return <span className="num whitespace-pre-line">{listTexts(value).join('\n')}</span>;
    default:
      return <span className="whitespace-pre-line">{listTexts(value).join('\n')}</span>;
  }
}

function Documents({ request, ids }: { request: FormRequestDetail; ids: readonly string[] }) {
  const { t, i18n } = useTranslation();
  const { documents, documents_removed_at } = request;
  if (documents_removed_at !== null) {
    return (
      <span className="text-ink-3">
        {t('form.removed', { day: formatInstant(documents_removed_at, i18n.language) })}
      </span>
    );
  }
  return documents.filter(({ id }) => ids.includes(id)).map((one) => <DocumentLink key={one.id} document={one} />);
}
