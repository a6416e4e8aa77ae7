import { Tabs as ArkTabs } from '@ark-ui/react/tabs'
import { type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { classNames } from './class-names.ts'
import { useOwnScroll } from './use-own-scroll.ts'
import { useRootMark } from './use-root-mark.ts'

/** A visual count behind a tab; the label explains it. */
export type TabBadge = { count: number; label: string; isUrgent?: boolean }

export type Tab<Value extends string> = {
  value: Value
  label: ReactNode
  icon?: ReactNode
  badge?: TabBadge | null
  content: ReactNode
}

export type TabsProps<Value extends string> = {
  /** Accessible name. */
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
  /** `thumb`: below 1024 px the tabs are at the bottom, as high as their container allows. */
  placement?: 'top' | 'thumb'
  /** For observing the tab bar. */
  listRef?: Ref<HTMLDivElement>
  /** Renders the part above the panels, including the tabs. */
  head?: (list: ReactNode) => ReactNode
  /** The next act, independent of the tab: below the panels, above bottom tabs. */
  action?: ReactNode
  className?: string
  panelClassName?: string
}

const LISTS = {
  top: 'flex overflow-x-auto border-b border-line max-sm:flex-wrap',
  thumb:
    'flex border-line bg-paper large-text:overflow-x-auto max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t ' +
    'max-lg:pb-[env(safe-area-inset-bottom)] flat:group-has-data-action-bar/tabs:right-[54%] lg:border-b desk:border-b-0 desk:bg-transparent print:hidden',
}

const TRIGGERS = {
  top: '-mb-px min-h-12 flex-1 gap-2 border-b-3 px-1 text-sm sm:px-3 sm:text-base data-selected:border-carmine',
  thumb:
    'max-lg:thumb-bar-high max-lg:flex-auto max-lg:flex-col max-lg:border-t-3 max-lg:px-1 max-lg:text-sm max-lg:leading-[1rem] ' +
    'flat:pb-1 ' +
    'large-text:px-3 ' +
    'lg:min-h-12 lg:flex-1 lg:gap-2 lg:border-b-3 lg:px-3 lg:-mb-px desk:mb-0 desk:h-14 desk:flex-none data-selected:border-carmine',
}

/**
 * Panels are created when first opened and kept with their input. They are not the library's, which measures all focusable elements on
 * showing: seconds for hundreds of rows.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
  placement = 'top',
  listRef,
  head = (list) => list,
  action,
  className,
  panelClassName = 'pt-5',
}: TabsProps<Value>) {
  const id = useId()
  const [opened, setOpened] = useState<ReadonlySet<Value>>(new Set([value]))
  if (!opened.has(value)) setOpened(new Set([...opened, value]))
  const root = useRef<HTMLDivElement>(null)
  useOwnScroll(root, value, placement === 'thumb')
  useRootMark('thumb-bar', placement === 'thumb')
  const panelId = (of: Value) => `${id}panel-${of}`
  const list = (
    <ArkTabs.List className={LISTS[placement]} {...(listRef ? { ref: listRef } : {})}>
      {tabs.map((tab) => (
        <ArkTabs.Trigger
          key={tab.value}
          value={tab.value}
          aria-controls={opened.has(tab.value) ? panelId(tab.value) : undefined}
          aria-description={tab.badge?.label}
          className={classNames(
            'relative flex items-center justify-center border-transparent font-semibold whitespace-nowrap text-muted',
            'transition-colors duration-150 hover:text-ink data-selected:text-ink focus-visible:-outline-offset-3',
            TRIGGERS[placement],
          )}
        >
          {tab.icon}
          {tab.label}
          {tab.badge ? <Badge {...tab.badge} placement={placement} /> : null}
        </ArkTabs.Trigger>
      ))}
    </ArkTabs.List>
  )
  return (
    <div
      ref={root}
      className={classNames('min-w-0', placement === 'thumb' && 'group/tabs flex grow flex-col', className)}
    >
      {/* Only around the list: its context value changes with every render, and React searches everything inside for consumers. */}
      <ArkTabs.Root
        value={value}
        onValueChange={(details) => {
          const tab = tabs.find((each) => each.value === details.value)
          if (tab) onChange(tab.value)
        }}
        ids={{ trigger: (of) => `${id}tab-${of}` }}
        translations={{ listLabel: label }}
        className="contents"
      >
        {head(list)}
      </ArkTabs.Root>
      {tabs.map((tab) =>
        opened.has(tab.value) ? (
          <div
            key={tab.value}
            role="tabpanel"
            id={panelId(tab.value)}
            aria-labelledby={`${id}tab-${tab.value}`}
            hidden={tab.value !== value}
            className={classNames(placement === 'thumb' && 'grow', panelClassName)}
          >
            {tab.content}
          </div>
        ) : null,
      )}
      {action}
    </div>
  )
}

type BadgeProps = TabBadge & { placement: 'top' | 'thumb' }

/** The count is the tab's description, not part of its name. */
function Badge({ count, isUrgent = false, placement }: BadgeProps) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-flex h-[1.25rem] min-w-[1.25rem] items-center justify-center rounded-full px-1 text-sm leading-none font-bold tabular-nums',
        isUrgent ? 'bg-carmine text-on-carmine' : 'bg-amber text-paper',
        placement === 'thumb' && 'max-lg:absolute max-lg:start-1/2 max-lg:top-1 max-lg:ms-2',
      )}
    >
      {count}
    </span>
  )
}
