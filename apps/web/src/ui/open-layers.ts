import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { afterFrame } from './after-frame.ts'
import { focusWithin } from './focus-within.ts'
import { holdPage, isPageFixed } from './hold-page.ts'
import { isDrawn } from './is-drawn.ts'

/** What is read and pressed above every dialog: announcements and messages. */
const ABOVE = '[aria-live], [role=status], output, [data-scope=toast]'
const TAKES_FOCUS =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]'

type Layer = { readonly content: HTMLElement; readonly onEscape: (event: KeyboardEvent) => void }

/** Last opened last: only that one is heard. */
let layers: readonly Layer[] = []
let hidden: readonly Element[] = []
let release: (() => void) | null = null
let held: (() => void) | null = null
let callOff = () => {}

type LayerWish = {
  readonly content: RefObject<HTMLElement | null>
  /** What takes the focus, unless something within has it. */
  readonly first: RefObject<HTMLElement | null>
  readonly onEscape: (event: KeyboardEvent) => void
  /** Has the focus afterwards, where another part had it before. */
  readonly home?: RefObject<HTMLElement | null> | undefined
}

/**
 * While mounted, its content alone is there for keyboard and screen readers, the page does not scroll, and afterwards the focus is where it
 * was, or at `home`. The page keeps its styles: what makes it inert would work out those of every row anew.
 */
export function useOpenLayer({ content, first, onEscape, home }: LayerWish): void {
  const hearEscape = useEffectEvent(onEscape)
  useLayoutEffect(() => {
    const element = content.current
    if (!element) return
    const before = document.activeElement
    const layer: Layer = { content: element, onEscape: (event) => hearEscape(event) }
    if (!element.contains(before)) first.current?.focus({ preventScroll: true })
    show([...layers, layer])
    return () => {
      show(layers.filter((other) => other !== layer))
      // Once everything of this drawing stands.
      queueMicrotask(() => giveBack(before, { left: element, home: home?.current ?? null }))
    }
  }, [content, first, home])
}

type Left = { readonly left: HTMLElement; readonly home: HTMLElement | null }

function giveBack(before: Element | null, { left, home }: Left): void {
  const { activeElement, body } = document
  const isFree = activeElement === null || activeElement === body || left.contains(activeElement)
  if (!isFree || left.isConnected) return
  const isStill = before instanceof HTMLElement && before.isConnected
  if (home?.isConnected && !(isStill && home.contains(before))) focusWithin(home)
  else if (isStill) before.focus({ preventScroll: true })
}

function show(now: readonly Layer[]): void {
  layers = now
  for (const element of hidden) element.removeAttribute('aria-hidden')
  const top = now.at(-1)
  hidden = top ? hideAround(top.content) : []
  if (top) listen()
  else release?.()
  callOff()
  // Where it stands fixed, it would be seen to jump.
  if (isPageFixed()) holdOrLetGo()
  else callOff = afterFrame(holdOrLetGo)
}

/** Once what opened or left was painted: both have much of the page behind styled and painted anew. */
function holdOrLetGo(): void {
  const isHeld = layers.length > 0
  document.documentElement.toggleAttribute('data-has-sheet', isHeld)
  if (isHeld) held ??= holdPage(document)
  else {
    held?.()
    held = null
  }
}

function listen(): void {
  if (release) return
  document.addEventListener('keydown', hearKey)
  document.addEventListener('focusin', bringBack)
  release = () => {
    document.removeEventListener('keydown', hearKey)
    document.removeEventListener('focusin', bringBack)
    release = null
  }
}

/** Hides everything but the content and what is read above it, and answers what was hidden. */
function hideAround(content: HTMLElement): readonly Element[] {
  const kept = new Set<Element>()
  const whole = new Set<Element>([content, ...document.querySelectorAll(ABOVE)])
  for (const element of whole) {
    for (let at = element.parentElement; at && !kept.has(at); at = at.parentElement) kept.add(at)
  }
  const found: Element[] = []
  const visit = (parent: Element) => {
    for (const child of parent.children) {
      if (whole.has(child)) continue
      if (kept.has(child)) visit(child)
      else if (!child.hasAttribute('aria-hidden') && child.localName !== 'script') found.push(child)
    }
  }
  visit(document.body)
  for (const element of found) element.setAttribute('aria-hidden', 'true')
  return found
}

function hearKey(event: KeyboardEvent): void {
  const top = layers.at(-1)
  if (!top || event.defaultPrevented || event.isComposing) return
  if (event.key === 'Escape') top.onEscape(event)
  else if (event.key === 'Tab') goRound(event, top.content)
}

/** From the last control to the first, and back. */
function goRound(event: KeyboardEvent, content: HTMLElement): void {
  const controls = [...content.querySelectorAll<HTMLElement>(TAKES_FOCUS)].filter(takesFocus)
  const [first, last] = [controls[0], controls.at(-1)]
  const at = document.activeElement
  const isAtEdge = event.shiftKey ? at === first || !controls.some((control) => control === at) : at === last
  if (first && last && !isAtEdge) return
  if (!content.contains(at) && at !== document.body) return
  event.preventDefault()
  const next = (event.shiftKey ? last : first) ?? content
  next.focus()
}

function takesFocus(control: HTMLElement): boolean {
  return control.tabIndex >= 0 && !control.matches(':disabled') && isDrawn(control)
}

/** Only what is hidden gives the focus back: lists and calendars that open above a dialog are not. */
function bringBack({ target }: FocusEvent): void {
  const top = layers.at(-1)
  const isBelow = target instanceof Element && hidden.some((element) => element.contains(target))
  if (top && isBelow && !top.content.contains(target)) top.content.focus({ preventScroll: true })
}
