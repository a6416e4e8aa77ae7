import { isHostName } from '../host-name.ts'

/** Maximum length in UTF-16 units. */
export const DECK_ADDRESS_MAX_LENGTH = 2048

/** A deck id on the deck site. */
export const DECK_ID_PATTERN = /^[A-Za-z0-9_-]{1,64}$/

const DECK_SITE_HOSTS: readonly string[] = ['moxfield.com', 'www.moxfield.com']
const DECKS_PATH = '/decks/'

/** Host, port, rest; no user name or password. */
const WEB_ADDRESS = /^(https?):\/\/([^\s/?#@:\\]+)(?::(\d{1,5}))?((?:[/?#][^\s\p{C}<>"\\]*)?)$/iu
const HIGHEST_PORT = 65_535

/** The deck id of an address on the deck site, in the one form https and `/decks/{id}`. Null otherwise: nothing else is ever fetched. */
export function readDeckAddress(typed: string): string | null {
  const address = readAddress(typed)
  if (address?.scheme !== 'https' || address.port !== null || !DECK_SITE_HOSTS.includes(address.host)) return null
  if (!address.rest.startsWith(DECKS_PATH)) return null
  const id = address.rest.slice(DECKS_PATH.length)
  return DECK_ID_PATTERN.test(id) ? id : null
}

/** Whether a person could follow this text as a link. */
export function isWebAddress(typed: string): boolean {
  return readAddress(typed) !== null
}

type Address = {
  readonly scheme: string
  readonly host: string
  readonly port: number | null
  readonly rest: string
}

function readAddress(typed: string): Address | null {
  const text = typed.trim()
  if (text.length > DECK_ADDRESS_MAX_LENGTH) return null
  const [whole, scheme = '', host = '', port, rest = ''] = WEB_ADDRESS.exec(text) ?? []
  if (whole === undefined || !isHostName(host.toLowerCase())) return null
  if (port !== undefined && Number(port) > HIGHEST_PORT) return null
  return {
    scheme: scheme.toLowerCase(),
    host: host.toLowerCase(),
    port: port === undefined ? null : Number(port),
    rest,
  }
}
