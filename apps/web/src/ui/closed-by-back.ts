import { useEffectEvent, useLayoutEffect } from 'react'

/** History state: the number of things open over the page. The entry below has one less. */
const OPEN = 'tablee:open'

type Opened = { readonly close: () => void }

/** Open things with a history entry, last opened last. */
let opened: readonly Opened[] = []
let history: EntriesOfOpened | null = null

/**
 * Back closes what is open before leaving the page (EVEN-3). Each opened thing adds a history entry, even on a tab's first page, and
 * removes it when closed otherwise. Other listeners such as the router never see these entries, if this is called first. Returns how to
 * undo it.
 */
export function closeOpenedByBack(window: Window): () => void {
  const entries = new EntriesOfOpened(window)
  history = entries
  return () => {
    entries.leave()
    if (history === entries) history = null
  }
}

/** While open, Back calls `onClose` instead of leaving the page. */
export function useClosedByBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  // Before it is painted: who sees it may go back at once.
  useLayoutEffect(() => {
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
  #shown: string
  /** Our own pending step; `left` if somebody navigated meanwhile. */
  #step: 'none' | 'under way' | 'left' = 'none'

  constructor(window: Window) {
    const { history, location } = window
    this.#window = window
    this.#shown = location.href
    this.#original = { pushState: history.pushState.bind(history), replaceState: history.replaceState.bind(history) }
    history.pushState = (state, _, url) => this.#show(state, url, 'pushState')
    history.replaceState = (state, _, url) => this.#show(state, url, 'replaceState')
    // Before earlier listeners.
    window.addEventListener('popstate', this.#arrive, { capture: true })
    // Reloaded while something was open.
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
    // A pending step would take a new entry with it; add it on arrival.
    while (this.#step === 'none' && this.#depth < opened.length) {
      this.#original.pushState({ ...history.state, [OPEN]: this.#depth + 1 }, '')
    }
  }

  /** Deferred: closing is often followed by opening or navigating, which reuses the entry. */
  removeSoon(): void {
    this.#window.setTimeout(() => this.#removeSpare())
  }

  #removeSpare(): void {
    const spare = this.#depth - opened.length
    if (this.#step !== 'none' || spare <= 0) return
    this.#step = 'under way'
    this.#window.history.go(-spare)
  }

  /** Foreign entries replace ours, so that one step back leads to the page below. */
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
    // Forward, to something closed: nothing to show.
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
    // What could not be closed keeps its entry.
    this.#window.setTimeout(() => this.addMissing())
  }
}

function depthOf(state: unknown): number {
  const depth = typeof state === 'object' && state !== null && OPEN in state ? state[OPEN] : 0
  return typeof depth === 'number' ? depth : 0
}
