import type { Language } from '@tablee/domain/language'
import { awaySentences } from '@tablee/messages/away'

/** In the app's colours; the app's style is already in the page. */
export const AWAY_STYLE = `
      .away { display: grid; align-content: center; gap: 1rem; box-sizing: border-box; min-height: 100svh; max-width: 36rem; margin: 0 auto; padding: 1.5rem 1rem; }
      .away h1 { margin: 0; font: 700 1.75rem/1.2 var(--font-display, system-ui); text-wrap: balance; }
      .away p { margin: 0; }
      .away a { justify-self: start; display: inline-flex; align-items: center; min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--control); border-radius: 8px; color: inherit; font-weight: 600; text-decoration: none; }
      .away a:focus-visible { outline: 2px solid currentColor; outline-offset: 2px; }
    `

/** A venue's browsers must not all return at the same moment. */
const SHORTEST_WAIT_S = 15
const WAIT_SPREAD_S = 15

/** A device that plays or organizes still opens the app, which shows what it saw last. Others wait here rather than in an empty app. */
export const APP_OR_WAIT = `{
      const { previousElementSibling: later } = document.currentScript
      const known = ['tablee:signed_in', 'tablee:player_ids', 'tablee:organizer_ids', 'userTournaments']
      let isKnown = false
      try {
        isKnown = known.some((key) => localStorage.getItem(key) !== null)
      } catch {}
      if (isKnown) later.replaceWith(later.content)
      else {
        delete document.documentElement.dataset.waiting
        setTimeout(() => location.reload(), ${SHORTEST_WAIT_S * 1000} + Math.random() * ${WAIT_SPREAD_S * 1000})
      }
    }`

type Away = { readonly language: Language; readonly scripts: readonly string[] }

/** For the head, and in place of the app, while the database is away. */
export function awayParts({ language, scripts }: Away): { readonly head: string; readonly body: string } {
  return {
    head: headOf(language, AWAY_STYLE),
    body: [
      `<div id="root">${mainOf(language)}</div>`,
      `<template>${scripts.join('')}</template>`,
      `<script>${APP_OR_WAIT}</script>`,
    ].join('\n    '),
  }
}

/** For a page without the app's style. */
export const AWAY_COLOURS = `
      :root { color-scheme: light dark; --control: light-dark(#8a8170, #7c8596); }
      body { margin: 0; background: light-dark(#fbf8f2, #1a1d24); color: light-dark(#1a1d24, #fbf8f2); font: 1rem/1.5 system-ui, sans-serif; }${AWAY_STYLE}`

const WAIT = `setTimeout(() => location.reload(), ${SHORTEST_WAIT_S * 1000} + Math.random() * ${WAIT_SPREAD_S * 1000})`

/** The same before there is an app. */
export function awayAlone(language: Language, step: Step | null): string {
  return `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    ${headOf(language, AWAY_COLOURS)}
  </head>
  <body>
    ${mainOf(language, step)}
    <script>${WAIT}</script>
  </body>
</html>
`
}

/** In a page that only the app draws. */
export function withoutScripts(language: Language): string {
  return `<noscript><p class="p-4">${awaySentences[language].withoutScripts}</p></noscript>`
}

function headOf(language: Language, style: string): string {
  const waitS = SHORTEST_WAIT_S + Math.floor(Math.random() * WAIT_SPREAD_S)
  return [
    `<title>${awaySentences[language].title}</title>`,
    '<meta name="robots" content="noindex">',
    `<noscript><meta http-equiv="refresh" content="${waitS}"></noscript>`,
    `<style>${style}</style>`,
  ].join('\n    ')
}

/** Progress of the migration. */
type Step = { readonly number: number; readonly of: number }

function mainOf(language: Language, step: Step | null = null): string {
  const { title, kept, again, retry, step: sentence } = awaySentences[language]
  const progress = step
    ? `<p>${sentence.replace('{number}', String(step.number)).replace('{of}', String(step.of))}</p>`
    : ''
  return `<main class="away" lang="${language}"><h1>${title}</h1><p>${kept}</p>${progress}<p>${again}</p><a href="">${retry}</a></main>`
}
