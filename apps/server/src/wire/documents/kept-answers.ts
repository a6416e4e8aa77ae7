import type { KeptRoom } from '@tablee/contract/serving/kept-room'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type ActedOn, EVERY_TOURNAMENT, type LastActs, type Mark } from '../../ports/last-acts.ts'
import { encodedInTurns } from '../../turns/text-in-turns.ts'
import { compressed, type Encoding, encodingOf, SMALLEST_COMPRESSED_BYTES } from '../content-encoding.ts'
import { entityTag, isKnown } from './entity-tag.ts'

/** Public answers about some hundred tournaments of 256 players in mid-evening. */
const KEPT_BYTES = 16 * 1_048_576
/** Of a room shared with the tournaments. */
const PART_OF_ROOM = 0.25
/** Lists of all tournaments are outdated by every act and mostly read once: they must not displace what a venue reads. */
const KEPT_BYTES_OF_EVERY = 4 * 1_048_576
/** Per answer, besides its bytes. */
const OVERHEAD_BYTES = 1024
/** The first caller after an act is charged this share: the answer is for everyone. */
const SHARE_OF_MADE_AGAIN = 0.5
/** Limits how long another process's write could stay unnoticed. */
const LONGEST_KEPT_MS = 60_000

export type WrittenAnswer = {
  /** In one piece, or in pieces that are made one by one. */
  readonly text: string | Iterable<string>
  readonly headers: Readonly<Record<string, string>>
  /** Not cached: the next answer may be better without any act. */
  readonly isMakeshift?: boolean
}

/** An answer that is the same for everyone: it depends on one tournament or on all, and on the URL, but never on the caller. */
export type OpenAnswer = {
  /** Identifies everything else the answer depends on. */
  readonly address: string
  /** The answer's subject; null without such a tournament. */
  readonly locate: () => Promise<ActedOn | null>
  /** Null without an answer. */
  readonly write: () => Promise<WrittenAnswer | null>
}

export type KeptAnswer = {
  readonly bytes: Buffer
  readonly etag: string
  readonly encoding: Encoding
  readonly headers: Readonly<Record<string, string>>
}

/** Written and compressed once per state of their subject. */
export type KeptAnswers = {
  /** In an encoding the request accepts; null without an answer. */
  readonly find: (request: FastifyRequest, answer: OpenAnswer) => Promise<KeptAnswer | null>
}

type Wanted = { readonly key: string; readonly encoding: Encoding }

/** An answer's subject, and the mark of the last act before reading began. */
type Origin = { readonly of: ActedOn; readonly mark: Mark }
type Making = {
  readonly answer: Promise<KeptAnswer | null>
  /** Null: nothing was read yet. */
  readonly origin: () => Origin | null
}

export type Keeping = {
  readonly mostBytes?: number
  /** The room shared with what they are made of. */
  readonly room?: KeptRoom
  /** Whether the answer was cached, or is already being made for another caller. */
  readonly noteUse?: (isHit: boolean) => void
  /** Bytes written for the current caller. */
  readonly noteWritten?: (bytes: number) => void
}

/** Beyond the size limit, the least recently used go. */
export function createKeptAnswers(
  acts: LastActs,
  { mostBytes = KEPT_BYTES, room, noteUse = () => {}, noteWritten = () => {} }: Keeping = {},
): KeptAnswers {
  const [ofOne, ofEvery] = [createKept(mostBytes), createKept(KEPT_BYTES_OF_EVERY)]
  const fit = room?.enter(
    {
      bytes: () => ofOne.calculatedSize + ofEvery.calculatedSize,
      dropOldest: () => (ofOne.pop() ?? ofEvery.pop()) !== undefined,
    },
    PART_OF_ROOM,
  )
  const makings = new Map<string, Making>()
  const stands = async ({ of, mark }: Origin) => (await acts.markOf(of)) === mark

  async function make({ locate, write }: OpenAnswer, { key, encoding }: Wanted, begin: (origin: Origin) => void) {
    const isMadeAgain = ofOne.has(key) || ofEvery.has(key)
    const of = await locate()
    if (of === null) return null
    const origin = { of, mark: await acts.markOf(of) }
    begin(origin)
    const written = await write()
    if (!written) return null
    const { headers } = written
    const bytes = typeof written.text === 'string' ? Buffer.from(written.text) : await encodedInTurns(written.text)
    noteWritten(bytes.length * (isMadeAgain ? SHARE_OF_MADE_AGAIN : 1))
    const answer = await encoded({ bytes, headers }, encoding)
    const kept = of === EVERY_TOURNAMENT ? ofEvery : ofOne
    if (!written.isMakeshift && (await stands(origin))) {
      kept.set(key, { ...answer, ...origin })
      fit?.()
    }
    return answer
  }

  function start(open: OpenAnswer, wanted: Wanted): Promise<KeptAnswer | null> {
    let origin: Origin | null = null
    const answer = make(open, wanted, (begun) => {
      origin = begun
    }).finally(() => makings.delete(wanted.key))
    makings.set(wanted.key, { answer, origin: () => origin })
    return answer
  }

  return {
    find: async (request, open) => {
      const encoding = encodingOf(request)
      const wanted = { key: `${encoding ?? ''} ${open.address}`, encoding }
      for (;;) {
        const known = ofOne.get(wanted.key) ?? ofEvery.get(wanted.key)
        if (known && (await stands(known))) {
          noteUse(true)
          return known
        }
        const making = makings.get(wanted.key)
        if (!making) {
          noteUse(false)
          return start(open, wanted)
        }
        const origin = making.origin()
        if (origin && !(await stands(origin))) {
          // It began before an act the caller may know of: the next one will be current.
          await making.answer.catch(() => null)
          continue
        }
        noteUse(true)
        // It may exist by now.
        return (await making.answer) ?? make(open, wanted, () => {})
      }
    },
  }
}

function createKept(mostBytes: number): LRUCache<string, KeptAnswer & Origin> {
  return new LRUCache({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length + OVERHEAD_BYTES,
    ttl: LONGEST_KEPT_MS,
  })
}

async function encoded(
  { bytes, headers }: Pick<KeptAnswer, 'bytes' | 'headers'>,
  encoding: Encoding,
): Promise<KeptAnswer> {
  const etag = entityTag(bytes)
  if (encoding === null || bytes.length < SMALLEST_COMPRESSED_BYTES) return { bytes, etag, headers, encoding: null }
  return { bytes: await compressed(bytes, encoding), etag, headers, encoding }
}

/** Clients may store it but must revalidate: an unchanged one has no body. */
export function sendKept(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): FastifyReply {
  const vary = reply.getHeader('vary')
  void reply.headers(answer.headers)
  void reply.headers({
    ETag: answer.etag,
    'Cache-Control': 'no-cache',
    Vary: vary === undefined ? 'Accept-Encoding' : `${String(vary)}, Accept-Encoding`,
  })
  if (isKnown(request, answer.etag)) return reply.code(304).send()
  if (answer.encoding !== null) void reply.header('Content-Encoding', answer.encoding)
  return reply.send(answer.bytes)
}
