import { CALL_PRICES } from '@tablee/contract/call-prices'
import { tokenKindOf } from '@tablee/contract/shops/token-calls'
import type { TokenKind } from '@tablee/domain/shops/shop-token'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Played, playersOf, startServer, type TestServer } from '../../testing/a-server.ts'
import type { Person } from '../../testing/an-account.ts'
import { anEvent, anOrganizer, sessionHeaders } from '../../testing/an-event.ts'

const SHOP = {
  ...{ location: '69003 Lyon', email: null, phone: null, site: null, discord: null, instagram: null, words: null },
  ...{ takesReplies: false, takesMessages: true },
}

/** What a call needs beside the event, round, match and player that all are given. */
const BESIDE: Readonly<Record<string, object>> = {
  'get-shop-events': {},
  'get-shop': {},
  'get-advanced-registrations': {},
  'get-advanced-rounds': {},
  'get-journal': {},
  'get-round-draws': {},
  'get-round-paces': {},
  'check-in-player': { isPresent: true },
  'check-in-players': { isPresent: true },
  'award-byes': { byes: 1 },
  'drop-player-advanced-tournament': {},
  'undo-registration-act': { act: 'drop' },
  'undo-registration-acts': { act: 'drop', registrationIds: [] },
  'form-team': { captain: null, name: 'Un', members: ['nobody'] },
  'part-team': { captain: 'nobody' },
  'plan-rounds': { rounds: 3, reason: 'Du temps' },
  'plan-cut': { size: 4 },
  'plan-clock': { minutes: 35, startsWithRound: true },
  'plan-tables': { first: 21, leftOut: [], fixed: [], order: 'rank' },
  'generate-advanced-pairings': { roundNumber: 2 },
  'start-next-round': {},
  'start-cut': { size: 4 },
  'open-stage': { structure: 'swiss', plannedRounds: 2, carriesPoints: false },
  'undo-round': {},
  'set-round-pairings': { pairings: [], dropped: [] },
  'seat-late-player': {},
  'repair-round': { pairings: [] },
  'rule-left-matches': { matches: 'annulled' },
  'draw-pods': { sizes: null, cards: 15, ranksByPod: false, knockout: false },
  'take-back-pods': { stage: 0 },
  'set-draft-timer': { course: 'start' },
  'move-to-group': { group: 0, instead: null },
  'start-clock': {},
  'pause-clock': {},
  'resume-clock': {},
  'extend-clock': { minutes: 5 },
  'remove-clock': {},
  'give-extra-time': { minutes: 5 },
  'update-score-quick-tournament': { score: '2-0' },
  'submit-advanced-score': { score1: 2, score2: 0 },
  'get-score-reports': {},
  'correct-and-pair-again': { score: '2-0' },
  'correct-bye': { as: 'loss' },
  'finish-tournament': {},
  'reopen-tournament': {},
}

type Scene = Played & { readonly slug: string; readonly round: string; readonly player: string }

let server: TestServer
let shops: readonly { readonly organizer: Person; readonly slug: string; readonly run: string; readonly read: string }[]
let revoked: string
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

async function aToken(organizer: Person, kind: TokenKind, name: string) {
  const { body } = await server.call('add-shop-token', { name, kind }, sessionHeaders(organizer))
  return body.data as {
    readonly token: string
    readonly tokens: readonly { readonly id: string; readonly name: string }[]
  }
}

async function aShop(name: string) {
  const organizer = await anOrganizer(server, name)
  const kept = await server.call('keep-shop', { ...SHOP, name }, sessionHeaders(organizer))
  const [run, read] = [await aToken(organizer, 'run', 'Robot'), await aToken(organizer, 'read', 'Écran')]
  return { organizer, slug: kept.body.data.shop.slug, run: run.token, read: read.token }
}

async function scene(at: (typeof shops)[number] | undefined): Promise<Scene> {
  if (!at) throw new Error('No shop')
  const headers = sessionHeaders(at.organizer)
  const event = await anEvent(server, at.organizer)
  const { id: tournamentId } = event
  const players = ['Ana', 'Bob'].map((playerName) => ({ playerName }))
  const added = await server.call('add-players-at-desk', { tournamentId, players }, headers)
  expect(added.status, JSON.stringify(added.body)).toBe(200)
  const paired = await server.call('generate-advanced-pairings', { tournamentId, roundNumber: 1 }, headers)
  expect(paired.status, JSON.stringify(paired.body)).toBe(200)
  const [player] = playersOf(await server.document(tournamentId))
  return { ...event, slug: at.slug, round: paired.body.data.rounds[0].$id, player: player?.key ?? '' }
}

/** Null: nobody asks. */
function ask(call: string, { id, code, slug, round, player }: Scene, token: string | null) {
  const about = { tournamentId: id, code, slug, roundNumber: 1, matchId: round, roundId: round }
  const meant = { ...about, playerId: player, playerKey: player, ...BESIDE[call] }
  return server.call(call, meant, token === null ? {} : bearer(token))
}

const PROGRAM_CALLS = Object.keys(CALL_PRICES).filter((call) => tokenKindOf(call) !== null)
const RUN_CALLS = PROGRAM_CALLS.filter((call) => tokenKindOf(call) === 'run')
const READ_CALLS = PROGRAM_CALLS.filter((call) => tokenKindOf(call) === 'read')

describe('TOKN-9 each call that takes a token, by each kind of token', () => {
  beforeAll(async () => {
    server = await startServer()
    shops = [await aShop('La Grotte'), await aShop('Le Puits')]
    const organizer = shops[0]?.organizer
    if (!organizer) throw new Error('No shop')
    const { token, tokens } = await aToken(organizer, 'run', 'Ancien')
    revoked = token
    const old = tokens.find(({ name }) => name === 'Ancien')
    expect((await server.call('revoke-shop-token', { id: old?.id }, sessionHeaders(organizer))).status).toBe(200)
  })
  afterAll(() => server.close())

  test('has a row here', () => {
    expect(Object.keys(BESIDE).toSorted()).toEqual(PROGRAM_CALLS.toSorted())
  })

  test.each(PROGRAM_CALLS)('%s is let through by a token to run of the shop', async (call) => {
    const { status, body } = await ask(call, await scene(shops[0]), shops[0]?.run ?? '')
    expect([401, 403], JSON.stringify(body)).not.toContain(status)
    // What this evening has not (teams, groups, pods) is refused for that reason.
    if (status !== 200) expect([400, 404, 409]).toContain(status)
  })

  test('most of them do what they say', async () => {
    const done: string[] = []
    for (const call of PROGRAM_CALLS)
      if ((await ask(call, await scene(shops[0]), shops[0]?.run ?? '')).status === 200) done.push(call)
    expect(done.length).toBeGreaterThan(20)
    expect(done).toEqual(expect.arrayContaining([...READ_CALLS, 'submit-advanced-score', 'start-clock', 'undo-round']))
  })

  test.each(READ_CALLS)('%s is answered to a token to read of the shop', async (call) => {
    expect((await ask(call, await scene(shops[0]), shops[0]?.read ?? '')).status).toBe(200)
  })

  test('a token to read, one of another shop and a revoked one change nothing', async () => {
    const at = await scene(shops[0])
    const before = await server.document(at.id)
    for (const call of RUN_CALLS) {
      const [read, foreign, gone] = [
        await ask(call, at, shops[0]?.read ?? ''),
        await ask(call, at, shops[1]?.run ?? ''),
        await ask(call, at, revoked),
      ]
      expect([call, read.status, read.body.reason]).toEqual([call, 403, 'token_not_allowed'])
      expect([call, foreign.status]).toEqual([call, 403])
      expect([call, gone.status]).toEqual([call, 401])
    }
    for (const call of READ_CALLS) expect([call, (await ask(call, at, revoked)).status]).toEqual([call, 401])
    expect(await server.document(at.id)).toEqual(before)
  })

  test('a token of another shop reads what everybody sees, and lists its own events', async () => {
    const at = await scene(shops[0])
    const token = shops[1]?.run ?? ''
    for (const call of READ_CALLS) {
      const answer = await ask(call, at, token)
      const open = await ask(call, at, null)
      if (call === 'get-shop-events') expect(answer.body.data.events).toEqual([])
      else expect([call, answer.body]).toEqual([call, open.body])
    }
  })
})
