import type { ReleaseStatus } from '@tangent/domain/catalogue/release/status.ts';
import { Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useDeleteRelease, useDuplicateRelease } from '../../../api/catalogue/release-actions.ts';
import { getErrorText } from '../../../api/error-text.ts';
import type { MenuParts } from '../../../app/menu/late-menu.tsx';
import { ConfirmDialog } from '../../../ui/overlay/confirm-dialog.tsx';
import { Menu, MenuItem } from '../../../ui/overlay/menu.tsx';
import { useToast } from '../../../ui/overlay/toast.tsx';

export type ReleaseMenuProps = {
  release: { readonly id: string; readonly title: string; readonly status: ReleaseStatus };
  /** Called after a draft was deleted, because its own page can no longer show it. */
  onDeleted?: (() => void) | undefined;
};

type OpenedReleaseMenuProps = MenuParts & ReleaseMenuProps;

/** The actions on a whole release: duplicate it as a new draft, or delete a draft. */
export function OpenedReleaseMenu({ release, onDeleted, ...parts }: OpenedReleaseMenuProps) {
  const { t } = useTranslation();
  const [confirming, setConfirming] = useState(false);
  const duplicate = useDuplicate();
  const title = release.title.trim() || t('release.untitled');
  return (
    <>
      <Menu {...parts}>
        <MenuItem onSelect={() => duplicate(release.id)}>
          <Copy size={16} aria-hidden /> {t('release.menu.duplicate')}
        </MenuItem>
        {release.status === 'draft' && (
          <MenuItem onSelect={() => setConfirming(true)}>
            <Trash2 size={16} aria-hidden /> {t('release.menu.delete')}
          </MenuItem>
        )}
      </Menu>
      <DeleteDialog
        id={release.id}
        title={title}
        open={confirming}
        onOpenChange={setConfirming}
        onDeleted={onDeleted}
      />
    </>
  );
}

function useDuplicate(): (id: string) => void {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const navigate = useNavigate();
  const duplicate = useDuplicateRelease();
  return (id) =>
    duplicate.mutate(id, {
      onSuccess: (draft) => {
        toast('good', t('release.menu.duplicated'));
        void navigate(`/distributions/${draft.id}/edit`);
      },
      onError: (error) => toast('bad', t('release.menu.duplicate_failed'), getErrorText(i18n, error)),
    });
}

type DeleteDialogProps = {
  id: string;
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDeleted: (() => void) | undefined;
};

function DeleteDialog({ id, title, open, onOpenChange, onDeleted }: DeleteDialogProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const remove = useDeleteRelease();
  const confirm = () =>
    remove.mutate(id, {
      onSuccess: () => {
        toast('good', t('release.menu.deleted', { title }));
        onOpenChange(false);
        onDeleted?.();
      },
      onError: (error) => toast('bad', t('release.menu.delete_failed'), getErrorText(i18n, error)),
    });
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('release.menu.delete_title', { title })}
      description={t('release.menu.delete_text')}
      confirm={t('release.menu.delete')}
      tone="bad"
      busy={remove.isPending}
      onConfirm={confirm}
    />
  );
}
