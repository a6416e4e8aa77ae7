import { expect, test } from 'vitest'
import { type SeededRandom, seededRandom } from '../../seeded-random.ts'
import type { Author } from '../authority/holder.ts'
import { evolveAll } from '../evolve.ts'
import { currentRound } from '../kinds/phase.ts'
import { pairOf } from '../kinds/seats.ts'
import { submitScore } from '../results/submit-score.ts'
import { seatKey } from '../rounds/hand-pairing.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { after, aTournamentOf, publicId, started } from '../testing/a-tournament.ts'
import { openTables, pick, RANDOM_SCORES, randomDeskAct } from '../testing/random-desk-act.ts'
import type { PlayerId, WholeTournament } from '../tournament.ts'
import { type ApartAct, decideApart, type MadeApart, replayApart } from './decided-apart.ts'
import { type Joined, joinApart } from './join-apart.ts'

const RUNS = Number(process.env.JOIN_RUNS ?? 150)
const seed = process.env.JOIN_SEED ?? String(Math.trunc(Math.random() * 2 ** 32))
const author: Author = { publicId: publicId('organizer'), role: 'organizer', holderId: '', label: null }

/** Like the server's journal: each act once by id, and only on the state its sender saw. */
class Journal {
  tournament: WholeTournament
  readonly ids: string[] = []
  sequence = 1

  constructor(tournament: WholeTournament) {
    this.tournament = tournament
  }

  byOthers(changed: WholeTournament): void {
    if (changed === this.tournament) return
    this.tournament = changed
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
      const outcome = decideApart({ tournament: this.tournament }, act, author)
      if (!outcome.accepted) break
      this.tournament = evolveAll(this.tournament, outcome.value)
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
    const act = randomDeskAct(tournament, this.#random)
    this.#drawn += 1
    const id = `apart-act-${this.#drawn}`
    const given = {
      at: new Date(1_900_000_000_000 + this.#drawn * 60_000).toISOString(),
      seed: '',
      ids: [] as string[],
    }
    if (act.name === 'start-next-round') given.seed = `8-${this.#text()}`
    if (act.name === 'add-anonymous-player') given.ids = [this.#text()]
    return { ...act, id, given }
  }

  others(tournament: WholeTournament): WholeTournament {
    const open = openTables(tournament)
    if (this.chance(0.2)) {
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

/** Plays rounds offline while others act on the server, and joins them over a connection that keeps failing. */
function play(of: string) {
  const evening = new Evening(of)
  const base = started(aTournamentOf(8))
  const journal = new Journal(base)
  const acts: ApartAct[] = []
  let here = base
  for (let step = 0; step < 24; step++) {
    const act = evening.deskAct(here)
    const outcome = decideApart({ tournament: here }, act, author)
    if (outcome.accepted && outcome.value.length > 0) {
      acts.push(act)
      here = evolveAll(here, outcome.value)
    }
    if (evening.chance(0.3)) journal.byOthers(evening.others(journal.tournament))
  }
  const { tournament, made } = replayApart({ tournament: base }, JSON.parse(JSON.stringify(acts)), author)
  expect(tournament).toEqual(here)
  return { evening, journal, made, here }
}

type Played = ReturnType<typeof play>

type Joining = Joined & { readonly metOnTheWay: number }

function join({ evening, journal, made }: Pick<Played, 'evening' | 'journal' | 'made'>): Joining {
  let metOnTheWay = 0
  for (let tries = 0; tries < 500; tries++) {
    const { tournament: there, sequence } = journal
    const known = new Set(
      journal.handIn(
        made.map(({ act }) => act),
        { base: 0, most: 0 },
      ),
    )
    const joined = joinApart({ there, made, known, theirs: new Set(), author })
    metOnTheWay += joined.met.length
    if (joined.steps.length === 0) return { ...joined, metOnTheWay }
    if (evening.chance(0.3)) journal.byOthers(evening.others(journal.tournament))
    journal.handIn(joined.steps, { base: sequence, most: evening.chance(0.5) ? 2 : 50 })
  }
  throw new Error('it never comes to an end')
}

const opened = (made: readonly MadeApart[]) =>
  made.flatMap(({ changes }) => changes.flatMap((change) => (change.kind === 'round_paired' ? [change.round] : [])))

test(`CAVE-26 whatever others do meanwhile, each act counts once or is named, and played tables stand (JOIN_SEED=${seed})`, () => {
  const seen = { rounds: 0, met: 0 }
  for (let run = 0; run < RUNS; run++) {
    const played = play(`${seed} ${run}`)
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
    expect(join(played).steps).toEqual([])
    seen.met += joined.metOnTheWay
  }
  expect(seen.rounds, 'rounds that were opened apart and stand').toBeGreaterThan(RUNS / 2)
  expect(seen.met, 'something has met').toBeGreaterThan(0)
})
