import { decideDeskAct } from '@tablee/domain/tournaments/acts/decide-desk-act'
import { type AnyDeskAct, drawnAtDesk } from '@tablee/domain/tournaments/acts/desk-acts'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { SEEDS_OF_ENVELOPE } from '@tablee/domain/tournaments/pairing/sealed-seeds'
import { openMatches } from '@tablee/domain/tournaments/testing/a-tournament'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { hashOfSeed } from '../../features/tournaments/sealed-seeds.ts'
import { hashSecret } from '../../features/tournaments/secret.ts'
import { repeatJournal } from '../../features/tournaments/testing/repeat-journal.ts'
import { createTournamentCache } from '../../features/tournaments/tournament-cache.ts'
import { findTournament } from '../../features/tournaments/tournament-store.ts'
import { createTournament, ORGANIZER, type Played, startServer, type TestServer } from '../../testing/a-server.ts'
import { inviteStaff } from '../../testing/invite-staff.ts'

const START = { name: 'start-quick-tournament', input: {} } as const
const UNDO = { name: 'undo-round', input: { roundNumber: 1 } } as const
const OWN = '8-00000000000000aa'

describe.each(DATABASE_KINDS)('sealed seeds, on %s', (kind) => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ kind })
  })
  afterAll(() => server.close())

  const seal = ({ code }: Played, organizerId = ORGANIZER) => server.call('seal-seeds', { code, organizerId })
  const sealed = async (played: Played): Promise<readonly string[]> => {
    const { status, body } = await seal(played)
    expect([status, body.reason]).toEqual([200, undefined])
    return body.data.seeds
  }
  const draws = async ({ code }: Played) => (await server.call('get-round-draws', { code })).body.data

  async function held({ id }: Played) {
    const found = await server.server.database.read((db) =>
      findTournament(db, createTournamentCache(), id as TournamentId),
    )
    if (!found) throw new Error('there is no such tournament')
    return found
  }

  let made = 0
  /** What a device decides with these seeds, one for each act that takes one, and hands in. */
  async function handIn(played: Played, acts: readonly AnyDeskAct[], seeds: readonly string[]) {
    const { tournament, sequence } = await held(played)
    const author: Author = { publicId: tournament.organizer, role: 'organizer', holderId: '', label: null }
    const left = [...seeds]
    let state = tournament
    const sent = acts.map((act) => {
      const seed = drawnAtDesk(act).hasSeed ? (left.shift() ?? '') : ''
      const given = { at: new Date(), seed, ids: [] }
      const outcome = decideDeskAct(state, act, { ...given, author })
      if (!outcome.accepted) throw new Error(outcome.refusal.code)
      state = evolveAll(state, outcome.value)
      const { score, ...input } = { score: null, ...act.input }
      const text = score && { score: `${score.wins1}-${score.wins2}-${score.draws}` }
      return {
        ...act,
        input: { ...input, ...text },
        id: `sealed-act-${++made}`,
        given: { ...given, at: given.at.toISOString() },
      }
    })
    const wish = { code: played.code, organizerId: ORGANIZER, baseSequence: sequence, acts: sent }
    const { status, body } = await server.call('hand-in-acts', wish)
    expect([status, body.data?.refusal, body.data?.known.length]).toEqual([200, null, sent.length])
  }

  test('CAVE-28 the journal says the hash of each seed before it is handed out, and everybody reads it', async () => {
    const played = await createTournament(server, 4, 8)
    const seeds = await sealed(played)
    expect(seeds).toHaveLength(SEEDS_OF_ENVELOPE)
    expect(new Set(seeds).size).toBe(SEEDS_OF_ENVELOPE)
    const { sequence } = await held(played)
    const hashes = seeds.map(hashOfSeed)
    expect((await draws(played)).envelopes).toEqual([{ id: sequence, sealedAt: expect.any(String), hashes }])
    const { entries } = (await server.call('get-journal', { code: played.code })).body.data
    expect(entries[0]).toMatchObject({ act: 'seal-seeds', facts: [{ kind: 'seeds_sealed', count: SEEDS_OF_ENVELOPE }] })
    const kept = await server.server.database.read((db) =>
      db.selectFrom('journal').selectAll().where('tournament_id', '=', played.id).execute(),
    )
    // The seeds themselves are kept nowhere.
    for (const seed of seeds) expect(JSON.stringify(kept)).not.toContain(seed.slice(2))
  })

  test('CAVE-28 asked again, after a restart too and by whoever may, the seeds are the same, and no act is written', async () => {
    const played = await createTournament(server, 4, 8)
    const seeds = await sealed(played)
    const { sequence } = await held(played)
    const asked = await Promise.all([sealed(played), sealed(played)])
    await server.restart()
    for (const again of [...asked, await sealed(played)]) expect(again).toEqual(seeds)
    expect((await held(played)).sequence).toBe(sequence)
    const secretOf = (role: string) => `a-helper-of-sealed-seeds-${role}-0123456789`
    await inviteStaff(server, played, (role) => hashSecret(secretOf(role)))
    await server.restart()
    expect((await seal(played, secretOf('co-organizer'))).body.data.seeds).toEqual(seeds)
    for (const role of ['scorekeeper', 'judge']) expect((await seal(played, secretOf(role))).status).toBe(403)
  })

  test('CAVE-28 a round that was drawn apart says which sealed seed it is; undone and drawn again it takes the next, and both stay', async () => {
    const played = await createTournament(server, 4, 8)
    const [first = '', second = '', third] = await sealed(played)
    const envelope = (await held(played)).sequence
    await handIn(played, [START, UNDO, START], [first, second])
    expect((await draws(played)).draws).toMatchObject([
      { seed: first, isApart: true, seal: { envelope, place: 1, skipped: 0 }, undoneAt: expect.any(String) },
      { seed: second, isApart: true, seal: { envelope, place: 2, skipped: 0 }, undoneAt: null },
    ])
    // What was used is handed out no more.
    expect((await sealed(played))[0]).toBe(third)
    expect((await repeatJournal(server.server.database, played.id)).taken).toEqual(['seal-seeds'])
  })

  test('CAVE-28 a seed drawn by the device, one that comes again and one of before are not sealed; one too far says what it skipped', async () => {
    const played = await createTournament(server, 4, 8)
    const [first = '', second = '', , fourth = ''] = await sealed(played)
    const used = [OWN, second, second, first, fourth]
    const acts = used.flatMap((_, place) => (place === 0 ? [START] : [UNDO, START]))
    await handIn(played, acts, used)
    const { draws: told } = await draws(played)
    const envelope = expect.any(Number)
    expect(told.map((draw: { seal: unknown }) => draw.seal)).toEqual([
      null,
      { envelope, place: 2, skipped: 1 },
      null,
      null,
      { envelope, place: 4, skipped: 1 },
    ])
    expect(told.map((draw: { isApart: boolean }) => draw.isApart)).toEqual(used.map(() => true))
  })

  test('CAVE-28 a seed that corrected a result without pairing anew is used all the same', async () => {
    const played = await createTournament(server, 2, 8)
    const [one = '', two = '', three = '', next] = await sealed(played)
    await handIn(played, [START], [one])
    const [match] = openMatches((await held(played)).tournament)
    if (!match) throw new Error('a table is needed')
    const score = { wins1: 2, wins2: 0, draws: 0 } as never
    const scored = { name: 'update-score-quick-tournament', input: { matchId: match.id, score } } as const
    await handIn(played, [scored, { name: 'start-next-round', input: {} }], [two])
    const again = { wins1: 2, wins2: 1, draws: 0 } as never
    await handIn(
      played,
      [{ name: 'correct-and-pair-again', input: { matchId: match.id, score: again, roundNumber: 2 as never } }],
      [three],
    )
    expect((await sealed(played))[0]).toBe(next)
  })

  test('CAVE-28 another envelope is sealed where few seeds are left, and not after the end', async () => {
    const played = await createTournament(server, 4, 8)
    const seeds = await sealed(played)
    const used = seeds.slice(0, SEEDS_OF_ENVELOPE / 2 + 1)
    await handIn(
      played,
      used.flatMap((_, place) => (place === 0 ? [START] : [UNDO, START])),
      used,
    )
    const more = await sealed(played)
    expect(more).toHaveLength(SEEDS_OF_ENVELOPE)
    expect(more.slice(0, 11)).toEqual(seeds.slice(13))
    expect((await draws(played)).envelopes).toHaveLength(2)
    await server.call('cancel-quick-tournament', { code: played.code, organizerId: ORGANIZER })
    const other = await createTournament(server, 2, 8)
    await server.call('cancel-quick-tournament', { code: other.code, organizerId: ORGANIZER })
    expect((await seal(other)).body.reason).toBe('tournament_cancelled')
  })
})
