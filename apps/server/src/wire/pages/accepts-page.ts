/** What browsers and link readers can be sent. */
const PAGE = { type: 'text', subtype: 'html' }

/**
 * Whether a request without a route gets a page: unless it is a missing file, or refuses HTML. Link readers accept anything, or do not say.
 */
export function acceptsPage({ method = 'GET', accept, url = '/' }: AskedPage): boolean {
  if (!/^(GET|HEAD)$/.test(method)) return false
  const taken = acceptedPage(accept)
  return taken === 'named' || (taken === 'among-others' && !isFile(url))
}

export type AskedPage = {
  readonly method?: string | undefined
  readonly accept: string | undefined
  readonly url?: string | undefined
}

/** A page in place of a script would be worse than none. A full stop after a link belongs to the sentence around it. */
function isFile(url: string): boolean {
  const [path = ''] = url.split(/[?#]/, 1)
  return /^\/assets\//.test(path) || /\.[a-z][a-z0-9]{0,10}$/i.test(path)
}

/** By the header's most specific range (RFC 9110, 12.5.1); an unreadable header excludes nothing. */
function acceptedPage(accept: string | undefined): 'named' | 'among-others' | 'excluded' {
  if (accept === undefined || accept.trim() === '') return 'among-others'
  const nearest = accept
    .split(',')
    .map(readRange)
    .filter((range) => range !== null)
    .sort((one, other) => other.nearness - one.nearness)[0]
  if (nearest === undefined || !nearest.isTaken) return 'excluded'
  return nearest.nearness === 2 ? 'named' : 'among-others'
}

type Range = { readonly nearness: number; readonly isTaken: boolean }

function readRange(text: string): Range | null {
  const [range = '', ...parameters] = text.split(';').map((part) => part.trim().toLowerCase())
  const [type, subtype] = range === '*' ? ['*', '*'] : range.split('/')
  const isOf = (named: string | undefined, own: string) => named === own || named === '*'
  if (!isOf(type, PAGE.type) || !isOf(subtype, PAGE.subtype)) return null
  const nearness = (type === '*' ? 0 : 1) + (subtype === '*' ? 0 : 1)
  return { nearness, isTaken: !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter)) }
}
