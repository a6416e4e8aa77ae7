import { portableText } from '@tablee/contract/tournaments/documents/portable-tournament'
import { portableTournament } from '@tablee/domain/tournaments/files/portable-tournament'
import { playedTournament } from '@tablee/domain/tournaments/testing/played-tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import {
  createTournament,
  finishRound,
  matchesOf,
  ORGANIZER,
  type Played,
  playersOf,
  secretOf,
  startServer,
  startTournament,
  type TestServer,
} from '../../testing/a-server.ts'

const HELPER = 'helper-secret-0123456789abcdef'

describe.each(DATABASE_KINDS)('NONE-3 the journal of the staff, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const must = async (call: string, { id, code }: Played, wish: object = {}) => {
    const { status, body } = await server.call(call, { code, tournamentId: id, organizerId: ORGANIZER, ...wish })
    expect([call, status]).toEqual([call, 200])
    return body
  }
  const journalOf = async (played: Played, wish: object = {}) => (await must('get-journal', played, wish)).data
  type Entry = { act: string; name: string | null; role: string; reason: string | null; facts: { kind: string }[] }
  const kindsOf = ({ entries }: { entries: readonly Entry[] }) =>
    entries.map(({ facts }) => facts.map((fact) => fact.kind))

  type Kept = { changes?: string; author_role?: null; author_holder?: null; people?: null; kinds?: null }
  /** As another version wrote it. */
  const rewrite = ({ id }: Played, kept: Kept, act?: string) =>
    server.server.database.inTransaction(async ({ db }) => {
      const all = db.updateTable('journal').set(kept).where('tournament_id', '=', id)
      await (act === undefined ? all : all.where('act', '=', act)).execute()
    })

  test('everybody reads what bears on fairness, the latest first, without a name of the staff', async () => {
    const played = await startTournament(server, 4)
    const [match] = matchesOf(await server.document(played.id))
    const matchId = match?.id
    const wish = { role: 'scorekeeper', name: 'Nour', expiresAt: new Date(Date.now() + 3_600_000).toISOString() }
    const { oneTimeCode } = (await must('invite-staff', played, wish)).data
    await must('accept-invitation', played, { oneTimeCode, secret: HELPER })
    const asHelper = { organizerId: HELPER }
    await must('update-score-quick-tournament', played, { ...asHelper, matchId, score: '2-0' })
    expect(kindsOf(await journalOf(played))).toEqual([['round_paired']])

    await must('update-score-quick-tournament', played, { ...asHelper, matchId, score: '2-1' })
    const { entries, next } = await journalOf(played)
    expect(next).toBeNull()
    expect(entries[0]).toMatchObject({
      ...{ act: 'update-score-quick-tournament', role: 'scorekeeper', name: null, reason: null },
      facts: [
        { kind: 'match_scored', isCorrection: true, round: 1, tables: [match?.table], score: { wins1: 2, wins2: 1 } },
      ],
    })
    expect(JSON.stringify(entries)).not.toContain('Nour')

    const staff = await journalOf(played, { ...asHelper, asStaff: true })
    expect(staff.entries[0]).toMatchObject({ name: 'Nour', role: 'scorekeeper' })
    expect(staff.entries.length).toBeGreaterThan(entries.length)
    expect(staff.entries.at(-1)).toMatchObject({ role: 'organizer', name: null })
  })

  test('GAME-13 everybody reads which rules were changed from what to what, and the staff how long rounds are', async () => {
    const created = await createTournament(server, 2)
    const vary = async (rules: object) => {
      const { status } = await server.patch(created.id, { rules, organizerId: ORGANIZER })
      expect(status).toBe(200)
    }
    await vary({ bestOf: 1 })
    await vary({ bestOf: 5, points: { win: 4, draw: 1, loss: 0 } })
    await must('plan-clock', created, { minutes: 35, startsWithRound: true })
    const best = (games: number) => ({ rule: 'bestOf', games })
    const { entries } = await journalOf(created)
    expect(entries.map(({ facts }: Entry) => facts)).toEqual([
      [
        {
          ...{ kind: 'rules_varied', count: 1 },
          rules: { from: [{ rule: 'win', points: 3 }, best(1)], to: [{ rule: 'win', points: 4 }, best(5)] },
        },
      ],
      [{ kind: 'rules_varied', count: 1, rules: { from: [best(3)], to: [best(1)] } }],
    ])
    const staff = await journalOf(created, { asStaff: true })
    expect(staff.entries[0].facts).toEqual([{ kind: 'clock_planned', count: 1, minutes: 35 }])
    // Where the creation cannot be read, it says what is played now.
    await rewrite(created, { changes: '[]' }, 'create-quick-tournament')
    const kept = (await journalOf(created)).entries.at(-1).facts
    expect(kept).toEqual([{ kind: 'rules_varied', count: 1, rules: { to: [best(1)] } }])
  })

  test('deleting, restoring and moving a device by a link are in it, for the staff alone', async () => {
    const created = await createTournament(server, 2)
    await must('delete-tournament', created)
    await must('restore-tournament', created)
    const [player] = playersOf(await server.document(created.id))
    const moved = { organizerId: ORGANIZER, playerKey: player?.key }
    const { oneTimeCode } = (await must('create-device-link', created, moved)).data
    const link = { code: created.code, oneTimeCode, secret: 'secret-of-another-phone-0123456789' }
    expect((await server.call('redeem-device-link', link)).status).toBe(200)
    const { entries } = await journalOf(created, { asStaff: true })
    expect(entries.slice(0, 4)).toMatchObject([
      { act: 'redeem-device-link', role: null, facts: [{ kind: 'player_claimed', players: [player?.key] }] },
      { act: 'create-device-link', role: 'organizer', facts: [] },
      { act: 'restore-tournament', role: 'organizer', facts: [], at: expect.stringMatching(/^\d{4}-/) },
      { act: 'delete-tournament', role: 'organizer', facts: [] },
    ])
    expect((await journalOf(created)).entries).toEqual([])
  })

  test('what players do is not in it, and a player does not read it as the staff', async () => {
    const played = await startTournament(server, 4)
    const [match] = matchesOf(await server.document(played.id))
    await must('leave-quick-tournament', played, { playerId: secretOf(1) })
    expect(kindsOf(await journalOf(played, { asStaff: true })).flat()).not.toContain('player_dropped')
    await must('delete-quick-tournament-player', played, { playerName: 'Joueur 2' })
    const { entries } = await journalOf(played)
    expect(entries[0].facts).toMatchObject([{ kind: 'player_dropped', count: 1, players: [expect.any(String)] }])
    expect(JSON.stringify(entries)).not.toContain('Joueur 2')
    for (const organizerId of [secretOf(1), 'nobody-at-all']) {
      const { code } = played
      const answer = await server.call('get-journal', { code, organizerId, asStaff: true })
      expect([answer.status, answer.body.reason]).toEqual([403, 'not_organizer'])
    }
    expect(match).toBeDefined()
  })

  test('a round undone, a late entry, the number of rounds', async () => {
    const played = await startTournament(server, 4)
    await finishRound(server, played)
    await must('start-next-round', played)
    await must('undo-round', played, { roundNumber: 2 })
    await must('plan-rounds', played, { rounds: 5, reason: 'La salle ferme tard' })
    await must('add-anonymous-player', played, { playerName: 'Nora' })
    const { entries } = await journalOf(played)
    expect(entries.map(({ facts: [fact] }: { facts: object[] }) => fact).slice(0, 4)).toMatchObject([
      { kind: 'player_added', round: 2 },
      { kind: 'rounds_planned', rounds: 5 },
      { kind: 'round_undone', round: 2 },
      { kind: 'round_paired', round: 2 },
    ])
    expect(JSON.stringify(entries)).not.toContain('La salle')
    const staff = await journalOf(played, { asStaff: true })
    expect(staff.entries.find(({ act }: Entry) => act === 'plan-rounds').reason).toBe('La salle ferme tard')
  })

  test('a kind of a later version is an act without words for the staff, and nothing for others', async () => {
    const played = await startTournament(server, 4)
    const later = JSON.stringify([{ kind: 'dice_thrown', secret: 'x' }])
    await rewrite(played, { changes: later }, 'start-quick-tournament')
    expect(kindsOf(await journalOf(played))).toEqual([])
    const staff = await journalOf(played, { asStaff: true })
    expect(staff.entries[0].facts).toEqual([{ kind: 'dice_thrown', count: 1 }])
  })

  test('what a file tells was not done here: an imported tournament begins with its import', async () => {
    const tournament = JSON.parse(
      portableText(portableTournament(playedTournament({ players: 8, rounds: 2, seed: 'journal' }))),
    )
    const { body } = await server.call('import-tournament', { tournament, organizerId: ORGANIZER })
    const { entries } = await journalOf({ id: body.tournament.$id, code: body.tournament.code })
    expect(entries).toMatchObject([{ act: 'import-tournament', facts: [{ kind: 'tournament_imported', count: 1 }] }])
  })

  test('acts from before roles were written down are told without one', async () => {
    const played = await startTournament(server, 4)
    await rewrite(played, { author_role: null, author_holder: null })
    expect((await journalOf(played)).entries).toMatchObject([{ role: null, facts: [{ kind: 'round_paired' }] }])
  })

  test('ACTS-51 the journal of one player has what was decided of them and of their matches, also before the columns are filled', async () => {
    const played = await startTournament(server, 6)
    const document = await server.document(played.id)
    const [first, second] = matchesOf(document)
    const playerKey = first?.player1Key
    await must('update-score-quick-tournament', played, { matchId: first?.id, score: '2-0' })
    await must('update-score-quick-tournament', played, { matchId: second?.id, score: '2-0' })
    await must('give-penalty', played, { playerKey, penalty: 'warning' })
    await must('delete-quick-tournament-player', played, { playerKey: second?.player1Key })
    const ofPlayer = { asStaff: true, playerKey }
    const told = [['penalty_given'], ['match_scored']]
    expect(kindsOf(await journalOf(played, ofPlayer))).toEqual(told)
    expect(kindsOf(await journalOf(played, { playerKey }))).toEqual([])
    await rewrite(played, { people: null })
    expect(kindsOf(await journalOf(played, ofPlayer))).toEqual(told)
    await rewrite(played, { people: null, kinds: null })
    expect(kindsOf(await journalOf(played, ofPlayer))).toEqual(told)
    const odd = await server.call('get-journal', { code: played.code, playerKey: '%' })
    expect(odd.status).toBe(400)
  })

  test('pages hold so many acts and go on below the last one', async () => {
    const played = await startTournament(server, 2)
    const [match] = matchesOf(await server.document(played.id))
    for (let act = 0; act < 105; act += 1) {
      await must('update-score-quick-tournament', played, { matchId: match?.id, score: '2-0' })
      await must('erase-result', played, { matchId: match?.id })
    }
    const first = await journalOf(played)
    const second = await journalOf(played, { before: first.next })
    expect(second.next).toBeNull()
    const all = [...first.entries, ...second.entries].map(({ sequence }: { sequence: number }) => sequence)
    expect(all).toEqual([...new Set(all)].sort((one, other) => other - one))
    expect(all).toHaveLength(210)
  })

  test('no tournament has none, and bad input is refused', async () => {
    expect((await server.call('get-journal', { code: 'ZZZZZZ' })).status).toBe(404)
    expect((await server.call('get-journal', {})).status).toBe(400)
    expect((await server.call('get-journal', { code: 'ABCDEF', before: 0 })).status).toBe(400)
  })
})
