import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readMessageTable } from '@tablee/messages/testing/message-table'
import { Account, Client } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalDeckSite, sendJson, startLocalDeckSite } from '../../deck-sites/testing/local-deck-site.ts'
import {
  createTournament,
  ORGANIZER,
  type Played,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, EVENT, PERSONAL, register, sessionHeaders } from '../../testing/an-event.ts'

const TABLE = readMessageTable(readFileSync(join(import.meta.dirname, '../../../../../docs/messages.md'), 'utf8'))
const PLAYER = secretOf(1)
const LATE = secretOf(2)

let site: LocalDeckSite
let server: TestServer
let shop: Person
let quick: Played
let event: Played

beforeAll(async () => {
  site = await startLocalDeckSite()
  site.answer(sendJson({}, 500))
  server = await startServer({ environment: { DECK_SITE_URL: site.url } })
  shop = await anOrganizer(server)
  quick = await createTournament(server, 2)
  event = await anEvent(server, shop)
  await register(server, event, { playerName: 'Ana', playerId: PLAYER })
})
afterAll(async () => {
  await server.close()
  await site.close()
})

type Words = Record<string, string>
type Reach = (headers: Words) => Promise<string> | string

const said =
  (id: string, payload: () => object): Reach =>
  async (headers) =>
    (await server.call(id, payload(), headers)).body.message

/** The same call, by the shop's account. */
const saidToShop =
  (id: string, payload: () => object): Reach =>
  (headers) =>
    said(id, payload)({ ...headers, ...sessionHeaders(shop) })

const ofQuick = (more: object = {}) => ({
  code: quick.code,
  tournamentId: quick.id,
  organizerId: ORGANIZER,
  ...more,
})
const ofEvent = (more: object = {}) => ({ tournamentId: event.id, playerId: PLAYER, ...more })

/** While everything works. */
const REFUSED: readonly (readonly [message: string, reach: Reach])[] = [
  [
    'Aucun tournoi trouvé avec le code: {code}',
    async (headers) => {
      const join = { code: 'ZZZZZZ', playerName: 'Ana', playerId: LATE }
      const sentence = await said('join-quick-tournament', () => join)(headers)
      return sentence.replace('ZZZZZZ', '{code}')
    },
  ],
  [
    "Vous n'êtes pas l'organisateur de ce tournoi",
    said('start-quick-tournament', () => ofQuick({ organizerId: 'secret-of-somebody-else' })),
  ],
  [
    "Erreur lors de l'extraction des données Moxfield",
    said('extract-moxfield-decklist', () => ({ urlOfDecklist: 'https://moxfield.com/decks/abc' })),
  ],
  ['Missing required parameter: "{name}"', () => missingParameter().replace('"password"', '"{name}"')],
]

/** Without the tournaments' storage. */
const BROKEN: readonly (readonly [message: string, reach: Reach])[] = [
  [
    "Erreur lors de l'exécution de la fonction",
    said('create-quick-tournament', () => ({ name: 'X', playerCount: 8, organizerId: ORGANIZER })),
  ],
  [
    "Erreur lors de l'inscription au tournoi",
    said('join-quick-tournament', () => ({ code: quick.code, playerName: 'Bob', playerId: LATE })),
  ],
  ['Erreur lors de la récupération des événements', said('get-last-advanced-event', () => ({}))],
  [
    'Une erreur est survenue lors de la création du tournoi avancé',
    saidToShop('create-advanced-tournament', () => EVENT),
  ],
  ['Une erreur est survenue lors du démarrage du tournoi', said('start-quick-tournament', ofQuick)],
  ['Une erreur est survenue lors du démarrage de la prochaine ronde', said('start-next-round', ofQuick)],
  ['Une erreur est survenue lors de la finalisation du tournoi', said('finish-tournament', ofQuick)],
  [
    "Une erreur est survenue lors de l'ajout du joueur anonyme",
    said('add-anonymous-player', () => ofQuick({ playerName: 'Bob' })),
  ],
  [
    'Une erreur est survenue lors de la suppression du joueur',
    said('delete-quick-tournament-player', () => ofQuick({ playerName: 'Joueur 1' })),
  ],
  [
    'Une erreur est survenue lors de la mise à jour du nom du joueur',
    said('update-quick-tournament-player', () => ofQuick({ playerName: 'Joueur 1', newPlayerName: 'Bob' })),
  ],
  [
    "Une erreur est survenue lors de l'inscription",
    said('register-advanced-player', () =>
      ofEvent({ ...PERSONAL, playerName: 'Bob', playerId: LATE, policyAgreement: true }),
    ),
  ],
  ["Une erreur est survenue lors de la validation de l'inscription", saidToShop('accept-registration', ofEvent)],
  ["Une erreur est survenue lors de l'annulation de l'inscription", said('cancel-player-advanced-tournament', ofEvent)],
  ["Une erreur est survenue lors de l'abandon du joueur", said('drop-player-advanced-tournament', ofEvent)],
  [
    'Une erreur est survenue lors de la génération des pairings',
    saidToShop('generate-advanced-pairings', () => ({ tournamentId: event.id, roundNumber: 1 })),
  ],
  [
    'Une erreur est survenue lors de la soumission du score',
    said('submit-advanced-score', () => ({ roundId: 'r1', score1: 2, score2: 0, playerId: PLAYER })),
  ],
  [
    'Erreur lors de la soumission de la decklist',
    said('submit-advanced-decklist', () => ofEvent({ decklist: { decklistText: '4 Lightning Bolt' } })),
  ],
]

const REACHED = [...REFUSED, ...BROKEN]

/** The official client validates before sending. */
function missingParameter(): string {
  const account = new Account(new Client().setEndpoint('http://127.0.0.1:9/v1').setProject('tablee'))
  try {
    void account.createEmailPasswordSession('a@exemple.fr', undefined as unknown as string)
    return ''
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
}

const englishOf = (french: string) => TABLE.find((row) => row.french === french)?.english

async function expectBoth(message: string, reach: Reach): Promise<void> {
  expect(await reach({ 'accept-language': 'fr' })).toBe(message)
  expect(await reach({ 'accept-language': 'en' })).toBe(englishOf(message))
}

test.each(REFUSED)('API-6 API-4 the server says: %s', expectBoth)

describe('once the storage of tournaments is gone', () => {
  beforeAll(async () => {
    await server.server.database.read((db) => db.schema.dropTable('matches').execute())
    await server.server.database.read((db) => db.schema.dropView('tournaments').execute())
    await server.server.database.read((db) => db.schema.dropTable('all_tournaments').execute())
  })

  test.each(BROKEN)('API-6 API-4 a call that breaks says: %s', expectBoth)
})

test('API-6 the messages that a call reaches are those of docs/messages.md, each once', () => {
  const tabled = TABLE.filter(({ reachedBy }) => reachedBy === 'server').map(({ french }) => french)
  expect(REACHED.map(([message]) => message).sort()).toEqual(tabled.toSorted())
})
