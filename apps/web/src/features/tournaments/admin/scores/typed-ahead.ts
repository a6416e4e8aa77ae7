/** So long what was typed ahead is waited for. */
const PATIENCE_MS = 3_000

/** A digit, or Enter behind some. */
export type TypedKey = { readonly key: string; readonly at: number }

let kept: TypedKey[] | null = null
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * From here on digits are kept that are typed while nobody listens to them: a table was asked for and its scores do not stand there
 * yet, or a score was typed and its sheet is not gone. `132 Enter 2 1` is typed in less time than a slow machine draws a sheet in.
 */
export function typeAhead(begun: readonly TypedKey[] = []): void {
  stop()
  kept = [...begun]
  document.addEventListener('keydown', keep, true)
  // Whoever takes the mouse goes on otherwise.
  document.addEventListener('pointerdown', stop, true)
  timer = setTimeout(stop, PATIENCE_MS)
}

/** What was kept, for whoever listens from now on. */
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
  // Between two numbers stands a space or a line, which would press what has the focus.
  if (isMeant || key === ' ' || key === '-') {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
}
