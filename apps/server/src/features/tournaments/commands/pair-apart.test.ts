import { portableText, portableTournament } from '@tablee/contract/tournaments/documents/portable-tournament'
import { seatsOf } from '@tablee/domain/tournaments/kinds/seats'
import { breakFewest } from '@tablee/domain/tournaments/pairing/break-fewest'
import { pairRound } from '@tablee/domain/tournaments/pairing/pair-round'
import { recomputeRound } from '@tablee/domain/tournaments/rounds/recompute-round'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { smallestRepair } from '@tablee/domain/tournaments/rounds/smallest-repair'
import { fileOfAllScores } from '@tablee/domain/tournaments/testing/large-files'
import type { PlayerId, TournamentCode } from '@tablee/domain/tournaments/tournament'
import { describe, expect, test } from 'vitest'
import { createTestDatabase, DATABASE_KINDS } from '../../../database/testing/test-databases.ts'
import type { PairApart, RepairApart } from '../pairing/pairing-thread.ts'
import { anActing } from '../testing/an-acting.ts'
import { findTournament, findTournamentId } from '../tournament-store.ts'
import { carryByStaff } from './carry-decided.ts'
import { handInActs } from './hand-in-acts.ts'
import { importTournament } from './import-tournament.ts'

const organizerId = 'organizer-secret-0123456789abcdef'
const LEAVER = 'p5' as PlayerId

async function aLargeField(kind: (typeof DATABASE_KINDS)[number]) {
  const database = await createTestDatabase(kind)
  const opened = await database.open()
  const acting = anActing(opened)
  const text = portableText(fileOfAllScores({ players: 210, rounds: 8 }))
  const imported = await importTournament(acting, {
    tournament: portableTournament.parse(JSON.parse(text)),
    organizerId,
  })
  if (!imported.accepted) throw new Error(imported.refusal.code)
  const { id, code } = imported.value.tournament
  const sent = { code, organizerId }
  const pair = (pairApart: PairApart) =>
    carryByStaff({ ...acting, pairApart }, { tournamentId: id, organizerId }, { name: 'start-next-round', input: {} })
  const leave = () =>
    carryByStaff(acting, sent, { name: 'delete-quick-tournament-player', input: { playerKey: LEAVER } })
  const close = async () => {
    await opened.close()
    await database.remove()
  }
  return { acting, sent, pair, leave, close }
}

async function heldOf({ database, cache }: ReturnType<typeof anActing>, code: TournamentCode) {
  const held = await database.read(async (db) => {
    const id = await findTournamentId(db, code)
    return id && findTournament(db, cache, id)
  })
  if (!held) throw new Error('there is no such tournament')
  return held
}

describe.each(DATABASE_KINDS)('OPS-12 on %s', (kind) => {
  test('who leaves while a round is paired is not in it, and it follows from a seed drawn after that', async () => {
    const { pair, leave, close } = await aLargeField(kind)
    const seeds: string[] = []
    const paired = await pair(async (players, seed) => {
      if (seeds.length === 0) expect((await leave()).accepted).toBe(true)
      seeds.push(seed)
      return pairRound(players, seed)
    })
    if (!paired.accepted) throw new Error(paired.refusal.code)
    const { tournament } = paired.value.held
    expect(new Set(seeds).size).toBe(2)
    expect(tournament.rounds.at(-1)?.seed).toBe(seeds[1])
    expect(matchesOfRound(tournament, 9).flatMap(seatsOf)).not.toContain(LEAVER)
    expect(recomputeRound(tournament, 9)?.others).toBe(0)
    await close()
  })

  test('a repair of a large round is looked for apart, and refused in words where that takes too long', async () => {
    const { acting, sent, pair, close } = await aLargeField(kind)
    await pair(async (players, seed) => pairRound(players, seed))
    const added = await carryByStaff(acting, sent, { name: 'add-anonymous-player', input: { playerName: 'Late' } })
    if (!added.accepted) throw new Error(added.refusal.code)
    const { tournament } = added.value.held
    const late = tournament.players.filter(({ name }) => name === 'Late').map(({ id }) => id)
    const repair = smallestRepair(tournament, late)
    const pairings = (repair?.pairings ?? []).map((pairing) => {
      const [player1 = LEAVER, player2 = null] = seatsOf(pairing)
      return { player1, player2 }
    })
    const act = { name: 'repair-round', input: { roundNumber: 9, pairings } } as const
    expect(await carryByStaff({ ...acting, repairApart: async () => null }, sent, act)).toEqual({
      accepted: false,
      refusal: { code: 'pairing_too_long' },
    })
    let searches = 0
    const repairApart: RepairApart = async (field) => {
      searches += 1
      return { repair: breakFewest(field) }
    }
    const repaired = await carryByStaff({ ...acting, repairApart }, sent, act)
    if (!repaired.accepted) throw new Error(repaired.refusal.code)
    expect(searches).toBe(1)
    expect(matchesOfRound(repaired.value.held.tournament, 9).flatMap(seatsOf)).toContain(late[0])
    await close()
  })

  test('CAVE-19 a device’s round of a large field is paired apart by its seed, and by no other', async () => {
    const { acting, sent, close } = await aLargeField(kind)
    const given = { at: acting.now().toISOString(), seed: '8-0123456789abcdef', ids: [] }
    const act = { id: 'the-next-round', name: 'start-next-round' as const, input: {}, given }
    const seeds: string[] = []
    const pairApart: PairApart = async (players, seed) => {
      seeds.push(seed)
      return seeds.length === 1 ? null : pairRound(players, seed)
    }
    const none = async () => Promise.reject(new Error('nobody drops'))
    const ground = { ...acting, pairApart, followDrops: none, followReturns: none, carryRegistrationApart: none }
    const handIn = () => handInActs(ground, { ...sent, baseSequence: 1, acts: [act] })
    expect(await handIn()).toMatchObject({
      value: { data: { sequence: 1, known: [], refusal: { id: act.id, reason: 'pairing_too_long' } } },
    })
    expect(await handIn()).toMatchObject({ value: { data: { sequence: 2, known: [act.id], refusal: null } } })
    expect(seeds).toEqual([given.seed, given.seed])
    const { tournament } = await heldOf(acting, sent.code)
    expect(tournament.rounds.at(-1)?.seed).toBe(given.seed)
    expect(recomputeRound(tournament, 9)?.others).toBe(0)
    await close()
  })

  test('a round that takes too long is refused in words, and nothing has changed', async () => {
    const { pair, close } = await aLargeField(kind)
    const refused = await pair(async () => null)
    expect(refused).toEqual({ accepted: false, refusal: { code: 'pairing_too_long' } })
    const paired = await pair(async (players, seed) => pairRound(players, seed))
    expect(paired.accepted && paired.value.held.sequence).toBe(2)
    await close()
  })
})
