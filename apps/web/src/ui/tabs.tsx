import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { classNames } from './class-names.ts'
import { DrawnAfter } from './drawn-after.tsx'
import { useOwnScroll } from './use-own-scroll.ts'
import { useRootMark } from './use-root-mark.ts'

/** A visual count behind a tab, as its language writes it; the label explains it. */
export type TabBadge = { count: string; label: string; isUrgent?: boolean }

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
    // In a large text two by two: one beside the other they were wider than the screen.
    'flex border-line bg-paper large-text:grid large-text:grid-cols-2 max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-20 max-lg:border-t ' +
    'max-lg:pb-[env(safe-area-inset-bottom)] flat:group-has-data-action-bar/tabs:right-[54%] lg:border-b desk:border-b-0 desk:bg-transparent print:hidden',
}

const TRIGGERS = {
  top: '-mb-px min-h-12 flex-1 gap-2 border-b-3 px-1 text-sm sm:px-3 sm:text-base data-selected:border-carmine',
  thumb:
    'max-lg:thumb-bar-high max-lg:flex-auto max-lg:flex-col max-lg:border-t-3 max-lg:px-1 max-lg:text-sm max-lg:leading-[1rem] ' +
    'flat:pb-1 ' +
    'large-text:h-[46px] large-text:flex-row large-text:gap-1.5 large-text:text-[min(0.875rem,7.6vw)] large-text:[&>svg]:hidden ' +
    'lg:min-h-12 lg:flex-1 lg:gap-2 lg:border-b-3 lg:px-3 lg:-mb-px desk:mb-0 desk:h-14 desk:flex-none data-selected:border-carmine',
}

/**
 * Panels are created when first opened and kept with their input. Not the library's: home would load it for this, and its panels measure
 * all focusable elements on showing, seconds for hundreds of rows.
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
    <div
      role="tablist"
      aria-label={label}
      aria-orientation="horizontal"
      className={LISTS[placement]}
      {...(listRef ? { ref: listRef } : {})}
    >
      {tabs.map((tab) => (
        <Trigger
          key={tab.value}
          id={`${id}tab-${tab.value}`}
          tab={tab}
          placement={placement}
          isSelected={tab.value === value}
          controls={opened.has(tab.value) ? panelId(tab.value) : undefined}
          onSelect={() => onChange(tab.value)}
        />
      ))}
    </div>
  )
  return (
    <div
      ref={root}
      className={classNames('min-w-0', placement === 'thumb' && 'group/tabs flex grow flex-col', className)}
    >
      <div className="contents">{head(list)}</div>
      {tabs.map((tab) =>
        opened.has(tab.value) ? (
          <TabPanel
            key={tab.value}
            id={panelId(tab.value)}
            labelledBy={`${id}tab-${tab.value}`}
            isShown={tab.value === value}
            onFound={() => onChange(tab.value)}
            className={classNames(placement === 'thumb' && 'grow', panelClassName)}
          >
            {tab.content}
          </TabPanel>
        ) : null,
      )}
      {action}
    </div>
  )
}

type TabPanelProps = {
  readonly id: string
  readonly labelledBy: string
  readonly isShown: boolean
  /** By the browser's search, while it is not shown. */
  readonly onFound: () => void
  readonly className: string
  readonly children: ReactNode
}

/** One that is not shown keeps its layout: a list of hundreds of rows would be laid out anew, with all of them, once it is. */
function TabPanel({ id, labelledBy, isShown, onFound, className, children }: TabPanelProps) {
  const place = useRef<HTMLDivElement>(null)
  const find = useEffectEvent(onFound)
  useLayoutEffect(() => {
    // React only knows the attribute without a value.
    if (isShown) place.current?.removeAttribute('hidden')
    else place.current?.setAttribute('hidden', 'until-found')
  }, [isShown])
  useEffect(() => {
    const element = place.current
    const listen = () => find()
    element?.addEventListener('beforematch', listen)
    return () => element?.removeEventListener('beforematch', listen)
  }, [])
  return (
    <div ref={place} className={isShown ? className : 'h-0 flex-none'}>
      {/* What hides its contents is itself in the tree of screen readers. */}
      <div role="tabpanel" id={id} aria-labelledby={labelledBy}>
        <DrawnAfter isUrgent={isShown}>{children}</DrawnAfter>
      </div>
    </div>
  )
}

type TriggerProps = {
  readonly id: string
  readonly tab: Omit<Tab<string>, 'content'>
  readonly placement: 'top' | 'thumb'
  readonly isSelected: boolean
  readonly controls: string | undefined
  readonly onSelect: () => void
}

function Trigger({ id, tab: { label, icon, badge }, placement, isSelected, controls, onSelect }: TriggerProps) {
  return (
    <button
      type="button"
      role="tab"
      id={id}
      aria-selected={isSelected}
      aria-controls={controls}
      aria-description={badge?.label}
      data-selected={isSelected ? '' : undefined}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => {
        if (!isSelected) onSelect()
      }}
      onKeyDown={moveByKey}
      className={classNames(
        'relative flex items-center justify-center border-transparent font-semibold whitespace-nowrap text-muted',
        'transition-colors duration-150 hover:text-ink data-selected:text-ink focus-visible:-outline-offset-3',
        TRIGGERS[placement],
      )}
    >
      {icon}
      {label}
      {badge ? <Badge {...badge} placement={placement} /> : null}
    </button>
  )
}

/** Arrows open the tab that they reach, around both ends. */
function moveByKey(event: KeyboardEvent<HTMLButtonElement>): void {
  const { key, currentTarget, altKey, ctrlKey, metaKey } = event
  if (altKey || ctrlKey || metaKey) return
  const all = [...(currentTarget.closest('[role=tablist]')?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])]
  const at = all.indexOf(currentTarget)
  const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[key]
  if (next === undefined) return
  event.preventDefault()
  const reached = all.at(next % all.length)
  reached?.focus()
  reached?.click()
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
        placement === 'thumb' &&
          'max-lg:not-large-text:absolute max-lg:start-1/2 max-lg:top-1 max-lg:not-large-text:ms-2',
      )}
    >
      {count}
    </span>
  )
}
