import { CHOSEN_NUMBER, NUMBER_TO_COME, PAGE_CONTENT_ID } from '@tablee/contract/serving/page-content'
import { isPlainPath } from './plain-page.ts'

/** Where the head of each page goes; the copy that devices keep goes without. */
export const HEAD_MARK = '<!--head-->'
/** Where the app draws. */
export const ROOT = '<div id="root"></div>'

/** What asks for the app, as it stands in the built page. */
export const SCRIPT = /<script type="module"[^>]* src=[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

export const CHOOSE_NUMBER = `{
      const field = document.querySelector('#root input[value$="#${NUMBER_TO_COME}"]')
      const chosen = String(100 + Math.floor(Math.random() * 900))
      if (field) field.value = field.value.replace('${NUMBER_TO_COME}', (document.documentElement.dataset.${CHOSEN_NUMBER} = chosen))
    }`

/** Of tournaments and shops, the head says more than the screen does. */
const TITLE = /<title>.*?<\/title>/s

type Filling = {
  readonly path: string
  readonly head: string
  readonly written: { readonly html: string; readonly json: string }
  /** What asks for the app. */
  readonly scripts: readonly string[]
  /** What keeps for the app what only it can do. */
  readonly startScript: string
}

/** The page with its first screen: it answers at once, and nothing that somebody types or presses is lost. */
export function filledPage(
  page: string,
  { path, head, written: { html, json }, scripts, startScript }: Filling,
): string {
  const [title = ''] = TITLE.exec(html) ?? []
  const shown = html.replace(TITLE, '')
  const filled = [
    `<div id="root" data-early>${shown}</div>`,
    ...(shown.includes(`#${NUMBER_TO_COME}"`) ? [`<script>${CHOOSE_NUMBER}</script>`] : []),
    `<script type="application/json" id="${PAGE_CONTENT_ID}">${json}</script>`,
    `<template data-when="${whenToCome(path)}">${scripts.join('')}</template>`,
    `<script>${startScript}</script>`,
  ]
  return page
    .replaceAll(SCRIPT, '')
    .replace(HEAD_MARK, () => (isPlainPath(path) && title !== '' ? head.replace(TITLE, () => title) : head))
    .replace(ROOT, () => filled.join('\n    '))
}

/**
 * When the app comes to a stranger: to words, at the first gesture that needs it; to home, then or when nobody touches it for a while;
 * at once where something happens on the page by itself.
 */
function whenToCome(path: string): 'gesture' | 'rest' | 'paint' {
  if (isPlainPath(path)) return 'gesture'
  return path === '/' ? 'rest' : 'paint'
}
