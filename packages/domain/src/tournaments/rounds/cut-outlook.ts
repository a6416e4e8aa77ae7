import { isOver } from '../kinds/match-result.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isMeeting, seatsOf } from '../kinds/seats.ts'
import { isInCut, roundsToPlay } from '../kinds/stage.ts'
import { hasAwardedBye } from '../players/awarded-byes.ts'
import { matchPoints } from '../results/match-points.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { matchesOfRound } from './round-progress.ts'
import { expectedCut } from './start-cut.ts'

/**
 * What the points say of a place in the cut. `in` and `out`: however the other tables end, and whatever the tiebreakers are. `tiebreakers`: at best level
 * with somebody for the last place. `open`: others decide.
 */
export type CutChance = 'in' | 'out' | 'tiebreakers' | 'open'

export type CutOutlook = {
  readonly playerId: PlayerId
  readonly points: number
  readonly chance: CutChance
  /** By the result of the match that the player is playing; null without one, and for a draw where the rules know none. */
  readonly after: { readonly won: CutChance; readonly drawn: CutChance | null; readonly lost: CutChance } | null
}

export type CutOutlooks = {
  readonly size: number
  /** False where another round is still to be paired: then `in` and `out` are certain, and some of the others may be certain too. */
  readonly isExact: boolean
  /** In the order of the players. */
  readonly players: readonly CutOutlook[]
}

/**
 * Who has a place in the cut, who has none any more, and who still plays for it, in the last two Swiss rounds (NONE-9). Null earlier, without a cut
 * that is to be expected, with places for everybody, and once everything is played: then the standings say it.
 *
 * Counted by points alone, over every way in which the open tables can end; a double loss, which is a decision of the staff, and a player who leaves are not
 * foreseen. Tables end independently of each other, so the most and the fewest players at a number of points are sums over the tables, and exact. Of a round
 * that is not paired yet it is only known that half of its players at most can win: what follows from that is certain, but may be less than could be known.
 */
export function cutOutlooks(tournament: Tournament): CutOutlooks | null {
  const size = expectedCut(tournament)
  if (size === null || !isRunning(tournament) || isInCut(tournament)) return null
  const toPair = roundsToPlay(tournament) - currentRound(tournament)
  const field = fieldOf(tournament, toPair)
  if (toPair < 0 || toPair > 1 || (toPair === 0 && field.tables.length === 0)) return null
  if (field.present.length <= size) return null
  return { size, isExact: toPair === 0, players: field.present.map((player) => outlookOf(player, field, size)) }
}

type Field = {
  /** Who has not left. */
  readonly present: readonly PlayerId[]
  /** Out of the results that stand. */
  readonly points: ReadonlyMap<PlayerId, number>
  /** What the open tables can end with, by the points of each of the two. */
  readonly tables: readonly Table[]
  readonly tableOf: ReadonlyMap<PlayerId, Table>
  readonly ends: readonly End[]
  /** Who has left and still sits at a table: no place is taken by them. */
  readonly gone: ReadonlySet<PlayerId>
  /** Counts over everybody, which many players ask for. */
  readonly counted: Map<string, number>
  /** What each can earn in the round that is still to be paired; null without one. */
  readonly later: {
    readonly win: number
    readonly draw: number | null
    readonly loss: number
    readonly tables: number
  } | null
}

type Table = readonly [PlayerId, PlayerId]
/** The points of the first and of the second player. */
type End = readonly [number, number]

function fieldOf(tournament: Tournament, toPair: number): Field {
  const { win, draw, loss } = tournament.rules.points
  const drawn = draw > loss ? draw : null
  const present = tournament.players.filter(({ droppedAfter }) => droppedAfter === null).map(({ id }) => id)
  const open = matchesOfRound(tournament, currentRound(tournament)).filter(
    (match) => isMeeting(match) && !isOver(match),
  )
  const tables = open.map(seatsOf).flatMap(([one, other]): Table[] => (one && other ? [[one, other]] : []))
  return {
    present,
    points: matchPoints(tournament),
    tables,
    tableOf: new Map(tables.flatMap((table) => table.map((player) => [player, table] as const))),
    gone: new Set(tournament.players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [] : [id]))),
    counted: new Map(),
    ends: [[win, loss], ...(drawn === null ? [] : [[drawn, drawn] as const]), [loss, win]],
    later: toPair === 0 ? null : { win, draw: drawn, loss, tables: winnersOfNext(tournament, present) },
  }
}

/** The most who can win the round that is still to be paired: one of each table, and whoever has a bye. */
function winnersOfNext(tournament: Tournament, present: readonly PlayerId[]): number {
  const next = currentRound(tournament) + 1
  const exempt = present.filter((id) => hasAwardedBye(tournament, id, next)).length
  return exempt + Math.ceil((present.length - exempt) / 2)
}

function outlookOf(playerId: PlayerId, field: Field, size: number): CutOutlook {
  const points = field.points.get(playerId) ?? 0
  const table = field.tableOf.get(playerId)
  if (!table) {
    return { playerId, points, chance: chanceOf({ playerId, points, opponent: null }, field, size), after: null }
  }
  const isFirst = table[0] === playerId
  const opponent = isFirst ? table[1] : table[0]
  const chances = field.ends.map(([one, other]) => {
    const [own, theirs] = isFirst ? [one, other] : [other, one]
    const opponentPoints = (field.points.get(opponent) ?? 0) + theirs
    const met = field.gone.has(opponent) ? Number.NEGATIVE_INFINITY : opponentPoints
    return chanceOf({ playerId, points: points + own, opponent: { points: met } }, field, size)
  })
  const inOrder = isFirst ? chances : chances.toReversed()
  const after = {
    won: inOrder[0] ?? 'open',
    drawn: inOrder.length === 3 ? (inOrder[1] ?? null) : null,
    lost: inOrder.at(-1) ?? 'open',
  }
  return { playerId, points, chance: overall(chances), after }
}

/** Of a player whose own match can end in several ways. */
function overall(chances: readonly CutChance[]): CutChance {
  const [first] = chances
  if (first !== undefined && chances.every((chance) => chance === first)) return first
  const isAtBestLevel = chances.every((chance) => chance === 'out' || chance === 'tiebreakers')
  return isAtBestLevel ? 'tiebreakers' : 'open'
}

/** A player once their own match of this round is over, and with it the opponent's. */
type Settled = {
  readonly playerId: PlayerId
  readonly points: number
  readonly opponent: { readonly points: number } | null
}

function chanceOf(settled: Settled, field: Field, size: number): CutChance {
  const { later } = field
  const worst = settled.points + (later?.loss ?? 0)
  const best = settled.points + (later?.win ?? 0)
  if (mostAt(worst, settled, field) < size) return 'in'
  if (fewestAt(best + 1, settled, field) >= size) return 'out'
  return fewestAt(best, settled, field) >= size ? 'tiebreakers' : 'open'
}

/** The most others that can end with so many points or more. */
function mostAt(threshold: number, settled: Settled, field: Field): number {
  const { later } = field
  if (later === null) return othersWith({ extreme: 'most', needed: threshold }, settled, field)
  const reachable = othersWith({ extreme: 'most', needed: threshold - later.win }, settled, field)
  // Each table of the next round has one winner at most: so many reach it by a win that need one.
  const withoutWin = othersWith({ extreme: 'most', needed: threshold - (later.draw ?? later.loss) }, settled, field)
  return Math.min(reachable, withoutWin + later.tables)
}

/** The fewest others that must end with so many points or more. */
function fewestAt(threshold: number, settled: Settled, field: Field): number {
  return othersWith({ extreme: 'fewest', needed: threshold - (field.later?.loss ?? 0) }, settled, field)
}

/** The most, or the fewest, who have so many points. */
type Count = { readonly extreme: 'most' | 'fewest'; readonly needed: number }

/** How many others have so many points after this round, with each open table ending as it makes the most, or the fewest, of them. */
function othersWith(count: Count, settled: Settled, field: Field): number {
  const { needed } = count
  const { playerId, opponent } = settled
  const all = everybodyWith(count, field)
  const table = field.tableOf.get(playerId)
  if (!table || !opponent) return all - Number((field.points.get(playerId) ?? 0) >= needed)
  return all - atTable(count, field, table) + Number(opponent.points >= needed)
}

function everybodyWith(count: Count, field: Field): number {
  const { extreme, needed } = count
  const { counted, present, points, tableOf, tables } = field
  const key = `${extreme} ${needed}`
  const known = counted.get(key)
  if (known !== undefined) return known
  let sum = 0
  for (const player of present) if (!tableOf.has(player)) sum += Number((points.get(player) ?? 0) >= needed)
  for (const table of tables) sum += atTable(count, field, table)
  counted.set(key, sum)
  return sum
}

function atTable({ extreme, needed }: Count, { points, ends, gone }: Field, [one, other]: Table): number {
  const has = (player: PlayerId, more: number) =>
    Number(!gone.has(player) && (points.get(player) ?? 0) + more >= needed)
  const counts = ends.map(([first, second]) => has(one, first) + has(other, second))
  return extreme === 'most' ? Math.max(...counts) : Math.min(...counts)
}
