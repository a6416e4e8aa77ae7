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
    /** Answers the same to everybody: without a project, without looking at a session, and for pages of any origin. */
    isPublic?: true
  }
}

export const PUBLIC = { config: { isPublic: true } } as const

export type PublicRoutes = {
  readonly readPublicly: ReadPublicly
  readonly locateTournament: LocateTournament
  /** Why nobody finds it. */
  readonly whyNotThere: (code: TournamentCode) => Promise<Refusal>
  readonly kept: KeptAnswers
  readonly limits: Limits
  /** Where people reach the server, without a slash at the end. */
  readonly publicUrl: string
}

type CodeRequest = FastifyRequest<{ Params: { code: string; round: string } }>
type Question = {
  /** Other than those of all other questions about the same tournament. */
  readonly name: string
  readonly write: (reading: PublicReading) => WrittenAnswer | null
}

/** What everybody may read of a tournament whose code they know. */
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

  /** Counted with the codes that are missed elsewhere: six characters can be tried out. */
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

/** What is asked at each address below that of the tournament. */
function questions(publicUrl: string): readonly (readonly [path: string, ask: Asking])[] {
  return [
    ['', () => ({ name: 'tournament', write: (reading) => asJson(reading.tournament()) })],
    ['/standings', () => ({ name: 'standings', write: (reading) => asJson(reading.standings()) })],
    [
      '/rounds/:round',
      ({ params: { round } }) =>
        /^[1-9]\d{0,3}$/.test(round)
          ? { name: `round ${round}`, write: (reading) => asJson(reading.round(Number(round))) }
          : null,
    ],
    ['/calendar.ics', () => ({ name: 'calendar', write: (reading) => asCalendar(reading.calendarEntry(), publicUrl) })],
  ]
}

function asJson(value: object | null): WrittenAnswer | null {
  return value && { text: JSON.stringify(value), headers: { 'Content-Type': JSON_TYPE } }
}

/** To be opened where it arrives: phones then ask to keep the event, and other browsers hand it over as a file. */
function asCalendar(entry: CalendarEntry | null, origin: string): WrittenAnswer | null {
  if (!entry) return null
  const headers = {
    'Content-Type': 'text/calendar; charset=utf-8',
    'Content-Disposition': `inline; filename="${entry.code}.ics"`,
  }
  return { text: calendarFile(entry, origin), headers }
}

/**
 * Whether the request asks for what is open to pages of any origin. Nobody's cookie is looked at and the answer is the same
 * for everybody, so a page elsewhere learns nothing from it that it could not ask for itself.
 */
export function openToEveryPage({ routeOptions }: FastifyRequest, reply: FastifyReply): boolean {
  if (!routeOptions.config?.isPublic) return false
  void reply.headers({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Expose-Headers': 'ETag' })
  return true
}
