import { createHeldGestures } from './held-gestures.ts'
import { CONTROL, controlOf, isTextField } from './page-controls.ts'

/*
 * Stands in the pages that the server writes, and is all of their script until the app is there: a page answers from its first paint. Links,
 * fields and whatever browsers do by themselves work as they are; what only the app can do is kept for it, and has it come.
 */

/** After so long the app comes to a page that nobody touches. */
const LONGEST_REST_MS = 10_000
/** Paints that never happen keep nobody waiting for longer. */
const LONGEST_PAINT_MS = 1_000
/** Kept by visitors who have nothing here yet; whoever has more gets the app at once. */
const OF_STRANGERS = /^tablee:(?:theme|language|clock-sound|calls-offer|install-offer|server_time_difference)$/
/** Move the page, and ask for nothing. */
const MOVING_KEYS = /^(?:Arrow\w+|Page\w+|Home|End|Shift|Control|Alt|Meta| )$/

const template = document.querySelector('template')
if (template) startIn(template)

function startIn(scripts: HTMLTemplateElement): void {
  const { when } = scripts.dataset
  const files = [...scripts.content.querySelectorAll('link')]
  let isComing = false
  let hasFailed = false
  const come = () => {
    if (isComing) return
    isComing = true
    document.body.append(scripts.content)
  }
  const held = createHeldGestures(window, () => {
    // What could not be had once is not asked for again by the same page. Who only passes over it, or follows a link, is left alone.
    if (hasFailed && navigator.onLine) location.reload()
    else come()
  })
  const giveUp = () => {
    hasFailed = true
    held.drop()
  }
  const stopWaking = when === 'rest' || when === 'gesture' ? wakeBy(when, come) : () => {}
  scripts.content.querySelector('script')?.addEventListener('error', giveUp)
  window.earlyPage = {
    handOver: () => {
      stopWaking()
      void held.handOver()
      delete window.earlyPage
    },
    giveUp,
  }
  performance.mark('hears')
  showMoments()
  if (!stopsAtFirst(when)) afterPaint(come)
  else if (when === 'rest') {
    afterPaint(() => {
      whenIdle(() => document.head.append(...files.map(asFetched)))
      setTimeout(come, LONGEST_REST_MS)
    })
  }
}

/** On its way, and no more: a module that is asked for early would be read as well, while somebody scrolls. */
function asFetched(file: HTMLLinkElement): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.crossOrigin = ''
  link.href = file.getAttribute('href') ?? ''
  return link
}

/** Whether nobody misses the app until they do something. */
function stopsAtFirst(when: string | undefined): boolean {
  if (when !== 'rest' && when !== 'gesture') return false
  if ('waiting' in document.documentElement.dataset || 'drafts' in document.documentElement.dataset) return false
  try {
    const target = decodeURIComponent(location.hash.slice(1))
    if (target !== '' && document.getElementById(target) === null) return false
    return Object.keys(localStorage).every((key) => OF_STRANGERS.test(key))
  } catch {
    return true
  }
}

/** Has the app come before it is needed, as soon as somebody is about to; gives back how to stop. */
function wakeBy(when: 'rest' | 'gesture', come: () => void): () => void {
  const reach = ({ target }: Event) => {
    if (target instanceof Element && (when === 'rest' || target.closest(CONTROL))) come()
  }
  const press = ({ key, target }: KeyboardEvent) => {
    if (isTextField(controlOf(target)) || !MOVING_KEYS.test(key)) come()
  }
  const options = { capture: true, passive: true }
  const kinds = ['pointerdown', 'pointerover', 'focusin'] as const
  for (const kind of kinds) window.addEventListener(kind, reach, options)
  window.addEventListener('keydown', press, options)
  if (when === 'rest') window.addEventListener('scroll', come, options)
  return () => {
    for (const kind of kinds) window.removeEventListener(kind, reach, options)
    window.removeEventListener('keydown', press, options)
    window.removeEventListener('scroll', come, options)
  }
}

/** Where clocks go as they do on the server, its times are those of this device. */
function showMoments(): void {
  for (const moment of document.querySelectorAll<HTMLElement>('time[data-offset]')) {
    const offset = new Date(moment.getAttribute('datetime') ?? '').getTimezoneOffset()
    if (moment.dataset.offset === String(offset)) moment.classList.remove('invisible')
  }
}

/** A page that nobody looks at paints nothing, and waits for nothing. */
function afterPaint(act: () => void): void {
  if (document.hidden) act()
  else {
    requestAnimationFrame(() => setTimeout(act))
    setTimeout(act, LONGEST_PAINT_MS)
  }
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: LONGEST_PAINT_MS })
  else setTimeout(act, LONGEST_PAINT_MS)
}
