import { jsonParts } from '@tablee/contract/serving/json-parts'
import type { LocateTournament } from '@tablee/contract/serving/locate-tournament'
import type { CalendarEntry, PublicReading, ReadPublicly } from '@tablee/contract/serving/public-reading'
import type { Refusal } from '@tablee/domain/outcome'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import type { TournamentCode } from '@tablee/domain/tournaments/tournament'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type KeptAnswers, type OpenAnswer, sendKept, type WrittenAnswer } from '../documents/kept-answers.ts'
import { JSON_TYPE } from '../documents/lists.ts'
import { addressOf, type Limits } from '../limits/limits.ts'
import { ProtocolError, routeNotFound } from '../protocol-error.ts'
import { calendarFile } from './calendar-file.ts'
import { languageOf, refusalSentence } from './sentences.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The same answer for everyone: no project, no session, pages of any origin. */
    isPublic?: true
  }
}

export const PUBLIC = { config: { isPublic: true } } as const

export type PublicRoutes = {
  readonly readPublicly: ReadPublicly
  readonly locateTournament: LocateTournament
  /** Why there is none. */
  readonly whyNotThere: (code: TournamentCode) => Promise<Refusal>
  readonly kept: KeptAnswers
  readonly limits: Limits
  /** The public address, without a trailing slash. */
  readonly publicUrl: string
}

type CodeRequest = FastifyRequest<{ Params: { code: string; round: string } }>
type Question = {
  /** Unique among the questions about one tournament. */
  readonly name: string
  readonly write: (reading: PublicReading) => Promise<WrittenAnswer | null>
}

/** What anyone with a tournament's code may read. */
export function addPublicRoutes(app: FastifyInstance, routes: PublicRoutes): void {
  const { readPublicly, locateTournament, whyNotThere, kept, limits, publicUrl } = routes
  const answer = (ask: Asking) => async (request: CodeRequest, reply: FastifyReply) => {
    await limits.spend('readsOfAddress', addressOf(request), reply)
    const code = readTournamentCode(request.params.code)
    if (code === null) throw await notFound(request)
    const question = ask(request)
    const found = question && (await kept.find(request, openAnswer(code, question)))
    if (found) return sendKept(request, reply, found)
    if (await locateTournament({ code })) throw routeNotFound()
    throw await notFound(request)
  }

  function openAnswer(code: TournamentCode, { name, write }: Question): OpenAnswer {
    return {
      address: `public ${name} ${code}`,
      locate: () => locateTournament({ code }),
      write: async () => {
        const reading = await readPublicly(code)
        return reading && write(reading)
      },
    }
  }

  for (const [path, ask] of questions(publicUrl)) app.get(`/v1/tournaments/:code${path}`, PUBLIC, answer(ask))

  /** Counted with other missed codes: six characters can be guessed. */
  async function notFound(request: CodeRequest): Promise<ProtocolError> {
    await limits.spend('failedCodesOfAddress', addressOf(request))
    const code = readTournamentCode(request.params.code)
    const refusal: Refusal =
      code === null
        ? { code: 'tournament_not_found', details: { code: request.params.code.slice(0, 36) } }
        : await whyNotThere(code)
    const sentence = refusalSentence(languageOf(request), refusal)
    return new ProtocolError('document_not_found', sentence, { reason: refusal.code })
  }
}

type Asking = (request: CodeRequest) => Question | null

/** The subpaths of a tournament's URL. */
function questions(publicUrl: string): readonly (readonly [path: string, ask: Asking])[] {
  return [
    ['', () => ({ name: 'tournament', write: (reading) => asJson(reading.tournament()) })],
    ['/standings', () => ({ name: 'standings', write: (reading) => reading.standings().then(asJson) })],
    [
      '/rounds/:round',
      ({ params: { round } }) =>
        /^[1-9]\d{0,3}$/.test(round)
          ? { name: `round ${round}`, write: (reading) => asJson(reading.round(Number(round))) }
          : null,
    ],
    [
      '/calendar.ics',
      () => ({ name: 'calendar', write: async (reading) => asCalendar(reading.calendarEntry(), publicUrl) }),
    ],
  ]
}

async function asJson(value: object | null): Promise<WrittenAnswer | null> {
  return value && { text: jsonParts(value), headers: { 'Content-Type': JSON_TYPE } }
}

/** Shown inline: phones then offer to save the event, other browsers download it. */
function asCalendar(entry: CalendarEntry | null, origin: string): WrittenAnswer | null {
  if (!entry) return null
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `inline; filename="${entry.code}.ics"`,
  }
  return { text: calendarFile(entry, origin), headers }
}

/**
 * Whether the route is open to pages of any origin. No cookie is read and the answer is the same for everyone, so other pages learn nothing
 * they could not fetch themselves.
 */
export function openToEveryPage({ routeOptions }: FastifyRequest, reply: FastifyReply): boolean {
  if (!routeOptions.config?.isPublic) return false
  void reply.headers({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag' })
  return true
}
