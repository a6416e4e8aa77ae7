import { join } from 'node:path'
import { mock } from 'node:test'
import { pathToFileURL } from 'node:url'
import type { PageContent, RenderPage } from '@tablee/contract/serving/page-content'
import type { TournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import { writeTournamentDocument } from '@tablee/contract/tournaments/documents/write-tournament-document'
import { SOURCE_LANGUAGE } from '@tablee/domain/language'
import {
  anAnnouncement,
  anEmptyTournament,
  aTournamentOf,
  started,
  withResults,
} from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'

/** No page's weight may depend on the day. */
const NOW = Date.UTC(2027, 0, 10, 9)
const PRODUCT = { supportEmail: null, features: [], callKey: null }
const PLAYERS = 18

type LastEvents = NonNullable<PageContent['lastEvents']>

const lastEvents: LastEvents = ['Vendredi Modern', 'Samedi Pauper', 'Ligue du dimanche'].map((name, index) => ({
  id: `event-${index}`,
  code: `ABCDE${index}`,
  name,
  gameType: 'magic',
  format: 'modern',
  tournamentDate: `2027-01-${15 + index}T18:00:00.000+00:00`,
  registeredPlayersCount: 3,
  maxPlayers: 16,
  location: '69003 Lyon',
  hasPassword: false,
  isStarted: false,
}))

function documentOf(tournament: Tournament): TournamentDocument {
  const moment = new Date(NOW).toISOString()
  return writeTournamentDocument({ tournament, sequence: 1, createdAt: moment, updatedAt: moment })
}

/** The pages to weigh: home with three events, eighteen players after a round, an event before its start. */
const EXAMPLES = {
  home: () => ({ path: '/', content: { product: PRODUCT, lastEvents } }),
  tournament: () => pageOf(withResults(started(aTournamentOf(PLAYERS)))),
  event: () => pageOf(anEmptyTournament({ capacity: 32, announcement: anAnnouncement })),
  'sign-in': () => ({ path: '/login', content: { product: PRODUCT } }),
  legal: () => ({ path: '/privacy', content: { product: PRODUCT } }),
}

export type ExamplePage = keyof typeof EXAMPLES

function pageOf(tournament: Tournament): { readonly path: string; readonly content: PageContent } {
  return { path: `/tournament/${tournament.code}`, content: { product: PRODUCT, tournament: documentOf(tournament) } }
}

export type FirstScreen = { readonly html: string; readonly json: string }

export async function writeExamples(folder: string): Promise<Readonly<Record<ExamplePage, FirstScreen>>> {
  mock.timers.enable({ apis: ['Date'], now: NOW })
  try {
    const built: { readonly renderPage: RenderPage } = await import(
      pathToFileURL(join(folder, '.server', 'entry-server.js')).href
    )
    const write = async (example: ExamplePage): Promise<FirstScreen> => {
      const { path, content } = EXAMPLES[example]()
      const html = await built.renderPage({
        path,
        language: SOURCE_LANGUAGE,
        origin: 'https://tournois.example',
        content,
      })
      return { html, json: JSON.stringify(content) }
    }
    return {
      home: await write('home'),
      tournament: await write('tournament'),
      event: await write('event'),
      'sign-in': await write('sign-in'),
      legal: await write('legal'),
    }
  } finally {
    mock.timers.reset()
  }
}
