import type { ReadFeed } from '@tablee/contract/serving/event-feed'
import { languageNamed } from '@tablee/domain/language'
import { readTournamentCode } from '@tablee/domain/tournaments/life/tournament-code'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { EVERY_TOURNAMENT } from '../../ports/last-acts.ts'
import { sendKept } from '../documents/kept-answers.ts'
import { searchOf } from '../documents/search-of.ts'
import { feedTitle } from '../feeds/feed-text.ts'
import { addressOf } from '../limits/limits.ts'
import { sentences } from '../link-preview/preview-text.ts'
import { PUBLIC, type PublicRoutes } from '../pages/public-routes.ts'
import { languageOf } from '../pages/sentences.ts'
import { eventsBody, tournamentFrame } from './frame-bodies.ts'
import { readFrameLook } from './frame-look.ts'
import { type FrameContent, type Framing, writeFrame } from './write-frame.ts'

/** Today's events are still to come until the day is over. */
const TODAY_MS = 12 * 60 * 60 * 1000

export type FrameRoutes = Pick<PublicRoutes, 'kept' | 'limits' | 'publicUrl' | 'readPublicly' | 'locateTournament'> & {
  readonly readFeed: ReadFeed
}
type FrameRequest = FastifyRequest<{ Params: { readonly name: string } }>

/** Pages for frames on other sites: a shop's next events, or one tournament. */
export function addFrameRoutes(app: FastifyInstance, routes: FrameRoutes): void {
  const { kept, limits, publicUrl, readFeed, readPublicly, locateTournament } = routes
  const framingOf = (request: FastifyRequest): Framing => {
    const asked = searchOf(request)
    return { look: readFrameLook(asked), language: languageNamed(asked.get('lang')) ?? languageOf(request) }
  }
  const nothing = (framing: Framing, reply: FastifyReply) => {
    const title = sentences.t('frames.unknown', { lng: framing.language })
    const { text, headers } = writeFrame({ title, page: `${publicUrl}/`, body: '', isLive: false }, framing)
    return reply.code(404).headers(headers).send(text)
  }

  app.get('/embed/lieu/:name', PUBLIC, async (request: FrameRequest, reply) => {
    await limits.spend('readsOfAddress', addressOf(request), reply)
    const framing = framingOf(request)
    const scope = { kind: 'shop', slug: request.params.name } as const
    const found = await kept.find(request, {
      address: `frame ${JSON.stringify([scope, framing])}`,
      locate: async () => EVERY_TOURNAMENT,
      write: async () => {
        const feed = await readFeed(scope)
        if (feed === null || feed === 'too_broad') return null
        const from = new Date(Date.now() - TODAY_MS).toISOString()
        const coming = feed.events
          .filter(({ startsAt, phase }) => startsAt >= from && phase !== 'finished')
          .toReversed()
        const body = eventsBody(coming, { origin: publicUrl, language: framing.language })
        const title = feedTitle(feed, scope, framing.language)
        return writeFrame({ title, page: publicUrl + feed.path, body, isLive: false }, framing)
      },
    })
    return found ? sendKept(request, reply, found) : nothing(framing, reply)
  })

  app.get('/embed/tournament/:name', PUBLIC, async (request: FrameRequest, reply) => {
    await limits.spend('readsOfAddress', addressOf(request), reply)
    const framing = framingOf(request)
    const code = readTournamentCode(request.params.name)
    const found = code && (await kept.find(request, ofTournament(code, framing)))
    if (found) return sendKept(request, reply, found)
    // Codes of six characters can be guessed here too.
    await limits.spend('failedCodesOfAddress', addressOf(request))
    return nothing(framing, reply)
  })

  function ofTournament(code: NonNullable<ReturnType<typeof readTournamentCode>>, framing: Framing) {
    return {
      address: `frame ${JSON.stringify([code, framing])}`,
      locate: () => locateTournament({ code }),
      write: async () => {
        const reading = await readPublicly(code)
        const content: FrameContent | null =
          reading && (await tournamentFrame(reading, { origin: publicUrl, language: framing.language }))
        return content && writeFrame(content, framing)
      },
    }
  }
}
