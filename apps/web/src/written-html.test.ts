import type { PageContent } from '@tablee/contract/serving/page-content'
import { finishTournament } from '@tablee/domain/tournaments/life/finish-tournament'
import { after, started, withResults } from '@tablee/domain/tournaments/testing/a-tournament'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { HtmlValidate } from 'html-validate/node'
import { expect, test } from 'vitest'
import { renderPage } from './entry-server.tsx'
import { tournamentDocumentOf } from './features/tournaments/testing/tournament-document-of.ts'
import { venue } from './features/tournaments/testing/venue.ts'

const PRODUCT = { supportEmail: 'aide@tournois.example', features: [], callKey: null }

/** The standard's rules for nesting, ids, references and attributes. */
const checker = new HtmlValidate({ extends: ['html-validate:standard'] })

async function faultsOf(path: string, content: Omit<PageContent, 'product'>): Promise<readonly string[]> {
  const origin = 'https://tournois.example'
  const html = (await renderPage({ path, language: 'fr', origin, content: { product: PRODUCT, ...content } })).replace(
    /<title>.*?<\/title>/s,
    '',
  )
  const { results } = await checker.validateString(
    `<!doctype html><html lang="fr"><head><title>x</title></head><body><div id="root">${html}</div></body></html>`,
  )
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`))
}

const NAMES = ['Amélie', 'Bruno', 'Chloé', 'Driss']
const announced: Tournament = {
  ...venue(NAMES),
  announcement: {
    game: 'magic',
    format: 'modern',
    formatName: null,
    startsAt: '2027-01-16T13:00:00.000Z',
    endsAt: null,
    location: 'Lyon, 69007',
    description: 'Trois rondes, https://tournois.example pour en savoir plus.',
  },
  registrationRules: {
    ...venue(NAMES).registrationRules,
    fee: '5 €',
    bring: 'Un deck',
    deck: 'required',
    fewestCards: 60,
  },
} as Tournament
const over = withResults(started(venue(NAMES)))
const EVENT = {
  id: 'event-1',
  code: 'K7QM2X',
  name: 'Modern du vendredi',
  gameType: 'magic',
  format: 'modern',
  tournamentDate: '2027-01-16T13:00:00.000+00:00',
  registeredPlayersCount: 3,
  maxPlayers: 16,
  location: 'Lyon',
  hasPassword: false,
  isStarted: false,
}

const tournament = (of: Tournament) => ({ tournament: tournamentDocumentOf(of, 1) })
const PAGES: readonly (readonly [string, string, Omit<PageContent, 'product'>])[] = [
  ['home', '/', { lastEvents: [EVENT] }],
  ['home without events', '/', {}],
  ['a tournament that waits', '/tournament/ABCDEF', tournament(venue(NAMES))],
  ['one that runs', '/tournament/ABCDEF', tournament(started(venue(NAMES)))],
  ['one between rounds', '/tournament/ABCDEF', tournament(over)],
  ['one that is over', '/tournament/ABCDEF', tournament(after(over, finishTournament(over)))],
  ['an announced event', '/tournament/ABCDEF', tournament(announced)],
  ...[
    '/login',
    '/register',
    '/forgot-password',
    '/reset-password-email-sent',
    '/confirm-email-sent',
    '/become-organizer',
    '/about',
    '/privacy',
    '/terms',
    '/my-events',
    '/announce',
    '/create-tournament',
    '/nowhere',
  ].map((path) => [path, path, {}] as const),
]

test.each(PAGES)(
  'LOOK-12 an outside checker finds no fault in what the server writes: %s',
  async (_, path, content) => {
    expect(await faultsOf(path, content)).toEqual([])
  },
)
