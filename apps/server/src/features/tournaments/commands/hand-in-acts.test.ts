import type { Acting } from '@tablee/contract/serving/caller'
import { handInActs as call } from '@tablee/contract/tournaments/hand-in-acts'
import { seededRandom } from '@tablee/domain/seeded-random'
import { decideDeskAct } from '@tablee/domain/tournaments/acts/decide-desk-act'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import { evolveAll } from '@tablee/domain/tournaments/evolve'
import { type ActAtDesk, playAtDesk } from '@tablee/domain/tournaments/testing/evening-at-desk'
import type { TournamentCode, TournamentId } from '@tablee/domain/tournaments/tournament'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../../../database/database.ts'
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from '../../../database/testing/test-databases.ts'
import { sentDeskAct } from '../../../testing/sent-desk-act.ts'
import { listApartDraws } from '../sealed-seed-store.ts'
import { anActing } from '../testing/an-acting.ts'
import { repeatJournal, withoutNames } from '../testing/repeat-journal.ts'
import { createTournamentCache } from '../tournament-cache.ts'
import { findTournament } from '../tournament-store.ts'
import { carryByStaff } from './carry-decided.ts'
import { createQuickTournament } from './create-quick-tournament.ts'
import { type HandingInGround, handInActs } from './hand-in-acts.ts'
import { sealSeeds } from './seal-seeds.ts'

/** Each evening has other accidents; `HAND_IN_EVENINGS` plays more, `HAND_IN_SEED` others. */
const EVENINGS = Number(process.env.HAND_IN_EVENINGS ?? 6)
const SEED = process.env.HAND_IN_SEED ?? String(Date.now())
const organizerId = 'organizer-secret-0123456789abcdef'
const NOW = new Date('2030-01-31T23:00:00.000Z')

/** An evening takes as many. */
const SEEDS_IN_EVENING = 6
const DRAWN_ANEW = '8-00000000000000aa'

class Killed extends Error {}

const nobody = async () => Promise.reject(new Error('nobody is registered'))

/** The process ends before a transaction, or after its commit but before the answer; or another helper acts. */
type Accident = 'before' | 'after' | 'meanwhile' | null

type Accidents = { readonly next: () => Accident; readonly meanwhile: () => Promise<unknown> }

function mortal(database: Database, { next, meanwhile }: Accidents): Acting<HandingInGround> {
  const inSharedTransaction: Database['inSharedTransaction'] = async (key, work) => {
    const accident = next()
    if (accident === 'before') throw new Killed()
    if (accident === 'meanwhile') await meanwhile()
    const result = await database.inSharedTransaction(key, work)
    if (accident === 'after') throw new Killed()
    return result
  }
  const acting = anActing({ ...database, inSharedTransaction }, { now: () => NOW })
  return { ...acting, followDrops: nobody, followReturns: nobody, carryRegistrationApart: nobody }
}

describe.each(DATABASE_KINDS)('CAVE-13 CAVE-14 CAVE-28 evenings handed in with accidents, on %s', (kind) => {
  let place: TestDatabase
  let database: Database
  beforeAll(async () => {
    place = await createTestDatabase(kind)
    database = await place.open()
  })
  afterAll(async () => {
    await database.close()
    await place.remove()
  })

  async function created() {
    const ground = anActing(database, { now: () => new Date('2030-01-31T18:00:00.000Z') })
    const made = await createQuickTournament(ground, { name: 'Cave', playerCount: 8, organizerId })
    if (!made.accepted) throw new Error(made.refusal.code)
    return made.value.tournament
  }

  async function stored(id: TournamentId) {
    const held = await database.read((db) => findTournament(db, createTournamentCache(), id))
    if (!held) throw new Error('there is no such tournament')
    return held
  }

  async function sealedSeeds(code: string) {
    const sealed = await sealSeeds(anActing(database), { code: code as TournamentCode, organizerId })
    if (!sealed.accepted) throw new Error(sealed.refusal.code)
    return sealed.value.data.seeds
  }

  const journalOf = (id: TournamentId) =>
    database.read((db) =>
      db.selectFrom('journal').select(['sequence', 'act_id']).where('tournament_id', '=', id).execute(),
    )

  test.each(Array.from({ length: EVENINGS }, (_, number) => `${SEED} ${number}`))('seed %s', async (seed) => {
    const random = seededRandom(seed)
    const { id, code } = await created()
    const author: Author = {
      ...{ role: 'organizer', holderId: '', label: null },
      publicId: (await stored(id)).tournament.organizer,
    }
    let other = 0
    const meanwhile = () => {
      const act = { name: 'add-anonymous-player', input: { playerName: `Autre ${++other}` } } as const
      return carryByStaff(anActing(database), { code, organizerId }, act)
    }
    const next = (): Accident => {
      const lot = random()
      if (lot < 0.08) return lot < 0.04 ? 'before' : 'after'
      return lot < 0.11 ? 'meanwhile' : null
    }

    const sealed = [...(await sealedSeeds(code))]
    // In every other evening one of the seeds is drawn anew.
    const anew = random() < 0.5 ? Math.floor(random() * SEEDS_IN_EVENING) : null
    if (anew !== null) sealed[anew] = DRAWN_ANEW

    /** Pending acts, the journal position they build on, and those that became impossible. */
    let { tournament, sequence: base } = await stored(id)
    const from = new Date('2030-01-31T19:00:00.000Z')
    const { acts: played } = playAtDesk(tournament, { seed, from, sealed })
    let waiting = played
    const listed = new Set<string>()
    const expected = new Map<string, number>()
    /** Unanswered acts, or those with an answer about another state, are sent again first. */
    let unheard = 0
    for (let attempts = 0; waiting.length > 0; attempts++) {
      expect(attempts, seed).toBeLessThan(500)
      if (random() < 0.05) await meanwhile()
      const acts = waiting.slice(0, Math.max(unheard, 1 + Math.floor(random() * 12)))
      for (const [index, act] of acts.entries()) expected.set(act.id, base + index + 1)
      const wish = call.input.parse({ code, organizerId, baseSequence: base, acts: acts.map(sentDeskAct) })
      const twice = random() < 0.1 ? [wish, wish] : [wish]
      const ground = mortal(database, { next, meanwhile })
      const [first] = await Promise.allSettled(twice.map((one) => handInActs(ground, one)))
      if (first?.status !== 'fulfilled') {
        expect(first?.reason, seed).toBeInstanceOf(Killed)
        unheard = acts.length
        continue
      }
      if (!first.value.accepted) throw new Error(`${seed}: ${first.value.refusal.code}`)
      const { sequence, known, refusal } = first.value.value.data
      const now = await stored(id)
      if (now.sequence !== sequence) {
        unheard = acts.length
        continue
      }
      unheard = 0
      waiting = waiting.filter((act) => !known.includes(act.id))
      if (refusal) {
        listed.add(refusal.id)
        waiting = waiting.filter((act) => act.id !== refusal.id)
      }
      ;({ tournament, sequence: base } = now)
      const possible: ActAtDesk[] = []
      for (const act of waiting) {
        const decided = decideDeskAct(tournament, act, { ...act.given, at: new Date(act.given.at), author })
        if (!decided.accepted || decided.value.length === 0) {
          listed.add(act.id)
          continue
        }
        tournament = evolveAll(tournament, decided.value)
        possible.push(act)
      }
      waiting = possible
    }

    const entries = await journalOf(id)
    const kept = new Map(
      entries.flatMap(({ act_id, sequence }) => (act_id === null ? [] : [[act_id, sequence] as const])),
    )
    // Decided on exactly the state the device meant.
    for (const [act, sequence] of expected) {
      if (listed.has(act)) expect([seed, act, kept.get(act)]).toEqual([seed, act, undefined])
      else expect([seed, act, kept.get(act)]).toEqual([seed, act, sequence])
    }
    const acts = entries.filter(({ act_id }) => act_id?.startsWith('desk-act-'))
    expect([seed, acts.length]).toEqual([seed, kept.size])
    // Each seed that was drawn anew is found, and no other one.
    const draws = await database.read((db) => listApartDraws(db, id))
    const byAct = new Map(entries.map(({ act_id, sequence }) => [sequence, act_id]))
    const seedOf = new Map<string | null, string>(played.map((act) => [act.id, act.given.seed]))
    const seeded = draws.flatMap((draw) => {
      const drawn = seedOf.get(byAct.get(draw.sequence) ?? null)
      return drawn ? [{ drawn, ...draw }] : []
    })
    for (const { drawn, seal } of seeded) {
      const place = drawn === DRAWN_ANEW ? undefined : sealed.indexOf(drawn) + 1
      expect([seed, drawn, seal?.place]).toEqual([seed, drawn, place])
    }

    const repeated = await repeatJournal(database, id)
    expect(withoutNames(repeated.tournament), seed).toEqual(withoutNames((await stored(id)).tournament))
  })
})
