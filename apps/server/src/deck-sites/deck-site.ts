import type { SiteDeck } from '@tablee/contract/serving/site-deck'
import { DECK_ID_PATTERN } from '@tablee/domain/decklists/deck-address'
import { readSiteDeck } from './read-site-deck.ts'

export type DeckSite = {
  /** Null when the site does not answer, refuses, or sends no deck. */
  readonly read: (deckId: string) => Promise<SiteDeck | null>
}

export type DeckSiteOptions = {
  /** Scheme and host. */
  readonly url: string
  readonly userAgent: string
  /** Why a deck could not be read, but nothing of the deck. */
  readonly note: (failure: DeckSiteFailure) => void
  /** Also sent to the site, so that questions about it can be answered. */
  readonly requestInHand?: () => string | null
  readonly timeLimitMs?: number
}

export type DeckSiteFailure = {
  readonly why: 'refused' | 'redirected' | 'not-json' | 'too-large' | 'no-deck' | 'too-slow' | 'unreachable'
  readonly status?: number
}

const TIME_LIMIT_MS = 8000
const LARGEST_BODY = 2 * 1024 * 1024
const OK = 200

/** Reads public decks. Only the id comes from outside: scheme, host and path are ours, and redirects are not followed. */
export function createDeckSite(options: DeckSiteOptions): DeckSite {
  const { url, userAgent, note, requestInHand = () => null, timeLimitMs = TIME_LIMIT_MS } = options
  const read = async (deckId: string): Promise<SiteDeck | DeckSiteFailure> => {
    // One limit for connecting, headers and body.
    const signal = AbortSignal.timeout(timeLimitMs)
    const requestId = requestInHand()
    try {
      const response = await fetch(`${url}/v3/decks/all/${deckId}`, {
        headers: {
          ...{ accept: 'application/json', 'user-agent': userAgent },
          ...(requestId === null ? {} : { 'x-request-id': requestId }),
        },
        redirect: 'manual',
        credentials: 'omit',
        signal,
      })
      return await readResponse(response)
    } catch {
      return { why: signal.aborted ? 'too-slow' : 'unreachable' }
    }
  }
  return {
    read: async (deckId) => {
      if (!DECK_ID_PATTERN.test(deckId)) return null
      const deck = await read(deckId)
      if (!('why' in deck)) return deck
      note(deck)
      return null
    },
  }
}

async function readResponse(response: Response): Promise<SiteDeck | DeckSiteFailure> {
  const refusal = refusalOf(response)
  if (refusal) {
    await response.body?.cancel()
    return refusal
  }
  const text = await readText(response)
  if (text === null) return { why: 'too-large' }
  return readSiteDeck(text) ?? { why: 'no-deck' }
}

function refusalOf({ status, headers }: Response): DeckSiteFailure | null {
  if (status >= 300 && status < 400) return { why: 'redirected', status }
  if (status !== OK) return { why: 'refused', status }
  const isJson = /^application\/json\s*(?:;|$)/i.test(headers.get('content-type') ?? '')
  return isJson ? null : { why: 'not-json', status }
}

/** The body, counted after decompression as it arrives; null as soon as it is too large. */
async function readText({ body }: Response): Promise<string | null> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > LARGEST_BODY) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}
