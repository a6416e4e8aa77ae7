import { CHOSEN_NUMBER, NUMBER_TO_COME, PAGE_CONTENT_ID } from '@tablee/contract/serving/page-content'
import { isPlainPath } from './plain-page.ts'

/** Replaced by each page's head; the copy cached on devices has none. */
export const HEAD_MARK = '<!--head-->'
/** Where the app renders. */
export const ROOT = '<div id="root"></div>'

/** The built page's script tag of the app. */
export const SCRIPT = /<script type="module"[^>]* src=[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

export const CHOOSE_NUMBER = `{
      const field = document.querySelector('#root input[value$="#${NUMBER_TO_COME}"]')
      const chosen = String(100 + Math.floor(Math.random() * 900))
      if (field) field.value = field.value.replace('${NUMBER_TO_COME}', (document.documentElement.dataset.${CHOSEN_NUMBER} = chosen))
    }`

/** For tournaments and shops the head has more than the screen. */
const TITLE = /<title>.*?<\/title>/s

type Filling = {
  readonly path: string
  readonly head: string
  readonly written: { readonly html: string; readonly json: string }
  readonly scripts: readonly string[]
  /** Records for the app what only it can do. */
  readonly startScript: string
}

/** The page with its first screen: usable at once, without losing any input. */
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
 * When the app starts for a stranger: on text pages, at the first gesture that needs it; on the home page, also after a while; at once
 * where the page changes by itself.
 */
function whenToCome(path: string): 'gesture' | 'rest' | 'paint' {
  if (isPlainPath(path)) return 'gesture'
  return path === '/' ? 'rest' : 'paint'
}
