import { setTimeout as pause } from 'node:timers/promises'
import { readTournamentDocument } from '@tablee/contract/tournaments/documents/read-tournament-document'
import { readStaffPart, wholeTournament } from '@tablee/contract/tournaments/documents/staff-part'
import { tournamentDocument } from '@tablee/contract/tournaments/documents/tournament-document'
import { type SeededRandom, seededRandom } from '@tablee/domain/seeded-random'
import { type ApartAct, decideApart, type MadeApart, replayApart } from '@tablee/domain/tournaments/acts/decided-apart'
import { drawnAtDesk } from '@tablee/domain/tournaments/acts/desk-acts'
import { type Joined, joinApart } from '@tablee/domain/tournaments/acts/join-apart'
import type { Author } from '@tablee/domain/tournaments/authority/holder'
import { pairOf } from '@tablee/domain/tournaments/kinds/seats'
import { seedOfEight } from '@tablee/domain/tournaments/pairing/seed-version'
import { seatKey } from '@tablee/domain/tournaments/rounds/hand-pairing'
import { matchesOfRound } from '@tablee/domain/tournaments/rounds/round-progress'
import { openTables, pick, randomDeskAct } from '@tablee/domain/tournaments/testing/random-desk-act'
import type { WholeTournament } from '@tablee/domain/tournaments/tournament'
import { expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { createTestDatabase, DATABASE_KINDS } from '../database/testing/test-databases.ts'
import { repeatJournal, withoutNames } from '../features/tournaments/testing/repeat-journal.ts'
import { sentDeskAct } from '../testing/sent-desk-act.ts'
import { type InsistentClient, insistentClient } from './testing/insistent-client.ts'
import { type ServerProcess, startServerProcess } from './testing/server-process.ts'
import { withStarted } from './testing/started-parts.ts'

/** `npm run test:offline` sets more. */
const EVENINGS = Number(process.env.OFFLINE_EVENINGS ?? 3)
const SEED = process.env.OFFLINE_SEED ?? String(Date.now())
const ORGANIZER = 'organizer-secret-0123456789abcdef'
const PEOPLE = ['Amélie', 'Bruno', 'Chloé', 'David', 'Élodie', 'Farid', 'Gaëlle', 'Hugo']
const ACTS = 24
/** While acts are handed in. */
const LONGEST_LIFE_MS = 40
const MOST_TRIES = 100

const secretOf = (name: string) => `secret-of-${name}-0123456789abcdef`

test.each(DATABASE_KINDS)(
  `CAVE-42 %s: what a desk decided without a network counts once or is named, whatever others do and whenever the server ends (OFFLINE_SEED=${SEED})`,
  { timeout: 60_000 + EVENINGS * 20_000 },
  (kind) =>
    withStarted(async (keep) => {
      const database = await createTestDatabase(kind)
      keep({ stop: database.remove })
      const server = keep(
        await startServerProcess({
          DATA_DIR: database.folder,
          ...(database.url === null ? {} : { DATABASE_URL: database.url }),
        }),
      )
      const evenings: Evening[] = []
      for (let number = 0; number < EVENINGS; number++) {
        const evening = await Evening.begin(server, seededRandom(`${SEED} ${number}`))
        await evening.playApart()
        await evening.join()
        evenings.push(evening)
      }
      await server.kill()
      const kept = await database.open()
      try {
        for (const evening of evenings) await evening.expectJoined(kept)
      } finally {
        await kept.close()
      }
      const sum = (of: (evening: Evening) => number) => evenings.reduce((all, each) => all + of(each), 0)
      process.stdout.write(
        `${kind}: ${sum(({ made }) => made.length)} acts apart, ${sum(({ metOnTheWay }) => metOnTheWay.size)} met something, ${sum(({ kills }) => kills)} kills; OFFLINE_SEED=${SEED}\n`,
      )
    }),
)

type There = { readonly whole: WholeTournament; readonly sequence: number }

/** A tournament of eight, its desk without a network, and players who have one. */
class Evening {
  readonly #server: ServerProcess
  readonly #client: InsistentClient
  readonly #random: SeededRandom
  readonly #code: string
  readonly #id: string
  readonly #author: Author
  readonly #base: WholeTournament
  /** As the device keeps them. */
  #disk = '[]'
  #joined: Joined | null = null
  /** Ids of acts that met what others had done. */
  readonly metOnTheWay = new Set<string>()
  kills = 0

  private constructor(
    { server, client, random }: { server: ServerProcess; client: InsistentClient; random: SeededRandom },
    { id, code, base }: { id: string; code: string; base: WholeTournament },
  ) {
    this.#server = server
    this.#client = client
    this.#random = random
    this.#code = code
    this.#id = id
    this.#base = base
    this.#author = { publicId: base.organizer, role: 'organizer', holderId: '', label: null }
  }

  static async begin(server: ServerProcess, random: SeededRandom): Promise<Evening> {
    const client = insistentClient(() => server.port)
    const wish = { name: 'Dans la cave', playerCount: PEOPLE.length, organizerId: ORGANIZER }
    const { id, code } = (await client.act('create-quick-tournament', wish)).tournament
    for (const playerName of PEOPLE) {
      await client.act('join-quick-tournament', { code, playerName, playerId: secretOf(playerName) })
    }
    await client.act('start-quick-tournament', { tournamentId: id, organizerId: ORGANIZER })
    const { whole } = await readThere(client, code)
    return new Evening({ server, client, random }, { id, code, base: whole })
  }

  get made(): readonly MadeApart[] {
    return this.#replayed().made
  }

  get met(): Joined['met'] {
    return this.#joined?.met ?? []
  }

  /** The desk decides by itself; meanwhile players report to the server. The device starts anew after each act. */
  async playApart(): Promise<void> {
    for (let step = 0; step < ACTS; step++) {
      const { tournament } = this.#replayed()
      const act = this.#drawn(tournament)
      const outcome = decideApart({ tournament }, act, this.#author)
      if (outcome.accepted && outcome.value.length > 0) this.#disk = JSON.stringify([...JSON.parse(this.#disk), act])
      if (this.#chance(0.3)) await this.#reportByPlayers()
    }
  }

  async join(): Promise<void> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const { made } = this.#replayed()
      const known = new Set(
        await this.#handIn(
          made.map(({ act }) => act),
          0,
        ),
      )
      const { whole, sequence } = await readThere(this.#client, this.#code)
      this.#joined = joinApart({ there: whole, made, known, theirs: new Set(), author: this.#author })
      for (const { id } of this.met) this.metOnTheWay.add(id)
      if (this.#joined.steps.length === 0) return
      if (this.#chance(0.3)) await this.#reportByPlayers()
      const killed = this.#chance(0.5) ? this.#killSoon() : null
      await this.#handIn(this.#joined.steps, sequence)
      await killed
    }
    throw new Error('it never comes to an end')
  }

  async expectJoined(database: Database): Promise<void> {
    const rows = await database.read((db) =>
      db.selectFrom('journal').select('act_id').where('tournament_id', '=', this.#id).execute(),
    )
    const ids = rows.flatMap(({ act_id: id }) => (id === null ? [] : [id]))
    expect(new Set(ids).size, 'acts that count twice').toBe(ids.length)
    const named = new Set([...(this.#joined?.settled ?? []), ...this.met.map(({ id }) => id)])
    const missing = this.made.filter(({ act: { id } }) => !ids.includes(id) && !named.has(id))
    expect(missing).toEqual([])
    const { tournament } = await repeatJournal(database, this.#id)
    const after = this.#joined?.after
    expect(after && withoutNames(after)).toEqual(withoutNames(tournament))
    const lost = new Set(this.met.flatMap(({ kind, id }) => (kind === 'rival' || kind === 'impossible' ? [id] : [])))
    for (const { act, changes } of this.made) {
      for (const change of changes) {
        if (change.kind !== 'round_paired' || lost.has(act.id)) continue
        const meetings = matchesOfRound(tournament, change.round).map(seatKey).toSorted()
        expect(meetings, `round ${change.round}`).toEqual(change.matches.map(seatKey).toSorted())
      }
    }
  }

  #replayed() {
    return replayApart({ tournament: this.#base }, JSON.parse(this.#disk), this.#author)
  }

  #drawn(tournament: WholeTournament): ApartAct {
    const act = randomDeskAct(tournament, this.#random)
    const { hasSeed, ids } = drawnAtDesk(act)
    const given = {
      at: new Date().toISOString(),
      seed: hasSeed ? seedOfEight(this.#hex(16)) : '',
      ids: Array.from({ length: ids }, () => this.#hex(12)),
    }
    return { ...act, id: `apart-${this.#hex(16)}`, given }
  }

  async #reportByPlayers(): Promise<void> {
    const { whole } = await readThere(this.#client, this.#code)
    const open = openTables(whole)
    if (open.length === 0) return
    const match = pick(this.#random, open)
    const score = pick(this.#random, ['2-0', '1-2', '1-1'])
    for (const player of pairOf(match)) {
      const name = whole.players.find(({ id }) => id === player)?.name ?? ''
      const report = { code: this.#code, playerId: secretOf(name), matchId: match.id, score }
      await this.#client.act('send-score-quick-tournament', report)
    }
  }

  async #handIn(acts: readonly ApartAct[], baseSequence: number): Promise<readonly string[]> {
    const sent = { code: this.#code, organizerId: ORGANIZER, baseSequence, acts: acts.map(sentDeskAct) }
    const { status, data, ...refused } = await this.#client.act('hand-in-acts', sent)
    expect([status, refused]).toEqual([200, expect.anything()])
    return data.known
  }

  async #killSoon(): Promise<void> {
    await pause(this.#random() * LONGEST_LIFE_MS)
    await this.#server.kill()
    this.kills += 1
    await this.#server.up()
  }

  #chance(share: number): boolean {
    return this.#random() < share
  }

  #hex(digits: number): string {
    return Array.from({ length: digits }, () => Math.trunc(this.#random() * 16).toString(16)).join('')
  }
}

async function readThere(client: InsistentClient, code: string): Promise<There> {
  const { data } = await client.act('get-whole-tournament', { code, organizerId: ORGANIZER })
  const seen = readTournamentDocument(tournamentDocument.parse(data.tournament))
  const whole = wholeTournament(seen, readStaffPart({ ...data, tournament: data.tournament }))
  if (!whole) throw new Error('there is more in it than this version knows')
  return { whole, sequence: data.sequence }
}
