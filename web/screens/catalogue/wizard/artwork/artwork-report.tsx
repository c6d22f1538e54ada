import type { Upload } from '@tangent/contract/catalogue/upload.ts';
import { listStoresByVerdict } from '@tangent/domain/catalogue/release/style/list-store-verdicts.ts';
import { STYLE_RULES } from '@tangent/domain/catalogue/release/style/rule-table.ts';
import { type ArtworkAdvice, adviseArtwork } from '@tangent/domain/catalogue/upload/artwork-advice.ts';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useStores } from '../../../../api/catalogue/store.ts';
import { formatList, formatNumber, formatSize } from '../../../../parts/text/format.ts';
import { useForm } from '../wizard-context.ts';

type ArtworkReportProps = { artwork: Upload; releaseId: string | null };

/** Describes a finished cover: its dimensions, advice, and the verdicts of the chosen stores. */
export function ArtworkReport({ artwork, releaseId }: ArtworkReportProps) {
  const { t, i18n } = useTranslation();
  const facts = artwork.artwork;
  if (facts === null) return null;
  const advice = adviseArtwork(facts, releaseId);
  return (
    <>
      <div>
        <p className="text-base font-strong break-all">{artwork.filename}</p>
        <p className="num text-13 text-ink-2">
          {facts.width_px} × {facts.height_px} px · {facts.format.toUpperCase()} ·{' '}
          {formatSize(artwork.size_bytes, i18n.language)}
        </p>
      </div>
      {advice.length === 0 ? (
        <p className="flex gap-2 text-good">
          <CircleCheck size={17} className="mt-0.5 shrink-0" aria-hidden /> {t('artwork.fine')}
        </p>
      ) : (
        <AdviceList advice={advice} />
      )}
      <StoreReactions advice={advice} />
    </>
  );
}

function AdviceList({ advice }: { advice: readonly ArtworkAdvice[] }) {
  const { t, i18n } = useTranslation();
  return (
    <ul className="grid gap-3">
      {advice.map(({ code, severity, params }) => {
        const Icon = severity === 'warning' ? TriangleAlert : Info;
        const values = formatValues(params, i18n.language);
        return (
          <li key={code} className="flex gap-2">
            <Icon
              size={17}
              className={`mt-0.5 shrink-0 ${severity === 'warning' ? 'text-warn' : 'text-info'}`}
              aria-hidden
            />
            <span className="min-w-0">
              <span className="block font-strong">{t(`artwork.advice.${code}.title`, values)}</span>
              <span className="text-13 text-ink-2">{t(`artwork.advice.${code}.text`, values)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type AdviceValues = Record<'side' | 'true_side' | 'min' | 'bits', string>;

function formatValues(params: ArtworkAdvice['params'], language: string): AdviceValues {
  const written = Object.entries(params).map(([name, value]) => [name, formatNumber(value, language)]);
  return Object.fromEntries(written) as AdviceValues;
}

/** Shows the verdicts of the chosen stores on the cover; nothing while none objects. */
function StoreReactions({ advice }: { advice: readonly ArtworkAdvice[] }) {
  const { t, i18n } = useTranslation();
  const chosen = useForm((form) => form.store_ids);
  const stores = useStores().data?.items.filter(({ id }) => chosen.includes(id)) ?? [];
  const refusing = (severity: 'block' | 'warn') => {
    const rules = advice.map(({ rule }) => STYLE_RULES[rule]).filter((rule) => rule.severity === severity);
    const ids = listStoresByVerdict('refused', rules, chosen);
    return stores.filter(({ id }) => ids.includes(id)).map(({ name }) => name);
  };
  const refused = refusing('block');
  const risk = refusing('warn').filter((name) => !refused.includes(name));
  if (refused.length + risk.length === 0) return null;
  return (
    <div className="rounded-control bg-sunken p-3 text-13">
      <p className="font-strong">{t('artwork.stores.title')}</p>
      {refused.length > 0 && <p>{t('artwork.stores.refused', { stores: formatList(refused, i18n.language) })}</p>}
      {risk.length > 0 && <p>{t('artwork.stores.risk', { stores: formatList(risk, i18n.language) })}</p>}
      {stores.length > refused.length + risk.length && <p className="text-ink-2">{t('artwork.stores.others')}</p>}
    </div>
  );
}
