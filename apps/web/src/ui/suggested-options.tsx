import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'

export type SuggestedOption = { readonly id: string; readonly label: string; readonly detail: string }

/** To the edge of the screen. */
const SPACE_PX = 8

type SuggestedOptions<Option extends SuggestedOption> = {
  /** Accessible name. */
  readonly label: string
  readonly options: readonly Option[]
  readonly onChoose: (option: Option) => void
  /** Announced on opening. */
  readonly told: string
}

/**
 * Suggestions for a free text field: opened by typing or an arrow key, chosen with Enter or a tap, closed with Escape. Place `list` next to
 * the field inside a `relative` element.
 */
export function useSuggestedOptions<Option extends SuggestedOption>(suggested: SuggestedOptions<Option>) {
  const { options, onChoose } = suggested
  const listId = useId()
  const [isWanted, setIsWanted] = useState(false)
  const [at, setAt] = useState(-1)
  const isOpen = isWanted && options.length > 0
  const active = isOpen ? options[at] : undefined
  const close = () => {
    setIsWanted(false)
    setAt(-1)
  }
  const choose = (option: Option) => {
    close()
    onChoose(option)
  }
  const move = (step: number) => {
    setIsWanted(true)
    setAt((before) =>
      isOpen ? (before + step + options.length + (before < 0 && step < 0 ? 1 : 0)) % options.length : 0,
    )
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keyActs({ event, move, close, isOpen, take: active && (() => choose(active)) })
    if (!act) return
    event.preventDefault()
    act()
  }
  return {
    /** Call with each typed text. */
    open: () => {
      setIsWanted(true)
      setAt(-1)
    },
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-activedescendant': active ? optionId(listId, active) : undefined,
      autoComplete: 'off',
      onKeyDown,
      onBlur: close,
    } as const,
    list: (
      <>
        <p aria-live="polite" className="sr-only">
          {isOpen ? suggested.told : ''}
        </p>
        <OptionList {...suggested} id={listId} isOpen={isOpen} active={active} onChoose={choose} />
      </>
    ) as ReactNode,
  }
}

type Keys = {
  readonly event: KeyboardEvent
  readonly move: (step: number) => void
  readonly close: () => void
  readonly isOpen: boolean
  readonly take: (() => void) | undefined
}

function keyActs({ event, move, close, isOpen, take }: Keys): (() => void) | null {
  if (event.nativeEvent.isComposing) return null
  switch (event.key) {
    case 'ArrowDown':
      return () => move(1)
    case 'ArrowUp':
      return () => move(-1)
    case 'Enter':
      return take ?? null
    case 'Escape':
      return isOpen ? close : null
    default:
      return null
  }
}

type OptionListProps<Option extends SuggestedOption> = SuggestedOptions<Option> & {
  readonly id: string
  readonly isOpen: boolean
  readonly active: Option | undefined
}

/** Hidden, not removed: a dialog around it checks after a tap whether it was inside. */
function OptionList<Option extends SuggestedOption>(props: OptionListProps<Option>) {
  const { id, label, options, isOpen, active, onChoose } = props
  const list = useRef<HTMLUListElement>(null)
  const activeId = active && optionId(id, active)
  useEffect(() => {
    if (isOpen && list.current) keepOnScreen(list.current)
  }, [isOpen])
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView?.({ block: 'nearest' })
  }, [activeId])
  return (
    <ul
      ref={list}
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a combobox; the field has the focus.
      role="listbox"
      aria-label={label}
      hidden={!isOpen}
      className="absolute start-0 top-full z-30 mt-1 max-h-72 w-full max-w-[calc(100vw-1rem)] min-w-[min(16rem,100vw-1rem)] overflow-y-auto rounded-card border border-line bg-surface p-1.5 text-ink shadow-float"
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys.
        <li
          key={option.id}
          id={optionId(id, option)}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as above.
          role="option"
          aria-selected={option === active}
          tabIndex={-1}
          className="grid min-h-11 cursor-pointer content-center rounded-control px-3 py-1 hover:bg-sunken aria-selected:bg-sunken"
          // Otherwise the field blurs, and the list closes, before the finger is lifted.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          <span className="leading-tight wrap-anywhere">{option.label}</span>
          <span className="text-sm leading-tight text-muted wrap-anywhere">{option.detail}</span>
        </li>
      ))}
    </ul>
  )
}

/** A list may be wider than its field, and open below a sheet's visible part. */
function keepOnScreen(list: HTMLElement): void {
  list.style.translate = ''
  const beyond = list.getBoundingClientRect().right - document.documentElement.clientWidth
  if (beyond > -SPACE_PX) list.style.translate = `${-beyond - SPACE_PX}px`
  list.scrollIntoView?.({ block: 'nearest' })
}

function optionId(listId: string, { id }: SuggestedOption): string {
  return `${listId}-${id}`
}
