import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  createTournament,
  describedRefusals,
  type Played,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, PERSONAL, register, sessionHeaders } from '../../testing/an-event.ts'

// Refusals of section 9.2, row by row: status and sentence. Those of 9.1 are in refusals.test.ts.

const PENDING = 'en attente : un secret'
const CONFIRMED = 'confirmée : un secret'
const CANCELLED = 'annulée : un secret'
const DROPPED = 'abandonnée : un secret'

let server: TestServer
let shop: Person
let rival: Person
let ana: Person
let waiting: Played
let lonely: Played
let running: Played
let finished: Played
let quick: Played
let openRound: string
let finishedRound: string

beforeAll(async () => {
  server = await startServer({ environment: { DECK_SITE_URL: 'http://127.0.0.1:9' } })
  shop = await anOrganizer(server)
  rival = await anOrganizer(server, 'Rivale')
  ana = await aPerson(server, 'Ana')
  quick = await createTournament(server, 2)
  waiting = await anEvent(server, shop, { maxPlayers: 2 })
  await arrive(waiting, ['Paul', PENDING], ['Carla', CONFIRMED], ['Alain', CANCELLED], ['Dora', DROPPED])
  await as(shop, 'accept-registration', { tournamentId: waiting.id, playerId: await publicIdOf('Carla') })
  await call('cancel-player-advanced-tournament', { tournamentId: waiting.id, playerId: CANCELLED })
  await call('drop-player-advanced-tournament', { tournamentId: waiting.id, playerId: DROPPED })
  lonely = await anEvent(server, shop)
  running = await runningEvent()
  openRound = await roundOf(running)
  finished = await runningEvent()
  finishedRound = await roundOf(finished)
  await as(shop, 'submit-advanced-score', { roundId: finishedRound, score1: 2, score2: 0 })
  await as(shop, 'finish-tournament', { tournamentId: finished.id })
})
afterAll(() => server.close())

const call = (id: string, payload: object) => server.call(id, payload)
const as = (person: Person, id: string, payload: object) => server.call(id, payload, sessionHeaders(person))

async function arrive(event: Played, ...people: readonly (readonly [string, string])[]): Promise<void> {
  for (const [playerName, playerId] of people) {
    const { status } = await register(server, event, { playerName, playerId })
    expect(status).toBe(200)
  }
}

async function publicIdOf(name: string): Promise<string> {
  const { body } = await call('get-advanced-registrations', { tournamentId: waiting.id })
  return body.data.find(({ playerName }: { playerName: string }) => playerName === name).playerId
}

async function runningEvent(): Promise<Played> {
  const event = await anEvent(server, shop)
  await arrive(event, ['Un', secretOf(1)], ['Deux', secretOf(2)])
  await as(shop, 'accept-registrations', { tournamentId: event.id })
  await as(shop, 'generate-advanced-pairings', { tournamentId: event.id, roundNumber: 1 })
  return event
}

async function roundOf({ id }: Played): Promise<string> {
  return (await call('get-advanced-rounds', { tournamentId: id })).body.data[0].$id
}

const notOrganizer = "Vous n'êtes pas l'organisateur de ce tournoi"
const noTournament = 'Aucun tournoi trouvé avec le code: nulle-part'
const noRegistration = 'Cette inscription n’existe pas dans ce tournoi.'
const notYours = 'Cette inscription n’est pas la vôtre.'
const cancelled = 'Cette inscription est annulée.'
const dropped = 'Cette personne a abandonné le tournoi.'
const wrongScore = 'Ce score n’est pas possible dans ce jeu.'

type Case = {
  readonly id: string
  readonly why: string
  readonly payload: () => object | Promise<object>
  readonly by?: () => Person
  readonly status: number
  readonly sentence: string
}

type Rest = readonly [payload: Case['payload'], status: number, sentence: string]
const guest = (id: string, why: string, ...[payload, status, sentence]: Rest): Case => ({
  ...{ id, why, payload, status, sentence },
})
const byShop = (id: string, why: string, ...rest: Rest): Case => ({ ...guest(id, why, ...rest), by: () => shop })
const byAna = (id: string, why: string, ...rest: Rest): Case => ({ ...guest(id, why, ...rest), by: () => ana })
const byRival = (id: string, why: string, ...rest: Rest): Case => ({ ...guest(id, why, ...rest), by: () => rival })

const nowhere = () => ({ tournamentId: 'nulle-part', playerId: PENDING })
const of = (playerId: string) => () => ({ tournamentId: waiting.id, playerId })
const named = (name: string) => async () => ({ tournamentId: waiting.id, playerId: await publicIdOf(name) })
const form = (changes: object) => () => ({
  ...{ tournamentId: waiting.id, ...PERSONAL, playerName: 'Nouvelle', playerId: 'un tout autre secret' },
  ...{ policyAgreement: true, ...changes },
})

const ACCEPT = 'accept-registration'
const CANCEL = 'cancel-player-advanced-tournament'
const DROP = 'drop-player-advanced-tournament'
const UPDATE = 'update-player-advanced-tournament'
const PAIR = 'generate-advanced-pairings'
const SCORE = 'submit-advanced-score'
const DECKLIST = 'submit-advanced-decklist'
const EXTRACT = 'extract-moxfield-decklist'
const REGISTER = 'register-advanced-player'
const pair =
  (roundNumber: number, event = () => running) =>
  () => ({ tournamentId: event().id, roundNumber })
const score =
  (changes: object = {}) =>
  () => ({ roundId: openRound, score1: 2, score2: 0, ...changes })

const CASES: readonly Case[] = [
  guest('get-advanced-registrations', 'an unknown tournament', nowhere, 404, noTournament),
  guest('get-advanced-rounds', 'an unknown tournament', nowhere, 404, noTournament),

  guest(REGISTER, 'no first name', form({ firstName: '' }), 400, 'Le prénom est requis'),
  guest(REGISTER, 'no last name', form({ lastName: '' }), 400, 'Le nom est requis'),
  guest(REGISTER, 'no e-mail', form({ email: '' }), 400, "L'email est requis"),
  guest(REGISTER, 'an e-mail that is none', form({ email: 'ici' }), 400, "L'email n'est pas valide"),
  guest(
    ...([REGISTER, 'no agreement', form({ policyAgreement: false }), 400] as const),
    'Vous devez accepter la politique de confidentialité',
  ),
  byRival(REGISTER, 'the id of another account', () => form({ playerId: ana.id })(), 403, notYours),
  guest(REGISTER, 'the id of an account without its session', () => form({ playerId: ana.id })(), 403, notYours),
  guest(REGISTER, 'a second time', form({ playerId: PENDING }), 409, 'Vous avez déjà une inscription à ce tournoi.'),
  guest(
    ...([REGISTER, 'a started event', () => form({ tournamentId: running.id })(), 409] as const),
    'Le tournoi a déjà commencé.',
  ),
  guest(REGISTER, 'an unknown tournament', form({ tournamentId: 'nulle-part' }), 404, noTournament),

  byRival(ACCEPT, 'another organizer', named('Paul'), 403, notOrganizer),
  guest(ACCEPT, 'the player', of(PENDING), 403, notOrganizer),
  byShop(ACCEPT, 'an unknown tournament', nowhere, 404, noTournament),
  byShop(ACCEPT, 'an unknown player', of('personne'), 404, noRegistration),
  byShop(ACCEPT, 'one who is confirmed', named('Carla'), 409, 'Cette inscription n’est pas en attente.'),
  byShop(ACCEPT, 'one who cancelled', named('Alain'), 409, 'Cette inscription n’est pas en attente.'),
  byShop(ACCEPT, 'one who dropped', named('Dora'), 409, dropped),

  byRival(CANCEL, 'another organizer', named('Paul'), 403, notYours),
  byAna(CANCEL, 'another player', named('Paul'), 403, notYours),
  guest(CANCEL, 'an unknown tournament', nowhere, 404, noTournament),
  byShop(CANCEL, 'an unknown player', of('personne'), 404, noRegistration),
  byShop(CANCEL, 'one who cancelled', named('Alain'), 409, cancelled),
  guest(CANCEL, 'one who cancelled, again', of(CANCELLED), 409, cancelled),
  byShop(CANCEL, 'one who dropped', named('Dora'), 409, dropped),

  byRival(DROP, 'another organizer', named('Paul'), 403, notYours),
  guest(DROP, 'another player', named('Paul'), 403, notYours),
  guest(DROP, 'an unknown tournament', nowhere, 404, noTournament),
  byShop(DROP, 'an unknown player', of('personne'), 404, noRegistration),
  byShop(DROP, 'one who dropped', named('Dora'), 409, dropped),
  guest(DROP, 'one who dropped, again', of(DROPPED), 409, dropped),

  guest(UPDATE, 'an e-mail that is none', () => ({ ...of(PENDING)(), email: 'ici' }), 400, "L'email n'est pas valide"),
  byAna(UPDATE, 'another player', async () => ({ ...(await named('Paul')()), notes: 'x' }), 403, notYours),
  guest(UPDATE, 'an unknown tournament', () => ({ ...nowhere(), notes: 'x' }), 404, noTournament),
  byShop(UPDATE, 'an unknown player', () => ({ ...of('personne')(), notes: 'x' }), 404, noRegistration),

  byRival(PAIR, 'another organizer', pair(2), 403, notOrganizer),
  byShop(PAIR, 'the id of another', () => ({ ...pair(2)(), organizerId: rival.id }), 403, notOrganizer),
  guest(PAIR, 'the id without its session', () => ({ ...pair(2)(), organizerId: shop.id }), 403, notOrganizer),
  byShop(PAIR, 'an unknown tournament', () => ({ tournamentId: 'nulle-part', roundNumber: 1 }), 404, noTournament),
  byShop(PAIR, 'a round too far', pair(3), 409, 'Cette ronde n’est pas la ronde en cours.'),
  byShop(PAIR, 'an open match', pair(2), 409, 'Tous les matchs de la ronde n’ont pas encore de résultat.'),
  byShop(
    PAIR,
    'fewer than two confirmed',
    pair(1, () => lonely),
    409,
    'Il faut au moins 2 joueurs.',
  ),

  byShop(SCORE, 'an impossible score', score({ score1: 3 }), 400, wrongScore),
  byShop(SCORE, 'a score of words', score({ score1: 'deux' }), 400, wrongScore),
  byRival(SCORE, 'another organizer', score(), 403, notOrganizer),
  guest(SCORE, 'a stranger', score({ playerId: PENDING }), 403, 'Ce match n’est pas le vôtre.'),
  byShop(
    SCORE,
    'an unknown pairing',
    score({ roundId: 'r9-x-y' }),
    404,
    'Ce match n’existe pas, ou plus, dans ce tournoi.',
  ),
  byShop(SCORE, 'a finished event', () => score({ roundId: finishedRound })(), 409, 'Le tournoi est terminé.'),

  ...['http://moxfield.com/decks/a', 'https://moxfield.com.example/decks/a', 'https://moxfield.com/users/a', 7].map(
    (urlOfDecklist) =>
      guest(
        ...([EXTRACT, `the address ${urlOfDecklist}`, () => ({ urlOfDecklist }), 400] as const),
        'L’adresse doit être celle d’un deck de Moxfield : https://moxfield.com/decks/…',
      ),
  ),
  guest(
    ...([EXTRACT, 'a site that does not answer', () => ({ urlOfDecklist: 'https://moxfield.com/decks/abc' })] as const),
    ...([502, "Erreur lors de l'extraction des données Moxfield"] as const),
  ),

  guest(
    ...([DECKLIST, 'neither text nor address', () => ({ ...of(PENDING)(), decklist: {} }), 400] as const),
    'Collez le texte de votre decklist, ou donnez l’adresse où la lire.',
  ),
  byAna(DECKLIST, 'another player', async () => withDeck(await named('Paul')()), 403, notYours),
  guest(DECKLIST, 'an unknown tournament', () => withDeck(nowhere()), 404, noTournament),
  byShop(DECKLIST, 'an unknown player', () => withDeck(of('personne')()), 404, noRegistration),

  byRival('start-next-round', 'another organizer', () => ({ tournamentId: running.id }), 403, notOrganizer),
  byShop(
    ...([
      'start-next-round',
      'the id of another',
      () => ({ tournamentId: running.id, organizerId: rival.id }),
    ] as const),
    ...([403, notOrganizer] as const),
  ),
  byRival('finish-tournament', 'another organizer', () => ({ tournamentId: running.id }), 403, notOrganizer),
  guest(
    ...(['finish-tournament', 'the id alone', () => ({ tournamentId: running.id, organizerId: shop.id })] as const),
    ...([403, notOrganizer] as const),
  ),
]

function withDeck(meant: object): object {
  return { ...meant, decklist: { decklistText: '4 Forêt' } }
}

describe('wire 9.2 refusals', () => {
  test.each(CASES.map((each) => [each.id, each.why, each] as const))('wire 9.2 %s: %s', async (...[, , each]) => {
    const { status, body } = await server.call(each.id, await each.payload(), each.by ? sessionHeaders(each.by()) : {})
    expect([status, body.message]).toEqual([each.status, each.sentence])
    expect(body.success).toBe(false)
    expect(await describedRefusals(server, each.id)).toContain(`${each.status} ${body.reason}`)
  })

  test('wire 9.2 calls of quick tournaments are refused for events, and the other way round', async () => {
    const code = waiting.code
    const join = await call('join-quick-tournament', { code, playerName: 'X', playerId: secretOf(9) })
    expect([join.status, join.body.reason]).toEqual([400, 'wrong_tournament_type'])
    const registered = await register(server, quick, { playerName: 'X', playerId: secretOf(9) })
    expect([registered.status, registered.body.reason]).toEqual([400, 'wrong_tournament_type'])
  })
})
