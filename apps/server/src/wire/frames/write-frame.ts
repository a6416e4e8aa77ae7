import { createHash } from 'node:crypto'
import type { Language } from '@tablee/domain/language'
import type { WrittenAnswer } from '../documents/kept-answers.ts'
import { escapeHtml } from '../link-preview/page-head.ts'
import { sentences } from '../link-preview/preview-text.ts'
import { type FrameLook, styleOf } from './frame-look.ts'

/** What is live is asked again so often by the frame itself: it has no script. */
const LIVE_S = 60

export type FrameContent = {
  readonly title: string
  /** The page of the app that shows the same. */
  readonly page: string
  /** HTML. */
  readonly body: string
  readonly isLive: boolean
}

export type Framing = { readonly look: FrameLook; readonly language: Language }

/** A page for the frame of any site: without script, cookie or form, and with nothing from elsewhere. */
export function writeFrame(
  { title, page, body, isLive }: FrameContent,
  { look, language: lng }: Framing,
): WrittenAnswer {
  const style = styleOf(look)
  const link = `<a href="${escapeHtml(page)}" target="_blank" rel="noopener">`
  const text = [
    `<!doctype html><html lang="${lng}"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    isLive ? `<meta http-equiv="refresh" content="${LIVE_S}">` : '',
    `<style>${style}</style></head><body><h1>${link}${escapeHtml(title)}</a></h1><main>${body}</main>`,
    `<footer>${link}${sentences.t('frames.open', { lng })}</a><span>${sentences.t('frames.by', { lng })}</span></footer>`,
    '</body></html>',
  ]
  return { text: text.join(''), headers: { 'Content-Type': 'text/html; charset=utf-8', ...frameHeaders(style) } }
}

/** The only answers that may stand in a frame, of any site. */
function frameHeaders(style: string) {
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors *`,
    'Referrer-Policy': 'no-referrer',
  }
}
