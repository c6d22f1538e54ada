import { Autocomplete } from '@base-ui/react/autocomplete';
import { markWords } from '@tangent/domain/people/search/mark-words.ts';
import type { SearchQuery } from '@tangent/domain/people/search/read-query.ts';
import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { imageUrl } from '../../api/catalogue/upload-urls.ts';
import { Artwork } from '../../ui/artwork.tsx';
import type { ItemPicture, PaletteGroup, PaletteItem } from './palette-item.ts';
import { Key } from './query-field.tsx';
import { WithdrawHit } from './withdraw-hit.tsx';

type ResultGroupProps = {
  group: PaletteGroup;
  query: SearchQuery;
  onChoose: (item: PaletteItem, isNewTab: boolean) => void;
};

/** The rows of one kind. A group without a title is the thing itself, with its amount and what it does. */
export function ResultGroup({ group, query, onChoose }: ResultGroupProps) {
  const choose = (item: PaletteItem) => (event: MouseEvent) => onChoose(item, event.ctrlKey || event.metaKey);
  return (
    <Autocomplete.Group items={group.items} className="pb-1">
      {group.title !== '' && (
        <Autocomplete.GroupLabel className="block px-5 pt-3 pb-1 text-xs text-ink-2">
          {group.title}
        </Autocomplete.GroupLabel>
      )}
      <Autocomplete.Collection>
        {(item: PaletteItem) =>
          group.title === '' ? (
            <Autocomplete.Item
              key={item.id}
              value={item}
              onClick={choose(item)}
              className="mx-3 mt-2.5 block cursor-pointer rounded-card bg-sunken px-4.5 py-4 outline-none data-highlighted:ring-2 data-highlighted:ring-ink data-highlighted:ring-inset"
            >
              <WithdrawHit />
            </Autocomplete.Item>
          ) : (
            <Autocomplete.Item
              key={item.id}
              value={item}
              onClick={choose(item)}
              className="group/row mx-2 flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 outline-none data-highlighted:bg-sunken max-sm:min-h-14"
            >
              <Row item={item} query={query} />
            </Autocomplete.Item>
          )
        }
      </Autocomplete.Collection>
    </Autocomplete.Group>
  );
}

function Row({ item, query }: { item: PaletteItem; query: SearchQuery }) {
  const { t } = useTranslation();
  return (
    <>
      <Picture picture={item.picture} />
      <span className="min-w-0 flex-1">
        <span className="block leading-5 font-strong break-words">
          <Marked text={item.label} query={query} />
        </span>
        {item.detail && (
          <span className={clsx('text-13 text-ink-2', item.kind === 'help' ? 'line-clamp-2' : 'block sm:truncate')}>
            {item.detail}
          </span>
        )}
      </span>
      <span className="flex shrink-0 items-center gap-2 text-xs text-ink-2">
        {t(`palette.kind.${item.kind}`)}
        <span className="hidden group-data-highlighted/row:inline max-sm:hidden!" aria-hidden>
          <Key>Enter</Key>
        </span>
      </span>
    </>
  );
}

const BOX = 'grid size-9 shrink-0 place-items-center';

function Picture({ picture }: { picture: ItemPicture }) {
  if ('icon' in picture) {
    const { icon: Icon } = picture;
    return (
      <span className={clsx(BOX, 'rounded-control bg-sunken group-data-highlighted/row:bg-surface')} aria-hidden>
        <Icon size={18} />
      </span>
    );
  }
  if ('cover' in picture) return <Artwork src={sourceOf(picture.cover)} alt="" className="size-9" />;
  // The newest cover is the label of the artist's record.
  return (
    <span className={clsx(BOX, 'rounded-full bg-(--record)')}>
      <Artwork src={sourceOf(picture.record)} alt="" className="size-5 rounded-full!" />
    </span>
  );
}

function sourceOf(uploadId: string | null): string | null {
  return uploadId === null ? null : imageUrl(uploadId, '300');
}

/** A name in which the words of the search are underlined. */
function Marked({ text, query }: { text: string; query: SearchQuery }) {
  let at = 0;
  return markWords(text, query).map(({ text: part, is_found }) => {
    const key = at;
    at += part.length;
    return is_found ? (
      <mark key={key} className="bg-transparent font-bold text-inherit underline decoration-2 underline-offset-3">
        {part}
      </mark>
    ) : (
      <span key={key}>{part}</span>
    );
  });
}
