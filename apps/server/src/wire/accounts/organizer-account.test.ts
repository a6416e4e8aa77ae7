import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  DOCUMENTS,
  matchesOf,
  type Played,
  playersOf,
  secretOf,
  startServer,
  type TestServer,
} from '../../testing/a-server.ts'
import { aPerson, type Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, EVENT, register, sessionHeaders } from '../../testing/an-event.ts'

/**
 * Calls without `organizerId`: every organizer-only call, for quick tournaments and events, with the organizer's session, another session
 * and none.
 */
let server: TestServer
let organizer: Person
let stranger: Person
beforeAll(async () => {
  server = await startServer()
  organizer = await anOrganizer(server)
  stranger = await anOrganizer(server, 'Rivale')
})
afterAll(() => server.close())

type State = 'draft' | 'drawn' | 'waiting' | 'running' | 'alone' | 'clocked' | 'scored' | 'second' | 'finished'
const STATES: readonly State[] = [
  'draft',
  'drawn',
  'waiting',
  'running',
  'alone',
  'clocked',
  'scored',
  'second',
  'finished',
]
/** A waiting registration, a seated player, the round's match. */
type Scene = Played & Record<'pending' | 'seated' | 'match' | 'helper', string>

const PODS = { sizes: null, cards: 15, ranksByPod: false, knockout: false }

const isAfter = (state: State, other: State) => STATES.indexOf(state) >= STATES.indexOf(other)

async function mustCall(id: string, payload: object): Promise<void> {
  const { status, body } = await server.call(id, payload, sessionHeaders(organizer))
  if (status !== 200) throw new Error(`${id}: ${body.reason}`)
}

const inHalfAnHour = () => new Date(Date.now() + 1_800_000).toISOString()
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString()

async function invite(code: string): Promise<string> {
  const wish = { code, role: 'judge', name: 'Nour', expiresAt: inAnHour() }
  return (await server.call('invite-staff', wish, sessionHeaders(organizer))).body.data.id
}

async function advance(state: State, { id: tournamentId, code }: Played): Promise<string> {
  if (state === 'drawn') await mustCall('draw-pods', { tournamentId, organizerId: organizer.id, ...PODS })
  if (!isAfter(state, 'running')) return ''
  const { type } = await server.document(tournamentId)
  if (type === 'quick') await mustCall('start-quick-tournament', { tournamentId, organizerId: organizer.id })
  else await mustCall('generate-advanced-pairings', { tournamentId, roundNumber: 1 })
  const match = matchesOf(await server.document(tournamentId))[0]?.id ?? ''
  if (state === 'alone') return partedFrom(code, match)
  if (isAfter(state, 'clocked')) await mustCall('start-clock', { tournamentId, organizerId: organizer.id })
  if (isAfter(state, 'scored'))
    await mustCall('update-score-quick-tournament', { code, organizerId: organizer.id, matchId: match, score: '2-0' })
  if (state === 'second') await mustCall('start-next-round', { tournamentId, organizerId: organizer.id })
  if (isAfter(state, 'finished')) await mustCall('finish-tournament', { tournamentId, organizerId: organizer.id })
  return match
}

/** Gives both players of the match a bye; returns the id of the first. */
async function partedFrom(code: string, match: string): Promise<string> {
  const { opponent: first, playerKey: second } = seatsOf(match)
  await mustCall('set-round-pairings', {
    ...{ code, organizerId: organizer.id, roundNumber: 1 },
    pairings: [{ player1: first }, { player1: second }],
  })
  return `r1-${first}-none`
}

async function quick(state: State): Promise<Scene> {
  const structure = isAfter(state, 'waiting') ? 'swiss' : 'draft'
  const wish = { structure, name: 'Au club', playerCount: 8, organizerId: organizer.id, actId: crypto.randomUUID() }
  const { body } = await server.call('create-quick-tournament', wish, sessionHeaders(organizer))
  const { id, code } = body.tournament
  for (const number of [1, 2])
    await server.call('join-quick-tournament', { code, playerName: `J${number}`, playerId: secretOf(number) })
  const match = await advance(state, { id, code })
  const seated = playersOf(await server.document(id))[0]?.key ?? ''
  return { id, code, pending: '', seated, match, helper: await invite(code) }
}

async function announced(state: State): Promise<Scene> {
  const event = await anEvent(server, organizer, isAfter(state, 'waiting') ? {} : { structure: 'draft' })
  const keys: string[] = []
  for (const number of [1, 2, 3]) {
    const { body } = await register(server, event, { playerName: `J${number}`, playerId: secretOf(number) })
    keys.push(body.data.registration.playerKey)
    if (number < 3) await mustCall('accept-registration', { tournamentId: event.id, playerId: keys[number - 1] })
  }
  const match = await advance(state, event)
  return { ...event, pending: keys[2] ?? '', seated: keys[0] ?? '', match, helper: await invite(event.code) }
}

function seatsOf(match: string) {
  const [, opponent, playerKey] = match.split('-')
  return { opponent, playerKey }
}

/** Decided offline on another state: refused, with an answer to those who may hand in. */
function handedIn() {
  const given = { at: new Date().toISOString(), seed: '', ids: [] }
  return { id: crypto.randomUUID(), name: 'pause-clock', input: {}, given }
}

type Row = readonly [call: string, state: State, payload: (scene: Scene) => object]

const OF_EVERY_TOURNAMENT: readonly Row[] = [
  ['update-score-quick-tournament', 'running', ({ code, match }) => ({ code, matchId: match, score: '2-1' })],
  ['erase-result', 'running', ({ code, match }) => ({ code, matchId: match })],
  ['give-no-show', 'running', ({ code, seated: playerKey }) => ({ code, playerKey })],
  ['give-penalty', 'running', ({ code, seated: playerKey }) => ({ code, playerKey, penalty: 'warning' })],
  ['get-conduct', 'running', ({ code }) => ({ code })],
  ['plan-tables', 'running', ({ id }) => ({ tournamentId: id, first: 21, leftOut: [25], fixed: [], order: 'random' })],
  ['plan-clock', 'running', ({ id }) => ({ tournamentId: id, minutes: 35, startsWithRound: true })],
  ['start-clock', 'running', ({ id }) => ({ tournamentId: id })],
  ['pause-clock', 'clocked', ({ id }) => ({ tournamentId: id })],
  ['resume-clock', 'clocked', ({ id }) => ({ tournamentId: id })],
  ['extend-clock', 'clocked', ({ id }) => ({ tournamentId: id, minutes: 5 })],
  ['give-extra-time', 'clocked', ({ id, match }) => ({ tournamentId: id, matchId: match, minutes: 5 })],
  ['remove-clock', 'clocked', ({ id }) => ({ tournamentId: id })],
  ['reopen-tournament', 'finished', ({ code }) => ({ code })],
  ['set-round-pairings', 'running', ({ code }) => ({ code, roundNumber: 1, pairings: [] })],
  ['correct-and-pair-again', 'second', ({ code, match: matchId }) => ({ code, matchId, score: '1-2', roundNumber: 2 })],
  ['correct-bye', 'alone', ({ code, match: matchId }) => ({ code, matchId, as: 'loss' })],
  // They already sit there: nothing is left to do.
  ['seat-late-player', 'running', ({ code, match }) => ({ code, roundNumber: 1, ...seatsOf(match) })],
  ['repair-round', 'running', ({ code }) => ({ code, roundNumber: 1, pairings: [] })],
  ['undo-round', 'running', ({ code }) => ({ code, roundNumber: 1 })],
  ['start-next-round', 'scored', ({ id }) => ({ tournamentId: id })],
  ['start-cut', 'scored', ({ id }) => ({ tournamentId: id, roundNumber: 1, points: 0 })],
  [
    ...(['open-stage', 'scored'] as const),
    ({ id }) => ({ tournamentId: id, roundNumber: 1, structure: 'swiss', plannedRounds: 2, carriesPoints: true }),
  ],
  ['finish-tournament', 'scored', ({ id }) => ({ tournamentId: id })],
  ['allow-own-names', 'running', ({ code }) => ({ code, areAllowed: true })],
  ['mark-youth', 'running', ({ code }) => ({ code, isYouth: true })],
  ['plan-cut', 'running', ({ id }) => ({ tournamentId: id, size: 0 })],
  ['seed-by-season', 'running', ({ id }) => ({ tournamentId: id, places: [] })],
  ['draw-pods', 'draft', ({ id }) => ({ tournamentId: id, ...PODS })],
  ['take-back-pods', 'drawn', ({ id }) => ({ tournamentId: id, stage: 0 })],
  ['set-draft-timer', 'drawn', ({ id }) => ({ tournamentId: id, course: 'start' })],
  ['plan-rounds', 'running', ({ id }) => ({ tournamentId: id, rounds: 4, reason: 'Du temps' })],
  ['get-score-reports', 'running', ({ code }) => ({ code })],
  ['get-whole-tournament', 'running', ({ code }) => ({ code })],
  ['get-table-codes', 'running', ({ code }) => ({ code })],
  ['seal-seeds', 'running', ({ code }) => ({ code })],
  ['hand-in-acts', 'running', ({ code }) => ({ code, baseSequence: 0, acts: [handedIn()] })],
  ['create-device-link', 'waiting', ({ code, seated }) => ({ code, playerKey: seated })],
  ['create-device-link', 'waiting', ({ code }) => ({ code })],
  ['invite-staff', 'waiting', ({ code }) => ({ code, role: 'judge', name: 'Nour', expiresAt: inAnHour() })],
  ['delete-tournament', 'waiting', ({ code }) => ({ code })],
  ['restore-tournament', 'waiting', ({ code }) => ({ code })],
  ['get-staff', 'waiting', ({ code }) => ({ code })],
  ['get-journal', 'waiting', ({ code }) => ({ code, asStaff: true })],
  ['get-shifts', 'waiting', ({ code }) => ({ code })],
  [
    'hand-over-shift',
    'waiting',
    ({ code, helper: id }) => ({ code, id, standIn: { name: 'Sacha' }, expiresAt: inHalfAnHour() }),
  ],
  ['revoke-staff', 'waiting', ({ code, helper }) => ({ code, id: helper })],
  ['erase-staff', 'waiting', ({ code }) => ({ code, id: 'nobody' })],
]

const OF_QUICK_ONES: readonly Row[] = [
  ['start-quick-tournament', 'waiting', ({ id }) => ({ tournamentId: id })],
  ['add-anonymous-player', 'waiting', ({ code }) => ({ code, playerName: 'Nora' })],
  ['add-players-quick-tournament', 'waiting', ({ code }) => ({ code, playerNames: ['Nora', 'Hugo'] })],
  [
    'update-quick-tournament-player',
    'waiting',
    ({ code, seated }) => ({ code, playerKey: seated, newPlayerName: 'Zoé' }),
  ],
  ['delete-quick-tournament-player', 'waiting', ({ code, seated }) => ({ code, playerKey: seated })],
  ['restart-quick-tournament', 'finished', ({ code }) => ({ code, keepPlayers: true })],
  ['cancel-quick-tournament', 'running', ({ code }) => ({ code })],
  ['restore-quick-tournament-player', 'running', ({ code, seated }) => ({ code, playerKey: seated })],
]

const OF_EVENTS: readonly Row[] = [
  ['generate-advanced-pairings', 'waiting', ({ id }) => ({ tournamentId: id, roundNumber: 1 })],
  ['submit-advanced-score', 'running', ({ match }) => ({ roundId: match, score1: 2, score2: 0 })],
  ['accept-registration', 'waiting', ({ id, pending }) => ({ tournamentId: id, playerId: pending })],
  ['accept-registrations', 'waiting', ({ id }) => ({ tournamentId: id })],
  ['cancel-player-advanced-tournament', 'waiting', ({ id, pending }) => ({ tournamentId: id, playerId: pending })],
  ['drop-player-advanced-tournament', 'running', ({ id, seated }) => ({ tournamentId: id, playerId: seated })],
  [
    'update-player-advanced-tournament',
    'waiting',
    ({ id, seated }) => ({ tournamentId: id, playerId: seated, notes: 'x' }),
  ],
  [
    'submit-advanced-decklist',
    'waiting',
    ({ id, seated }) => ({ tournamentId: id, playerId: seated, decklist: { decklistText: '4 Île' } }),
  ],
  ['undo-registration-act', 'waiting', ({ id, seated }) => ({ tournamentId: id, playerId: seated, act: 'accept' })],
  ['add-player-at-desk', 'waiting', ({ id }) => ({ tournamentId: id, playerName: 'Nora' })],
  ['add-players-at-desk', 'waiting', ({ id }) => ({ tournamentId: id, players: [{ playerName: 'Nora' }] })],
  ['check-in-player', 'waiting', ({ id, seated }) => ({ tournamentId: id, playerId: seated, isPresent: true })],
  ['check-in-players', 'waiting', ({ id }) => ({ tournamentId: id, isPresent: true })],
  ['get-door-code', 'waiting', ({ id }) => ({ tournamentId: id })],
  ['cancel-series', 'waiting', ({ id }) => ({ tournamentId: id, scope: 'all' })],
  ['change-series', 'waiting', ({ id }) => ({ tournamentId: id, scope: 'all', maxPlayers: 20 })],
  [
    'restore-series',
    'waiting',
    ({ id }) => ({ tournamentId: id, dates: [{ tournamentId: id, was: { maxPlayers: 20 }, is: {} }] }),
  ],
  ['award-byes', 'waiting', ({ id, seated }) => ({ tournamentId: id, playerId: seated, byes: 1 })],
  ['note-payment', 'running', ({ id, seated }) => ({ tournamentId: id, playerId: seated, hasPaid: true })],
  ['note-payments', 'running', ({ id }) => ({ tournamentId: id, registrationIds: [], hasPaid: true })],
  ['cancel-registrations', 'waiting', ({ id }) => ({ tournamentId: id, registrationIds: [] })],
  ['undo-registration-acts', 'waiting', ({ id }) => ({ tournamentId: id, registrationIds: [], act: 'cancel' })],
  ['hide-registered-name', 'running', ({ id, seated }) => ({ tournamentId: id, playerId: seated, isHidden: true })],
  ['erase-registration', 'waiting', ({ id, seated }) => ({ tournamentId: id, playerId: seated })],
  ['drop-absent-players', 'waiting', ({ id }) => ({ tournamentId: id })],
  ['message-registered', 'waiting', ({ id }) => ({ tournamentId: id, text: 'Bonsoir' })],
  ['cancel-tournament', 'waiting', ({ id }) => ({ tournamentId: id })],
  ['offer-event', 'waiting', ({ id }) => ({ tournamentId: id, email: 'club@exemple.fr' })],
  ['open-deck-check', 'running', ({ code, match }) => ({ code, matchId: match })],
  ['get-deck-checks', 'running', ({ code }) => ({ code })],
  ['lock-decklists', 'waiting', ({ id }) => ({ tournamentId: id, isLocked: true })],
  ['publish-decklists', 'finished', ({ id }) => ({ tournamentId: id, arePublic: true })],
]

/** Calls not made as an existing tournament's organizer. */
const OTHERS = [
  ...['create-advanced-tournament', 'get-last-advanced-event', 'get-advanced-rounds', 'get-advanced-registrations'],
  'get-frozen-decks',
  ...['get-round-draws', 'get-round-paces', 'find-places', 'suggest-search'],
  ...['find-cards', 'look-up-cards'],
  ...['join-quick-tournament', 'send-score-quick-tournament', 'register-advanced-player', 'redeem-device-link'],
  'report-at-table',
  ...['accept-invitation', 'get-own-role', 'subscribe-to-calls', 'unsubscribe-from-calls'],
  ...['check-in-myself', 'get-own-registrations', 'get-own-evening', 'export-account'],
  ...['delete-account', 'check-recovery-link', 'check-erasure-proof'],
  ...['open-registration-link', 'use-registration-link', 'send-another-letter'],
  ...['get-mail-choices', 'choose-mails', 'report-message', 'report-page', 'get-event-messages'],
  ...['follow-series', 'get-followed-series', 'follow-series-by-mail', 'answer-series-mail'],
  ...['change-email', 'confirm-email-change', 'get-account-matters', 'request-organizer-access'],
  'extract-moxfield-decklist',
  ...['withdraw-event-offer', 'accept-event-offer', 'decline-event-offer', 'get-event-offers'],
  // Nothing to take back here: permissions are tested in the matrix.
  ...['take-back-shift', 'take-back-no-show', 'take-back-penalty', 'rule-left-matches'],
  ...['keep-in-account', 'get-kept-tournaments'],
  ...['get-deleted-tournaments', 'get-hidden-names', 'hide-player-name'],
  ...['create-quick-tournament', 'import-tournament', 'get-seat-queue', 'leave-seat-queue'],
  ...['rename-own-player', 'leave-quick-tournament', 'return-to-quick-tournament'],
  // Of teams, which the matrix has.
  ...['join-team', 'leave-team', 'form-team', 'part-team', 'remove-team'],
  // Of groups, as well.
  'move-to-group',
  // And of calls for a judge.
  ...['call-judge', 'withdraw-judge-call', 'answer-judge-call'],
  ...['subscribe-to-judge-calls', 'unsubscribe-from-judge-calls'],
  // And of deck checks (deck-checks.test.ts), but for reading them.
  ...['draw-deck-checks', 'end-deck-check', 'take-back-deck-check', 'read-checked-decks'],
  // And of dates in a league.
  'agree-match-date',
  // Shops have their own table.
  ...['get-own-shop', 'keep-shop', 'invite-to-shop', 'withdraw-shop-invitation', 'get-shop-invitation'],
  ...['answer-shop-invitation', 'change-shop-member', 'leave-shop', 'close-shop'],
  ...['get-shop', 'find-shops', 'get-event-shop', 'write-to-shop'],
  'get-processing-register',
  ...['get-regulars', 'keep-regular', 'merge-regulars', 'erase-regular'],
  // As do seasons.
  ...['get-season', 'list-seasons', 'list-event-seasons', 'list-own-seasons', 'get-own-season', 'keep-season'],
  ...['get-webhooks', 'add-webhook', 'change-webhook', 'renew-webhook-secret', 'delete-webhook'],
  ...['try-webhook', 'repeat-webhook'],
  // Programs have theirs: shop-tokens.test.ts.
  ...['get-shop-tokens', 'add-shop-token', 'revoke-shop-token', 'get-shop-events'],
  ...['put-into-season', 'take-from-season', 'join-season-people', 'part-season-people', 'drop-from-season'],
  ...['set-season-final', 'decline-season-final', 'get-final-seeds'],
  ...['invite-season-shop', 'answer-season-invitation', 'leave-shared-season', 'return-to-season'],
  ...['part-season-event', 'return-season-event', 'end-season', 'reopen-season', 'delete-season'],
  // As do ratings.
  ...['get-rating', 'explain-rating', 'list-own-ratings', 'keep-rating', 'name-rated-person'],
  ...['get-own-ratings', 'leave-rating'],
  // What an account did is its own.
  ...['get-own-past', 'get-own-player-page', 'get-player-page', 'keep-player-page', 'keep-own-play'],
  ...['import-past-events', 'delete-past-events', 'get-past-event', 'correct-past-event'],
]

describe.each([
  { type: 'a quick tournament', scene: quick, rows: [...OF_EVERY_TOURNAMENT, ...OF_QUICK_ONES] },
  { type: 'an announced event', scene: announced, rows: [...OF_EVERY_TOURNAMENT, ...OF_EVENTS] },
])('of $type', ({ scene, rows }) => {
  test.each(rows)('API-3 wire 3 %s (%s) takes the session of the organizer alone', async (call, state, payload) => {
    const there = await scene(state)
    const before = await server.document(there.id)
    for (const headers of [{}, sessionHeaders(stranger)]) {
      expect((await server.call(call, payload(there), headers)).status).toBeGreaterThanOrEqual(400)
      expect(await server.document(there.id)).toEqual(before)
    }
    const answer = await server.call(call, payload(there), sessionHeaders(organizer))
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
  })

  test('API-3 wire 3 so do the settings and the deletion of its document', async () => {
    const { id } = await scene('waiting')
    expect((await server.patch(id, { name: 'Volé' }, sessionHeaders(stranger))).status).toBe(401)
    const settings = { name: 'Renommé', password: 'Sésame ouvre-toi' }
    expect((await server.patch(id, settings, sessionHeaders(organizer))).body).toMatchObject({
      name: 'Renommé',
      hasPassword: true,
    })
    const remove = (person: Person) =>
      server.send({ method: 'DELETE', url: `${DOCUMENTS}/${id}`, headers: sessionHeaders(person) })
    expect((await remove(stranger)).statusCode).toBe(401)
    expect((await remove(organizer)).statusCode).toBe(204)
  })
})

test('API-3 wire 3 an account creates a quick tournament without naming itself, a visitor does not', async () => {
  const wish = { name: 'Sans nom', playerCount: 8 }
  const guest = await server.call('create-quick-tournament', wish)
  expect([guest.status, guest.body.reason]).toEqual([400, 'capability_invalid'])
  const ana = await aPerson(server, 'Ana')
  const { body } = await server.call('create-quick-tournament', wish, sessionHeaders(ana))
  expect(body.tournament.organizerId).toBe(ana.id)
  expect((await server.call('create-advanced-tournament', EVENT, sessionHeaders(ana))).status).toBe(403)
})

test('API-3 wire 3 no call is missing here', async () => {
  const { paths } = (await server.send({ method: 'GET', url: '/v1/openapi.json' })).json()
  const calls = Object.keys(paths).flatMap((path) => /^\/functions\/([a-z-]+)\/executions$/.exec(path)?.[1] ?? [])
  const known = [...OF_EVERY_TOURNAMENT, ...OF_QUICK_ONES, ...OF_EVENTS].map(([call]) => call)
  expect(calls.sort()).toEqual([...new Set([...known, ...OTHERS])].sort())
})
