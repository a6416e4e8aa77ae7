import { useEffect, useEffectEvent } from 'react'

/** In the state of an entry of the history: how many things were open over its page. The entry beneath has one less. */
const OPEN = 'tablee:open'

type Opened = { readonly close: () => void }

/** What is open over the page and has an entry of its own to go back from; the last opened last. */
let opened: readonly Opened[] = []
let history: EntriesOfOpened | null = null

/**
 * Back closes what is open before it leaves the page (EVEN-3). Each thing that opens gets an entry of the history, also where the
 * page is the first of its tab, and loses it when it is closed otherwise. Whoever else listens to the history (the router)
 * hears nothing of those entries, as long as this was called first. The answer takes it away again.
 */
export function closeOpenedByBack(window: Window): () => void {
  const entries = new EntriesOfOpened(window)
  history = entries
  return () => {
    entries.leave()
    if (history === entries) history = null
  }
}

/** Back calls `onClose` while it is open, instead of leaving the page. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!isOpen) return
    const own: Opened = { close: () => close() }
    opened = [...opened, own]
    history?.addMissing()
    return () => {
      opened = opened.filter((other) => other !== own)
      history?.removeSoon()
    }
  }, [isOpen])
}

class EntriesOfOpened {
  readonly #window: Window
  readonly #original: Pick<History, 'pushState' | 'replaceState'>
  /** The address of the page that the router shows. */
  #shown: string
  /** A step of our own that has not arrived: `left` when somebody went to another page in the meantime. */
  #step: 'none' | 'under way' | 'left' = 'none'

  constructor(window: Window) {
    const { history, location } = window
    this.#window = window
    this.#shown = location.href
    this.#original = { pushState: history.pushState.bind(history), replaceState: history.replaceState.bind(history) }
    history.pushState = (state, _, url) => this.#show(state, url, 'pushState')
    history.replaceState = (state, _, url) => this.#show(state, url, 'replaceState')
    // Before those who registered earlier.
    window.addEventListener('popstate', this.#arrive, { capture: true })
    // The page was loaded anew while something was open.
    this.removeSoon()
  }

  leave(): void {
    Object.assign(this.#window.history, this.#original)
    this.#window.removeEventListener('popstate', this.#arrive, { capture: true })
  }

  get #depth(): number {
    return depthOf(this.#window.history.state)
  }

  addMissing(): void {
    const { history } = this.#window
    // What is under way would take a new entry with it; it is added on arrival.
    while (this.#step === 'none' && this.#depth < opened.length) {
      this.#original.pushState({ ...history.state, [OPEN]: this.#depth + 1 }, '')
    }
  }

  /** Not at once: who closes something often opens another thing, or goes to another page, which then takes over the entry. */
  removeSoon(): void {
    this.#window.setTimeout(() => this.#removeSpare())
  }

  #removeSpare(): void {
    const spare = this.#depth - opened.length
    if (this.#step !== 'none' || spare <= 0) return
    this.#step = 'under way'
    this.#window.history.go(-spare)
  }

  /** Somebody else writes an entry: it takes the place of ours, so that one step back leads to the page beneath. */
  #show(state: unknown, url: string | URL | null | undefined, how: 'pushState' | 'replaceState'): void {
    const isOverOurs = this.#depth > 0
    this.#original[isOverOurs ? 'replaceState' : how](state, '', url)
    this.#shown = this.#window.location.href
    if (isOverOurs) opened = []
    if (isOverOurs && this.#step === 'under way') this.#step = 'left'
  }

  readonly #arrive = (event: PopStateEvent): void => {
    const isShown = this.#window.location.href === this.#shown
    const depth = depthOf(event.state)
    if (this.#step !== 'none') this.#finishStep(event, isShown)
    // Forward, to what was open once: there is nothing to show there.
    else if (depth > opened.length) {
      event.stopImmediatePropagation()
      this.#removeSpare()
    } else if (!isShown) this.#shown = this.#window.location.href
    else if (depth < opened.length) this.#closeDownTo(depth, event)
  }

  #finishStep(event: Event, isShown: boolean): void {
    const { history, location } = this.#window
    const hasLeft = this.#step === 'left'
    if (hasLeft || isShown) event.stopImmediatePropagation()
    else this.#shown = location.href
    this.#step = hasLeft ? 'under way' : 'none'
    if (hasLeft) history.go(1)
    this.addMissing()
    this.removeSoon()
  }

  #closeDownTo(depth: number, event: Event): void {
    event.stopImmediatePropagation()
    for (const { close } of opened.slice(depth).toReversed()) close()
    // What could not be closed just now keeps an entry.
    this.#window.setTimeout(() => this.addMissing())
  }
}

function depthOf(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && OPEN in state ? state[OPEN] : 0
  return typeof depth === 'number' ? depth : 0
}
