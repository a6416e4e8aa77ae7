import { createHeldGestures } from './held-gestures.ts'
import { CONTROL, controlOf, isTextField } from './page-controls.ts'

/*
 * The only script of a server-written page until the app loads. Links, fields and native behaviour work as they are; what only the app can
 * do is held for it and makes it load.
 */

/** Then the app loads on an untouched page. */
const LONGEST_REST_MS = 10_000
/** Paints may not happen at all. */
const LONGEST_PAINT_MS = 1_000
/** Visitors with only these keys have nothing here yet; others get the app at once. */
const OF_STRANGERS = /^tablee:(?:theme|language|clock-sound|calls-offer|install-offer|server_time_difference)$/
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
    // A failed load is not retried by the same page.
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

/** Only fetched: `modulepreload` would also parse it, while somebody scrolls. */
function asFetched(file: HTMLLinkElement): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'prefetch'
  link.crossOrigin = ''
  link.href = file.getAttribute('href') ?? ''
  return link
}

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

/** Loads the app as soon as somebody is about to act; returns a function that stops this. */
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

/** Reveals the times for which this device has the server's UTC offset. */
function showMoments(): void {
  for (const moment of document.querySelectorAll<HTMLElement>('time[data-offset]')) {
    const offset = new Date(moment.getAttribute('datetime') ?? '').getTimezoneOffset()
    if (moment.dataset.offset === String(offset)) moment.classList.remove('invisible')
  }
}

/** A page in the background never paints. */
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
