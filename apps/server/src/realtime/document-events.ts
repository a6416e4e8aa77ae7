import { DATABASE_ID } from '@tablee/contract/channels'
import type { OutsideDocument } from '@tablee/contract/serving/served-collection'
import type { AccountId } from '@tablee/domain/accounts/account'
import type { Bus } from '../ports/bus.ts'

type DocumentAction = 'create' | 'update' | 'delete'

type DocumentHappening = {
  readonly collection: string
  readonly id: string
  readonly action: DocumentAction
  readonly document: () => OutsideDocument
  /** The only recipients; everyone when omitted. */
  readonly audience?: readonly AccountId[]
}

/** The protocol's channels of a document; newer clients may restrict them to one action. */
function documentChannels({ collection, id, action }: DocumentHappening): readonly string[] {
  const documents = `databases.${DATABASE_ID}.collections.${collection}.documents`
  return withAction(['documents', documents, `${documents}.${id}`], action)
}

export function withAction(channels: readonly string[], action: DocumentAction): readonly string[] {
  return [...channels, ...channels.map((channel) => `${channel}.${action}`)]
}

/** From the exact event to the most general, in the protocol's order. */
function documentEvents(collection: string, id: string, action: DocumentAction): readonly string[] {
  const paths = variants([DATABASE_ID, collection, id]).map(
    ([database, inside, document]) => `databases.${database}.collections.${inside}.documents.${document}`,
  )
  const collections = variants([DATABASE_ID, collection]).map(
    ([database, inside]) => `databases.${database}.collections.${inside}`,
  )
  const databases = variants([DATABASE_ID]).map(([database]) => `databases.${database}`)
  return [...paths.map((path) => `${path}.${action}`), ...paths, ...collections, ...databases]
}

/** All variants of the ids with some replaced by `*`, the exact one first. */
function variants(ids: readonly string[]): readonly (readonly string[])[] {
  const [first, ...rest] = ids
  if (first === undefined) return [[]]
  const tails = variants(rest)
  return [first, '*'].flatMap((head) => tails.map((tail) => [head, ...tail]))
}

export type DocumentTeller = {
  readonly tell: (happening: DocumentHappening) => void
  /** Sends what is waiting at once, and delays nothing more. */
  readonly stop: () => void
}

/** At most four documents a second per subject: a whole document is large, and only its last state counts. */
const PAUSE_MS = 250

export function createDocumentTeller(bus: Bus, noteDefect: (error: unknown) => void): DocumentTeller {
  const pauses = new Map<string, { next: DocumentHappening | null; readonly timer: NodeJS.Timeout }>()

  /** False without listeners. */
  function publish(happening: DocumentHappening): boolean {
    const { collection, id, action, document, audience } = happening
    try {
      return bus.publish(documentChannels(happening), () => ({
        events: documentEvents(collection, id, action),
        payload: document(),
        ...(audience ? { audience } : {}),
      }))
    } catch (error) {
      // Notifications come after the fact, some from a timer, where nothing else would catch the error.
      noteDefect(error)
      return true
    }
  }

  function sendNow(key: string, happening: DocumentHappening): void {
    if (!publish(happening)) return
    const timer = setTimeout(() => {
      const next = pauses.get(key)?.next
      pauses.delete(key)
      if (next) sendNow(key, next)
    }, PAUSE_MS)
    timer.unref()
    pauses.set(key, { next: null, timer })
  }

  return {
    tell: (happening) => {
      const key = `${happening.collection} ${happening.id}`
      const pause = pauses.get(key)
      if (pause) pause.next = happening
      else sendNow(key, happening)
    },
    stop: () => {
      for (const { next, timer } of pauses.values()) {
        clearTimeout(timer)
        if (next) publish(next)
      }
      pauses.clear()
    },
  }
}
