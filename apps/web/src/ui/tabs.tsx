import { Tabs as ArkTabs } from '@ark-ui/react/tabs'
import { type ReactNode, useId, useState } from 'react'
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

/**
 * Panels are made when first opened and then kept, with what was typed in them. They are our own: the library's panel
 * measures everything in it that can take the focus each time it is shown, which takes seconds for hundreds of rows.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  className,
  panelClassName,
}: TabsProps<Value>) {
  const id = useId()
  const [opened, setOpened] = useState<ReadonlySet<Value>>(new Set([value]))
  if (!opened.has(value)) setOpened(new Set([...opened, value]))
  const panelId = (of: Value) => `${id}panel-${of}`
  return (
    <ArkTabs.Root
      value={value}
      onValueChange={(details) => {
        const tab = tabs.find((each) => each.value === details.value)
        if (tab) onChange(tab.value)
      }}
      ids={{ trigger: (of) => `${id}tab-${of}` }}
      translations={{ listLabel: label }}
      className={classNames('min-w-0', className)}
    >
      <ArkTabs.List className="flex overflow-x-auto border-b border-line max-sm:flex-wrap">
        {tabs.map((tab) => (
          <ArkTabs.Trigger
            key={tab.value}
            value={tab.value}
            aria-controls={opened.has(tab.value) ? panelId(tab.value) : undefined}
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
      {tabs.map((tab) =>
        opened.has(tab.value) ? (
          <div
            key={tab.value}
            role="tabpanel"
            id={panelId(tab.value)}
            aria-labelledby={`${id}tab-${tab.value}`}
            hidden={tab.value !== value}
            className={classNames('pt-5', panelClassName)}
          >
            {tab.content}
          </div>
        ) : null,
      )}
    </ArkTabs.Root>
  )
}
