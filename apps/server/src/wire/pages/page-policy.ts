import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const STYLE_ATTRIBUTE = /<[a-z][^<>]*? style="([^"]*)"/g

type Inline = {
  /** The built page with its inline scripts and styles. */
  readonly page: string
  /** Scripts inserted later. */
  readonly scripts: readonly string[]
}

/**
 * What a page may load and run: files of this server, and its inline scripts and styles by hash. The result makes the policy of a written
 * page, which allows exactly its style attributes.
 */
export function createPagePolicy({ page, scripts }: Inline, publicUrl: string): (written: string | null) => string {
  const styles = hashesOf(INLINE_STYLE, page)
  const before = [
    "default-src 'self'",
    ["script-src 'self'", ...new Set([...hashesOf(INLINE_SCRIPT, page), ...scripts.map(hashOf)])].join(' '),
  ]
  const behind = [
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    // Older browsers do not include the live connection in 'self'.
    `connect-src 'self' ${publicUrl.replace(/^http/, 'ws')}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return (written) => {
    const attributes = written === null ? [] : hashesOf(STYLE_ATTRIBUTE, written)
    // Hashes apply to attributes only with this keyword.
    const named = attributes.length === 0 ? [] : ["'unsafe-hashes'", ...attributes]
    return [...before, ["style-src 'self'", ...styles, ...named].join(' '), ...behind].join('; ')
  }
}

function hashesOf(pattern: RegExp, html: string): readonly string[] {
  const texts = [...html.matchAll(pattern)].map(([, text = '']) => text)
  return [...new Set(texts)].map((text) => hashOf(pattern === STYLE_ATTRIBUTE ? decoded(text) : text))
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** As the browser decodes it: the renderer escapes these five. */
function decoded(attribute: string): string {
  return attribute
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
