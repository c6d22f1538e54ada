import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

type Tab = { readonly value: string; readonly label: ReactNode; readonly panel: ReactNode };

type TabsProps = { label: string; tabs: readonly Tab[]; value?: string; onChange?: (value: string) => void };

export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  return (
    <BaseTabs.Root
      {...(value === undefined ? { defaultValue: tabs[0]?.value } : { value })}
      onValueChange={(next: string) => onChange?.(next)}
    >
      <BaseTabs.List aria-label={label} className="flex gap-5 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="-mb-px min-h-10 pointer-coarse:min-h-11 border-b-3 border-transparent pt-2 pb-1.5 font-medium whitespace-nowrap text-ink-2 -outline-offset-2 hover:text-ink data-active:border-ink data-active:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} className="pt-5">
          {tab.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
