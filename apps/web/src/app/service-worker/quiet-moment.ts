export type QuietMoment = {
  readonly isBusy: () => boolean
  readonly onQuiet: () => void
  readonly quietMs: number
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** Once the page is untouched for a while and nothing is typed or open; the returned function stops it. */
export function atQuietMoment({ isBusy, onQuiet, quietMs }: QuietMoment): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => (isBusy() ? wait() : onQuiet()), quietMs)
  }
  const stop = new AbortController()
  for (const touch of ['pointerdown', 'keydown', 'input', 'scroll']) {
    document.addEventListener(touch, wait, { signal: stop.signal, capture: true, passive: true })
  }
  wait()
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}

export function watchTyping(): () => boolean {
  const touched = new Set<Field>()
  document.addEventListener('input', ({ target }) => isField(target) && touched.add(target), { capture: true })
  return () => [...touched].some((field) => field.isConnected && field.value !== '')
}

function isField(target: EventTarget | null): target is Field {
  return (
    target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  )
}
