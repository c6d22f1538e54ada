import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import type { ButtonTone } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { Menu, MenuChoices, MenuItem } from '../../ui/overlay/menu.tsx';
import { useToast } from '../../ui/overlay/toast.tsx';

const TONES: readonly ButtonTone[] = ['volt', 'ink', 'plain', 'quiet', 'bad'];

export function KitActions() {
  const showToast = useToast();
  return (
    <Card title="Buttons, menus, dialogs, toasts">
      <div className="grid gap-4">
        {(['small', 'medium', 'large'] as const).map((size) => (
          <div key={size} className="flex flex-wrap items-center gap-2">
            {TONES.map((tone) => (
              <Button key={tone} tone={tone} size={size}>
                {tone}
              </Button>
            ))}
          </div>
        ))}
        <KitButtonStates />
        <div className="flex flex-wrap gap-2">
          <KitMenu />
          <KitDialogs />
          <Button onClick={() => showToast('good', 'Draft saved', 'You can close this page.')}>Good toast</Button>
          <Button onClick={() => showToast('bad', 'The draft was not saved')}>Bad toast</Button>
        </div>
      </div>
    </Card>
  );
}

function KitButtonStates() {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button tone="volt" busy>
        Saving
      </Button>
      <Button tone="volt" disabled>
        Disabled
      </Button>
      <Button disabled>Disabled</Button>
      <LinkButton href="#kit">Link</LinkButton>
      <Button tone="volt">
        <Plus size={16} aria-hidden /> New release
      </Button>
      <IconButton label="Delete">
        <Trash2 size={16} aria-hidden />
      </IconButton>
      <Avatar name="Işıl Çelik" />
      <a href="#kit" className="text-link">
        Text link
      </a>
    </div>
  );
}

function KitMenu() {
  const [choice, setChoice] = useState('en');
  return (
    <Menu label="Menu" trigger="Menu" triggerClass="px-3">
      <MenuItem onSelect={() => setChoice('tr')}>Türkçe at once</MenuItem>
      <MenuChoices
        value={choice}
        choices={[
          { value: 'en', label: 'English' },
          { value: 'tr', label: 'Türkçe' },
        ]}
        onChange={setChoice}
      />
    </Menu>
  );
}

function KitDialogs() {
  const [open, setOpen] = useState<'plain' | 'confirm' | null>(null);
  const handleChange = (name: 'plain' | 'confirm') => (next: boolean) => setOpen(next ? name : null);
  return (
    <>
      <Button onClick={() => setOpen('plain')}>Dialog</Button>
      <Button onClick={() => setOpen('confirm')}>Confirm</Button>
      <Dialog
        open={open === 'plain'}
        onOpenChange={handleChange('plain')}
        title="New artist"
        description="As fans know them."
      >
        <p>Any form stands here.</p>
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onOpenChange={handleChange('confirm')}
        title="Remove this track?"
        description="Its file is deleted as well. This cannot be undone."
        confirm="Remove track"
        tone="bad"
        onConfirm={() => setOpen(null)}
      />
    </>
  );
}
