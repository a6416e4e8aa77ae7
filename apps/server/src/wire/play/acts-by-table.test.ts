import { seededRandom } from '@tablee/domain/seeded-random'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { finalStandings } from '@tablee/domain/tournaments/kinds/phase'
import { type EveningStep, eveningOfActs } from '@tablee/domain/tournaments/testing/evening-of-acts'
import { decideStep, drawnForStep } from '@tablee/domain/tournaments/testing/step-of-evening'
import type { TournamentId, WholeTournament } from '@tablee/domain/tournaments/tournament'
import { describe, expect, test } from 'vitest'
import { DATABASE_KINDS } from '../../database/testing/test-databases.ts'
import { type Chance, drawId, drawSeed } from '../../features/tournaments/chance.ts'
import { subjectOf } from '../../features/tournaments/secret.ts'
import { repeatJournal, withoutNames } from '../../features/tournaments/testing/repeat-journal.ts'
import { createTournamentCache } from '../../features/tournaments/tournament-cache.ts'
import { findTournament } from '../../features/tournaments/tournament-store.ts'
import { createTournament, ORGANIZER, secretOf, startServer } from '../../testing/a-server.ts'
import { sentInput } from '../../testing/sent-desk-act.ts'

const phones = (number: number) => subjectOf(secretOf(number), null).publicId
const SEED = 'on the wire'
const SEED_BYTES = 8

/** The server's draws for one act, repeated in order. */
function drawnAgain(drawn: readonly Uint8Array[]): Chance {
  const left = [...drawn]
  return (count) => {
    const place = left.findIndex(({ length }) => length === count)
    const [bytes] = place < 0 ? [] : left.splice(place, 1)
    if (!bytes) throw new Error(`the server drew no ${count} bytes`)
    return bytes
  }
}

/** The server, its draws since the last look, and its clock. */
async function anObservedServer(kind: (typeof DATABASE_KINDS)[number]) {
  const random = seededRandom(`chance of ${SEED}`)
  let drawn: Uint8Array[] = []
  let now = new Date('2030-01-31T18:00:00.000Z')
  const server = await startServer({
    kind,
    world: {
      now: () => now,
      chance: (count) => {
        const bytes = Uint8Array.from({ length: count }, () => Math.floor(random() * 256))
        drawn.push(bytes)
        return bytes
      },
    },
  })
  const played = await createTournament(server, 0, 16)
  const carry = async ({ by, act }: EveningStep) => {
    drawn = []
    now = new Date(now.getTime() + 60_000)
    const shown = by === 'organizer' ? { organizerId: ORGANIZER } : { playerId: secretOf(by) }
    const { status, body } = await server.call(act.name, {
      ...{ code: played.code, tournamentId: played.id },
      ...sentInput(act.input),
      ...shown,
    })
    return { refusal: status === 200 ? null : body.reason, drawn, at: now }
  }
  const stored = async (): Promise<WholeTournament> => {
    const database = await server.database.open()
    const held = await database.read((db) => findTournament(db, createTournamentCache(), played.id as TournamentId))
    await database.close()
    if (!held) throw new Error('there is no such tournament')
    return held.tournament
  }
  return { server, carry, stored }
}

describe.each(DATABASE_KINDS)('ACTS-1 ACTS-50 an evening on %s', (kind) => {
  test('the table alone ends with the state that the server has after the same acts', async () => {
    const { server, carry, stored } = await anObservedServer(kind)
    let tournament = await stored()
    const steps = eveningOfActs(SEED, phones)
    let step = steps.next()
    let refused = 0
    while (!step.done) {
      const { refusal, drawn, at } = await carry(step.value)
      const chance = drawnAgain(drawn)
      const { hasSeed, ids } = drawnForStep(step.value)
      const seed = hasSeed && drawn.some(({ length }) => length === SEED_BYTES) ? drawSeed(chance) : ''
      const given = { at, seed, ids: Array.from({ length: ids }, () => drawId(chance)) }
      const outcome = decideStep(tournament, step.value, { phones, given })
      expect([step.value.act, outcome.accepted ? null : outcome.refusal.code]).toEqual([step.value.act, refusal])
      if (outcome.accepted) tournament = evolveAll(tournament, outcome.value)
      else refused += 1
      // The finish removes the clocks.
      if (step.value.act.name.includes('clock')) expect(await stored()).toEqual(tournament)
      step = steps.next(tournament)
    }
    expect(refused).toBe(3)
    expect(finalStandings(tournament)).toHaveLength(17)
    expect(await stored()).toEqual(tournament)
    // ACTS-50: and again from the journal.
    const repeated = await repeatJournal(server.server.database, tournament.id)
    expect([repeated.taken, withoutNames(repeated.tournament)]).toEqual([[], withoutNames(tournament)])
    expect(repeated.decided.length).toBeGreaterThan(60)
    await server.close()
  })
})
