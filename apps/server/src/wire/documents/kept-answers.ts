import type { KeptRoom } from '@tablee/contract/serving/kept-room'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { type ActedOn, EVERY_TOURNAMENT, type LastActs, type Mark } from '../../ports/last-acts.ts'
import { othersHaveTheirTurn } from '../../turns/others-have-their-turn.ts'
import { compressed, type Encoding, encodingOf, SMALLEST_COMPRESSED_BYTES } from '../content-encoding.ts'
import { entityTag, isKnown } from './entity-tag.ts'

/** What everybody reads of some hundred tournaments of 256 players in the middle of their evening. */
const KEPT_BYTES = 16 * 1_048_576
/** Of a room that is shared with the tournaments themselves. */
const PART_OF_ROOM = 0.25
/** What shows any tournament is old after every act: most of it is asked for once, and must not push out what a venue reads. */
const KEPT_BYTES_OF_EVERY = 4 * 1_048_576
/** What an answer weighs beside its bytes. */
const OVERHEAD_BYTES = 1024
/** Writing it was a piece of work by itself. */
const LONG_TEXT = 1_000_000
/** Of what is made again after an act, the one who came first is charged so much: it is made for all who ask. */
const SHARE_OF_MADE_AGAIN = 0.5
/** Should anybody ever write past this process, that is how long nobody sees it. */
const LONGEST_KEPT_MS = 60_000

export type WrittenAnswer = {
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
  /** Not worth keeping: the next one may be better although nothing happened. */
  readonly isMakeshift?: boolean
}

/**
 * Something that everybody reads alike: it depends on one tournament, or on all there are, and on the address, never on who
 * asks. Whatever does depend on that must not be asked for here.
 */
export type OpenAnswer = {
  /** Names all that the answer depends on beside the tournaments. */
  readonly address: string
  /** What it is about; null where there is no such tournament. */
  readonly locate: () => Promise<ActedOn | null>
  /** Null where there is nothing to answer. */
  readonly write: () => Promise<WrittenAnswer | null>
}

export type KeptAnswer = {
  readonly bytes: Buffer
  readonly etag: string
  readonly encoding: Encoding
  readonly headers: Readonly<Record<string, string>>
}

/** Answers that are written and compressed once for each state of what they are about. */
export type KeptAnswers = {
  /** As the request can read it; null where there is nothing to answer. */
  readonly find: (request: FastifyRequest, answer: OpenAnswer) => Promise<KeptAnswer | null>
}

type Wanted = { readonly key: string; readonly encoding: Encoding }

/** Where an answer comes from, and the mark of the last act when its reading began. */
type Origin = { readonly of: ActedOn; readonly mark: Mark }
type Making = {
  readonly answer: Promise<KeptAnswer | null>
  /** Null: nothing was read yet. */
  readonly origin: () => Origin | null
}

export type Keeping = {
  readonly mostBytes?: number
  /** Where they are kept beside what they are made of. */
  readonly room?: KeptRoom
  /** Whether what was asked for was there, or is just being made for somebody else. */
  readonly noteUse?: (isHit: boolean) => void
  /** So many bytes were made for whoever asks now. */
  readonly noteWritten?: (bytes: number) => void
}

/** Those asked for least recently go when there are more bytes than that. */
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
    noteWritten(written.text.length * (isMadeAgain ? SHARE_OF_MADE_AGAIN : 1))
    const answer = await encoded(written, encoding)
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
          // Begun before an act that whoever asks may know of: the next one is of what is true then.
          await making.answer.catch(() => null)
          continue
        }
        noteUse(true)
        // What was not there a moment ago may be there now.
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

async function encoded({ text, headers }: WrittenAnswer, encoding: Encoding): Promise<KeptAnswer> {
  if (text.length > LONG_TEXT) await othersHaveTheirTurn()
  const bytes = Buffer.from(text)
  const etag = entityTag(bytes)
  if (encoding === null || bytes.length < SMALLEST_COMPRESSED_BYTES) return { bytes, etag, headers, encoding: null }
  return { bytes: await compressed(bytes, encoding), etag, headers, encoding }
}

/** Kept by whoever likes, and asked for again each time: an unchanged one costs no body. */
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
