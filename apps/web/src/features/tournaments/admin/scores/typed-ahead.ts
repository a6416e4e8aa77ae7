/** Then the keys are dropped. */
const PATIENCE_MS = 3_000

/** A digit, or Enter after one. */
export type TypedKey = { readonly key: string; readonly at: number }

let kept: TypedKey[] | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Buffers digits typed while nothing listens: a requested table's scores are not there yet, or a scored sheet is still closing. `132 Enter
 * 2 1` is typed faster than a slow machine renders a sheet.
 */
export function typeAhead(begun: readonly TypedKey[] = []): void {
  stop()
  kept = [...begun]
  document.addEventListener('keydown', keep, true)
  // Using the mouse ends it.
  document.addEventListener('pointerdown', stop, true)
  timer = setTimeout(stop, PATIENCE_MS)
}

/** The buffer, for the new listener. */
export function takeTypedAhead(): readonly TypedKey[] {
  const typed = kept ?? []
  stop()
  return typed
}

function stop(): void {
  kept = null
  clearTimeout(timer)
  document.removeEventListener('keydown', keep, true)
  document.removeEventListener('pointerdown', stop, true)
}

function keep(event: KeyboardEvent): void {
  const { key, altKey, ctrlKey, metaKey, repeat, timeStamp: at } = event
  if (kept === null || altKey || ctrlKey || metaKey || repeat) return
  if (key === 'Escape') {
    stop()
    return
  }
  const isMeant = /^\d$/.test(key) || (key === 'Enter' && kept.some((each) => each.key !== 'Enter'))
  if (isMeant) kept.push({ key, at })
  // Separators between numbers would otherwise press the focused button.
  if (isMeant || key === ' ' || key === '-') {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}
