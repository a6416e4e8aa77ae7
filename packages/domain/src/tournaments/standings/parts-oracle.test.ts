import { expect, test } from 'vitest'
import { type SeededRandom, seededRandom } from '../../seeded-random.ts'
import { games, placed } from '../kinds/result.ts'
import { seatsOf } from '../kinds/seats.ts'
import type { PairPods } from '../pairing/pods/pod-field.ts'
import { removePlayer } from '../players/remove-player.ts'
import { setResult } from '../results/set-score.ts'
import { canOpenStage } from '../rounds/can-open-stage.ts'
import { openStage } from '../rounds/open-stage.ts'
import { matchesOfRound } from '../rounds/round-progress.ts'
import { startNextRound, startTournament } from '../rounds/start-round.ts'
import type { WishedPart } from '../stage-part.ts'
import { after, aTournamentOf } from '../testing/a-tournament.ts'
import type { Tournament } from '../tournament.ts'
import { computeStandings } from './compute-standings.ts'

/** What the oracle knows: who won what, with no word of stages, spans or rule packs. */
type PlayedPart = { first: number; isPods: boolean; carries: boolean; members: readonly string[] | null }
type PlayedTable = { round: number; seats: readonly string[]; winner: number | null; isBye: boolean }
type Event = { tournament: Tournament; parts: PlayedPart[]; tables: PlayedTable[]; left: Map<string, number> }

/** The search for the best tables is none of this test's business. */
const pods: PairPods = (field) => {
  const ids = field.map(({ id }) => id)
  if (ids.length < 6)
    return { pods: ids.length > 2 ? [ids.slice(0, 4)] : [], byes: ids.length > 2 ? ids.slice(4) : ids }
  const short = (4 - (ids.length % 4)) % 4
  const fours = (ids.length - 3 * short) / 4
  const starts = Array.from(
    { length: fours + short },
    (_, index) => 4 * Math.min(index, fours) + 3 * Math.max(0, index - fours),
  )
  return { pods: starts.map((start, index) => ids.slice(start, starts[index + 1])), byes: [] }
}

function playRound(event: Event, random: SeededRandom): void {
  const round = event.tournament.rounds.length
  for (const match of matchesOfRound(event.tournament, round)) {
    const seats = seatsOf(match)
    if (seats.length === 1) {
      event.tables.push({ round, seats, winner: 0, isBye: true })
      continue
    }
    const winner = random() < 0.15 ? null : Math.floor(random() * seats.length)
    const drawn = seats.map((_, seat) => seat)
    const result =
      seats.length > 2
        ? placed(winner === null ? { drawn } : { winner })
        : games({ wins1: winner === 0 ? 1 : 0, wins2: winner === 1 ? 1 : 0, draws: winner === null ? 1 : 0 })
    event.tournament = after(event.tournament, setResult(event.tournament, { matchId: match.id, result }))
    event.tables.push({ round, seats, winner, isBye: false })
  }
  for (const { id, droppedAfter } of event.tournament.players) {
    if (droppedAfter !== null || event.left.size > event.tournament.players.length / 4 || random() > 0.05) continue
    event.tournament = after(event.tournament, removePlayer(event.tournament, id))
    event.left.set(id, round)
  }
}

function playRounds(event: Event, count: number, random: SeededRandom): void {
  for (let more = 0; more < count; more++) {
    const next = startNextRound(event.tournament, { wished: null, pods, seed: `seed ${random()}` })
    if (!next.accepted) return
    event.tournament = after(event.tournament, next)
    playRound(event, random)
  }
}

function someParts(seed: string): Event {
  const random = seededRandom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const waiting = aTournamentOf(8 + below(17))
  const tournament = after(waiting, startTournament(waiting, seed))
  const event: Event = {
    ...{ tournament, tables: [], left: new Map() },
    parts: [{ first: 1, isPods: false, carries: false, members: null }],
  }
  playRound(event, random)
  playRounds(event, below(3), random)
  for (let more = 1 + below(2); more > 0 && canOpenStage(event.tournament); more--) {
    const afterRound = event.tournament.rounds.length
    const before = event.parts.at(-1)?.members
    const standing = computeStandings({ ...event.tournament, throughRound: afterRound }).map(({ playerId }) => playerId)
    const present = standing.filter((id) => !event.left.has(id) && (before?.includes(id) ?? true))
    const playing = random() < 0.4 ? 6 + below(Math.max(1, present.length - 6)) : null
    const wish: WishedPart = {
      structure: random() < 0.5 ? 'pods' : 'swiss',
      ...{ plannedRounds: 3, carriesPoints: random() < 0.5, playing },
    }
    const opened = openStage(event.tournament, { ...wish, afterRound, pods, seed: `part ${random()}` })
    if (!opened.accepted) return event
    event.tournament = after(event.tournament, opened)
    const { structure, carriesPoints: carries } = wish
    const members = playing === null ? (before ? present : null) : present.slice(0, playing)
    event.parts.push({ first: afterRound + 1, isPods: structure === 'pods', carries, members })
    playRound(event, random)
    playRounds(event, below(3), random)
  }
  return event
}

type Row = { player: string; level: number; points: number; average: number }

function expected({ tournament, parts, tables, left }: Event): Map<string, Row> {
  const last = tournament.rounds.length
  const partOf = (round: number) => parts.findLast(({ first }) => first <= round)
  const isIn = (part: PlayedPart, player: string) =>
    part.members ? part.members.includes(player) : (left.get(player) ?? last) >= part.first
  const gates = parts.filter((part, index) => index > 0 && (!part.carries || part.members !== null))
  const rows = new Map<string, Row>()
  for (const { id: player } of tournament.players) {
    const gate = gates.findLast((each) => isIn(each, player)) ?? parts[0]
    const next = gates.find(({ first }) => first > (gate?.first ?? 0))
    const base = parts.findLast(({ first, carries }) => first <= (gate?.first ?? 1) && (!carries || first === 1))
    const [from, through] = [base?.first ?? 1, next ? next.first - 1 : last]
    const rules = partOf(through)
    const counted = tables.filter(({ round }) => round >= from && round <= through)
    const worth = (one: string) => {
      // Whom a part left behind misses none of its rounds.
      const stopped = parts.find(
        ({ first, members }) => first > from && first <= through && members && !members.includes(one),
      )
      const until = Math.min(through, left.get(one) ?? through, stopped ? stopped.first - 1 : through)
      let [points, most] = [0, 0]
      for (let round = from; round <= through; round++) {
        const win = partOf(round)?.isPods ? 5 : 3
        const own = counted.find((table) => table.round === round && table.seats.includes(one))
        if (!own && round > until) continue
        most += win
        if (!own) continue
        if (own.winner === null) points += 1
        else if (own.seats[own.winner] === one) points += win
      }
      return { points, share: Math.max(rules?.isPods ? 0.2 : 0.33, most === 0 ? 0 : points / most) }
    }
    const met = counted.flatMap(({ seats, isBye, round }) => {
      if (!seats.includes(player)) return []
      if (isBye) return partOf(round)?.isPods ? [0.2, 0.2, 0.2] : []
      return seats.filter((seat) => seat !== player).map((seat) => worth(seat).share)
    })
    const none = rules?.isPods ? 0.2 : 0.33
    const average = met.length === 0 ? none : met.reduce((sum, share) => sum + share, 0) / met.length
    rows.set(player, { player, level: gate?.first ?? 1, points: worth(player).points, average })
  }
  return rows
}

test('STGE-6 points, averages and places over several parts are those of an independent computation', () => {
  const start = process.env.PARTS_SEED ?? `${Math.random()}`
  const seen = new Set<string>()
  for (let run = 0; run < 120; run++) {
    const seed = `${start} ${run}`
    const event = someParts(seed)
    for (const { carries, isPods, members } of event.parts.slice(1))
      seen.add(`${carries} ${isPods} ${members !== null}`)
    const rows = expected(event)
    const standings = computeStandings({ ...event.tournament, throughRound: event.tournament.rounds.length })
    expect(standings.map(({ rank }) => rank)).toEqual(event.tournament.players.map((_, index) => index + 1))
    let above: Row | undefined
    for (const { playerId, points, opponentMatchWin } of standings) {
      const row = rows.get(playerId)
      expect([playerId, points], `PARTS_SEED=${start}, run ${run}`).toEqual([playerId, row?.points])
      expect(opponentMatchWin, `PARTS_SEED=${start}, run ${run}, ${playerId}`).toBeCloseTo(row?.average ?? -1, 9)
      if (above && row) {
        const isBehind =
          above.level > row.level ||
          (above.level === row.level &&
            (above.points > row.points || (above.points === row.points && above.average >= row.average - 1e-9)))
        expect(isBehind, `PARTS_SEED=${start}, run ${run}: ${above.player} above ${playerId}`).toBe(true)
      }
      above = row
    }
  }
  expect(seen.size, `PARTS_SEED=${start}`).toBe(8)
})
