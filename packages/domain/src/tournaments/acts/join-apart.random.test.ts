import { expect, test } from 'vitest'
import type { KnownRegistration } from '../../registrations/acts/registrations-at-desk.ts'
import type { RegistrationId } from '../../registrations/registration.ts'
import { type SeededRandom, seededRandom } from '../../seeded-random.ts'
import type { Author } from '../authority/holder.ts'
import { evolveAll } from '../evolve.ts'
import { currentRound } from '../kinds/phase.ts'
import { pairOf } from '../kinds/seats.ts'
import { submitScore } from '../results/submit-score.ts'
import { seatKey } from '../rounds/hand-pairing.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { after, anAnnouncement, aTournamentOf, publicId, started } from '../testing/a-tournament.ts'
import { openTables, pick, RANDOM_SCORES, randomDeskAct } from '../testing/random-desk-act.ts'
import type { PlayerId, WholeTournament } from '../tournament.ts'
import {
  type ApartAct,
  type ApartState,
  afterApart,
  decideApart,
  type MadeApart,
  replayApart,
} from './decided-apart.ts'
import { type AnyDeskAct, drawnAtDesk } from './desk-acts.ts'
import { type Joined, joinApart } from './join-apart.ts'

const RUNS = Number(process.env.JOIN_RUNS ?? 150)
const seed = process.env.JOIN_SEED ?? String(Math.trunc(Math.random() * 2 ** 32))
const author: Author = { publicId: publicId('organizer'), role: 'organizer', holderId: '', label: null }

/** Like the server's journal: each act once by id, and only on the state its sender saw. */
class Journal {
  state: Required<ApartState>
  readonly ids: string[] = []
  sequence = 1

  constructor(state: Required<ApartState>) {
    this.state = state
  }

  get tournament(): WholeTournament {
    return this.state.tournament
  }

  byOthers(changed: Required<ApartState>): void {
    if (changed === this.state) return
    this.state = changed
    this.sequence += 1
  }

  handIn(
    acts: readonly ApartAct[],
    { base, most }: { readonly base: number; readonly most: number },
  ): readonly string[] {
    let expected = base
    let taken = 0
    for (const act of acts) {
      if (this.ids.includes(act.id)) continue
      if (this.sequence !== expected || taken === most) break
      const outcome = decideApart(this.state, act, author)
      if (!outcome.accepted) break
      this.state = afterApart(this.state, act, outcome.value)
      this.ids.push(act.id)
      this.sequence += 1
      expected += 1
      taken += 1
    }
    return acts.flatMap(({ id }) => (this.ids.includes(id) ? [id] : []))
  }
}

class Evening {
  readonly #random: SeededRandom
  #drawn = 0

  constructor(of: string) {
    this.#random = seededRandom(of)
  }

  chance(share: number): boolean {
    return this.#random() < share
  }

  deskAct(tournament: WholeTournament): ApartAct {
    const random = randomDeskAct(tournament, this.#random)
    const act = tournament.announcement ? this.#atDoor(random) : random
    const { hasSeed, ids } = drawnAtDesk(act)
    this.#drawn += 1
    const id = `apart-act-${this.#drawn}`
    const given = {
      at: new Date(1_900_000_000_000 + this.#drawn * 60_000).toISOString(),
      seed: hasSeed ? `8-${this.#text()}` : '',
      ids: Array.from({ length: ids }, () => this.#text()),
    }
    return { ...act, id, given }
  }

  /** At an event people come and go by their registrations; few names are left. */
  #atDoor(act: AnyDeskAct): AnyDeskAct {
    if (act.name === 'add-anonymous-player') {
      return { name: 'add-player-at-desk', input: { playerName: this.#firstName(), hasPaid: this.chance(0.5) } }
    }
    if (act.name !== 'delete-quick-tournament-player') return act
    const playerId = act.input.playerKey ?? ''
    const name = pick(this.#random, ['drop-registration', 'undo-drop-registration'] as const)
    if (this.chance(0.5)) return { name, input: { playerId } }
    return { name: 'note-payment', input: { playerId, hasPaid: this.chance(0.5) } }
  }

  others({ tournament, registered }: Required<ApartState>): Required<ApartState> {
    if (!tournament.announcement || !this.chance(0.2)) {
      const changed = this.#players(tournament)
      return changed === tournament ? { tournament, registered } : { tournament: changed, registered }
    }
    const name = this.#firstName()
    if (registered.some((one) => one.name === name)) return { tournament, registered }
    const ids = { id: this.#text() as RegistrationId, playerId: this.#text() as PlayerId }
    const waits: KnownRegistration = { ...ids, name, shownAs: null, hasPaid: false, state: { kind: 'pending' } }
    return { tournament, registered: [...registered, waits] }
  }

  #firstName(): string {
    return `Walk-in ${Math.trunc(this.#random() * 12)}`
  }

  #players(tournament: WholeTournament): WholeTournament {
    const open = openTables(tournament)
    if (!tournament.announcement && this.chance(0.2)) {
      const playerId = this.#text() as PlayerId
      const name = `Joined ${playerId.slice(0, 6)}`
      return evolveAll(tournament, [
        { kind: 'player_added', playerId, name, publicId: null, firstRound: currentRound(tournament) + 1 },
      ])
    }
    if (open.length === 0) return tournament
    const match = pick(this.#random, open)
    const by = pick(this.#random, pairOf(match))
    const outcome = submitScore(tournament, {
      matchId: match.id,
      by,
      score: pick(this.#random, RANDOM_SCORES),
      contest: this.chance(0.5),
    })
    return outcome.accepted ? after(tournament, outcome) : tournament
  }

  #text(): string {
    return Array.from({ length: 12 }, () => Math.trunc(this.#random() * 16).toString(16)).join('')
  }
}

const meetings = (tournament: WholeTournament, round: number) =>
  matchesOfRound(tournament, round).map(seatKey).toSorted()

function anEventOf(tournament: WholeTournament): Required<ApartState> {
  const registered = tournament.players.map(({ id, name }) => ({
    ...{ id: `r-${id}` as RegistrationId, playerId: id, name, shownAs: null, hasPaid: false },
    state: { kind: 'confirmed', isPresent: true } as const,
  }))
  return { tournament: { ...tournament, announcement: anAnnouncement, capacity: 8 }, registered }
}

/** Plays rounds offline while others act on the server, and joins them over a connection that keeps failing. */
function play(of: string, isEvent: boolean) {
  const evening = new Evening(of)
  const tournament = started(aTournamentOf(8))
  const base = isEvent ? anEventOf(tournament) : { tournament, registered: [] }
  const journal = new Journal(base)
  const acts: ApartAct[] = []
  let here: Required<ApartState> = base
  for (let step = 0; step < 24; step++) {
    const act = evening.deskAct(here.tournament)
    const outcome = decideApart(here, act, author)
    if (outcome.accepted && outcome.value.length > 0) {
      acts.push(act)
      here = afterApart(here, act, outcome.value)
    }
    if (evening.chance(0.3)) journal.byOthers(evening.others(journal.state))
  }
  const { made, ...again } = replayApart(base, JSON.parse(JSON.stringify(acts)), author)
  expect(again).toEqual(here)
  return { evening, journal, made, here: here.tournament }
}

type Played = ReturnType<typeof play>

type Joining = Joined & { readonly metOnTheWay: number }

function join({ evening, journal, made }: Pick<Played, 'evening' | 'journal' | 'made'>): Joining {
  let metOnTheWay = 0
  for (let tries = 0; tries < 500; tries++) {
    const { sequence } = journal
    const { tournament: there, registered } = journal.state
    const known = new Set(
      journal.handIn(
        made.map(({ act }) => act),
        { base: 0, most: 0 },
      ),
    )
    const joined = joinApart({ there, registered, made, known, theirs: new Set(), author })
    metOnTheWay += joined.met.length
    if (joined.steps.length === 0) return { ...joined, metOnTheWay }
    if (evening.chance(0.3)) journal.byOthers(evening.others(journal.state))
    journal.handIn(joined.steps, { base: sequence, most: evening.chance(0.5) ? 2 : 50 })
  }
  throw new Error('it never comes to an end')
}

const opened = (made: readonly MadeApart[]) =>
  made.flatMap(({ changes }) => changes.flatMap((change) => (change.kind === 'round_paired' ? [change.round] : [])))

test(`CAVE-26 CAVE-44 whatever others do meanwhile, each act counts once or is named, and played tables stand (JOIN_SEED=${seed})`, () => {
  const seen = { rounds: 0, met: 0, walkIns: 0, names: 0 }
  for (let run = 0; run < RUNS; run++) {
    const played = play(`${seed} ${run}`, run % 2 === 1)
    const { journal, made, here } = played
    const joined = join(played)
    expect(new Set(journal.ids).size).toBe(journal.ids.length)
    const named = new Set(joined.met.map(({ id }) => id))
    for (const { act } of made) {
      const isThere = journal.ids.includes(act.id) || joined.settled.includes(act.id)
      expect(isThere || named.has(act.id), `${act.name} of run ${run}`).toBe(true)
    }
    const lost = new Set(
      joined.met.flatMap((met) => (met.kind === 'rival' || met.kind === 'impossible' ? [met.id] : [])),
    )
    for (const { act, changes } of made) {
      for (const round of opened([{ act, changes }])) {
        if (lost.has(act.id)) continue
        seen.rounds += 1
        expect(meetings(journal.tournament, round), `round ${round} of run ${run}`).toEqual(meetings(here, round))
      }
    }
    expectRegistered(played, seen)
    expect(join(played).steps).toEqual([])
    seen.met += joined.metOnTheWay
  }
  expect(seen.rounds, 'rounds that were opened apart and stand').toBeGreaterThan(RUNS / 2)
  expect(seen.met, 'something has met').toBeGreaterThan(0)
  expect(seen.walkIns, 'people written in').toBeGreaterThan(RUNS / 2)
  expect(seen.names, 'names that were taken').toBeGreaterThan(0)
})

/** CAVE-44: whoever was written in is registered once, by the own ids, under a name of their own. */
function expectRegistered({ journal, made }: Played, seen: { walkIns: number; names: number }) {
  const { registered, tournament } = journal.state
  expect(new Set(registered.map(({ name }) => name)).size).toBe(registered.length)
  for (const { act } of made) {
    if (act.name !== 'add-player-at-desk' || !journal.ids.includes(act.id)) continue
    const rows = registered.filter(({ id, playerId }) => id === act.given.ids[0] && playerId === act.given.ids[1])
    expect(rows).toHaveLength(1)
    // Who left before a round was paired is in no list of players.
    const hasSeat = tournament.players.some(({ id, droppedAfter }) => id === act.given.ids[1] && droppedAfter === null)
    expect(hasSeat).toBe(rows[0]?.state.kind === 'confirmed')
    seen.walkIns += 1
    if (rows[0]?.name !== act.input.playerName) seen.names += 1
  }
}
