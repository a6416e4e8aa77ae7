import { Tabs as ArkTabs } from '@ark-ui/react/tabs'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tab<Value extends string> = { value: Value; label: ReactNode; icon?: ReactNode; content: ReactNode }

export type TabsProps<Value extends string> = {
  /** Says what the tabs choose between. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  className?: string
  panelClassName?: string
}

/** Panels are made when first opened and then kept, with what was typed in them. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  panelClassName,
}: TabsProps<Value>) {
  return (
    <ArkTabs.Root
      value={value}
      onValueChange={(details) => {
        const tab = tabs.find((each) => each.value === details.value)
        if (tab) onChange(tab.value)
      }}
      lazyMount
      translations={{ listLabel: label }}
      className={classNames('min-w-0', className)}
    >
      <ArkTabs.List className="flex overflow-x-auto border-b border-line max-sm:flex-wrap">
        {tabs.map((tab) => (
          <ArkTabs.Trigger
            key={tab.value}
            value={tab.value}
            className={classNames(
              'relative flex min-h-12 flex-1 items-center justify-center gap-2 px-1 text-sm font-semibold sm:px-3 sm:text-base whitespace-nowrap text-muted',
              'border-b-3 border-transparent -mb-px transition-colors duration-150 hover:text-ink',
              'data-selected:border-carmine data-selected:text-ink focus-visible:-outline-offset-3',
            )}
          >
            {tab.icon}
            {tab.label}
          </ArkTabs.Trigger>
        ))}
      </ArkTabs.List>
      {tabs.map((tab) => (
        <ArkTabs.Content key={tab.value} value={tab.value} className={classNames('pt-5', panelClassName)}>
          {tab.content}
        </ArkTabs.Content>
      ))}
    </ArkTabs.Root>
  )
}
