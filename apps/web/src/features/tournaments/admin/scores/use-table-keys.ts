import { type KeyboardEvent as KeyOf, type RefObject, useEffect, useEffectEvent } from 'react'
import { isDigit, isKey } from './use-typed-score.ts'

/** An open sheet, dialog or menu gets the keys. */
export function isElsewhere(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null
}

type TableKeys = { readonly box: RefObject<HTMLInputElement | null>; readonly prefix: string }

/** A number typed anywhere in the list opens its table with Enter: "4", or "B4". Ctrl+Z undoes the last score while offered. */
export function useTableKeys({ box, prefix }: TableKeys): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
      return takeBackLast(event)
    }
    // The digit itself reaches the box, which has the focus by then.
    const isMeant = isDigit(event) || isKey(event, prefix.slice(0, 1))
    if (isMeant && !isElsewhere()) box.current?.focus()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

/** In a text box it undoes typing. */
function takeBackLast(event: KeyboardEvent): void {
  const { target } = event
  const isTyped = target instanceof HTMLInputElement && target.value !== ''
  const offered = [...document.querySelectorAll<HTMLElement>('[data-undo-score]')].at(-1)
  if (isTyped || !offered || isElsewhere()) return
  event.preventDefault()
  offered.click()
}

/** Up and Down move to the same button in the next row; from the search into the list. */
export function walkRows(event: KeyOf<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey || event.ctrlKey || event.metaKey || isElsewhere()) return
  const rows = [...event.currentTarget.querySelectorAll('li')].filter((row) => !row.closest('[hidden]'))
  const from = document.activeElement
  const at = rows.findIndex((row) => row.contains(from))
  const row = rows[at === -1 && step === 1 ? 0 : at + step]
  if (!row || (at === -1 && step === -1)) return
  const buttons = buttonsOf(row)
  const place = at === -1 ? 0 : buttonsOf(rows[at]).findIndex((button) => button.contains(from))
  const target = buttons[Math.min(Math.max(0, place), buttons.length - 1)]
  if (!target) return
  event.preventDefault()
  target.focus({ preventScroll: true })
  row.scrollIntoView({ block: 'nearest' })
}

function buttonsOf(row: Element | undefined): readonly HTMLElement[] {
  return [...(row?.querySelectorAll('button') ?? [])]
}
