import { countedRules } from '../kinds/counted-rules.ts'
import { isOver } from '../kinds/match-result.ts'
import { hasPods, podPlanOf } from '../kinds/paired-by.ts'
import { playersOfPart } from '../kinds/part.ts'
import { currentRound, isRunning } from '../kinds/phase.ts'
import { isPlayed, MOST_SIDES, seatsOf } from '../kinds/seats.ts'
import { currentStage, isInCut, roundsToPlay } from '../kinds/stage.ts'
import { podSizes } from '../pairing/pods/pod-sizes.ts'
import { matchPoints } from '../results/match-points.ts'
import { inEntrants } from '../teams/in-entrants.ts'
import type { PlayedMatch, PlayerId, Tournament } from '../tournament.ts'
import { expectedCut } from './cut-field.ts'
import { exemptIn } from './qualified.ts'
import { matchesOfRound } from './round-progress.ts'
import { endsOfTable, type TableEnd } from './table-ends.ts'

/**
 * Chances of a place in the cut by points. `in` and `out`: whatever other results and tiebreakers. `tiebreakers`: at best level with
 * someone for the last place. `open`: others decide.
 */
export type CutChance = 'in' | 'out' | 'tiebreakers' | 'open'

export type CutOutlook = {
  readonly playerId: PlayerId
  readonly points: number
  readonly chance: CutChance
  /** By result of the player's current match; null without one, and for a draw the rules do not know. */
  readonly after: { readonly won: CutChance; readonly drawn: CutChance | null; readonly lost: CutChance } | null
}

export type CutOutlooks = {
  readonly size: number
  /** False if another round is still to be paired: `in` and `out` are certain, but other chances may be certain too. */
  readonly isExact: boolean
  readonly players: readonly CutOutlook[]
}

/**
 * Who is in the cut, out of it, or playing for it, in the last two Swiss rounds (NONE-9). Null earlier, without an expected cut, with
 * places for everybody, and once all is played: then the standings tell.
 *
 * Counts points over every outcome of the open tables, without double losses (a staff ruling) and departures. Tables end independently, so
 * the most and fewest players at a score are exact sums. Of an unpaired round it uses only that at most half its players win: certain, but
 * perhaps not all that could be known.
 */
export function cutOutlooks(asked: Tournament): CutOutlooks | null {
  const tournament = inEntrants(asked)
  const size = expectedCut(tournament)
  if (size === null || !isRunning(tournament) || isInCut(tournament)) return null
  const toPair = roundsToPlay(tournament) - currentRound(tournament)
  // Where places earn points, tables end in too many ways.
  if (hasPods(currentStage(tournament)) && endsOfTable(tournament, MOST_SIDES).length === 0) return null
  const field = fieldOf(tournament, toPair)
  if (toPair < 0 || toPair > 1 || (toPair === 0 && field.tables.length === 0)) return null
  if (field.present.length <= size) return null
  return { size, isExact: toPair === 0, players: field.present.map((player) => outlookOf(player, field, size)) }
}

type Field = {
  readonly present: readonly PlayerId[]
  readonly points: ReadonlyMap<PlayerId, number>
  readonly tables: readonly Table[]
  readonly tableOf: ReadonlyMap<PlayerId, Table>
  readonly endsOf: (table: Table) => readonly TableEnd[]
  /** Left, but still at a table: they take no place. */
  readonly gone: ReadonlySet<PlayerId>
  /** Counts over everybody, cached since many players need them. */
  readonly counted: Map<string, number>
  readonly later: {
    readonly win: number
    readonly draw: number | null
    readonly loss: number
    readonly tables: number
  } | null
}

/** Two who meet, or three to five. */
type Table = readonly PlayerId[]

function openTables(tournament: Tournament): readonly PlayedMatch[] {
  const matches = matchesOfRound(tournament, currentRound(tournament))
  return matches.filter((match) => isPlayed(match)).filter((match) => !isOver(match))
}

function fieldOf(tournament: Tournament, toPair: number): Field {
  const { win, draw, loss } = countedRules(tournament).points
  const drawn = draw > loss ? draw : null
  const those = playersOfPart(tournament)
  const present = tournament.players.flatMap(({ id, droppedAfter }) =>
    droppedAfter === null && (those?.includes(id) ?? true) ? [id] : [],
  )
  const tables = openTables(tournament).map(seatsOf)
  return {
    present,
    points: matchPoints(tournament),
    tables,
    tableOf: new Map(tables.flatMap((table) => table.map((player) => [player, table] as const))),
    gone: new Set(tournament.players.flatMap(({ id, droppedAfter }) => (droppedAfter === null ? [] : [id]))),
    counted: new Map(),
    endsOf: endsBySize(tournament),
    later: toPair === 0 ? null : { win, draw: drawn, loss, tables: winnersOfNext(tournament, present) },
  }
}

function endsBySize(tournament: Tournament): (table: Table) => readonly TableEnd[] {
  const known = new Map<number, readonly TableEnd[]>()
  return ({ length }) => {
    const ends = known.get(length) ?? endsOfTable(tournament, length)
    known.set(length, ends)
    return ends
  }
}

/** At most one winner per table of the next round, plus anyone with a bye. */
function winnersOfNext(tournament: Tournament, present: readonly PlayerId[]): number {
  const next = currentRound(tournament) + 1
  const exempt = present.filter(exemptIn(tournament, next)).length
  const playing = present.length - exempt
  const stage = currentStage(tournament)
  if (!hasPods(stage)) return exempt + Math.ceil(playing / 2)
  const sizes = podSizes(playing, podPlanOf(stage).remainder)
  return sizes ? sizes.sizes.length + sizes.byes : playing
}

function outlookOf(playerId: PlayerId, field: Field, size: number): CutOutlook {
  const points = field.points.get(playerId) ?? 0
  const table = field.tableOf.get(playerId)
  if (!table) {
    return { playerId, points, chance: chanceOf({ playerId, points, others: null }, field, size), after: null }
  }
  const own = table.indexOf(playerId)
  const ends = field.endsOf(table).map(({ kinds, gains }) => {
    const others = table.flatMap((other, seat) =>
      seat === own || field.gone.has(other) ? [] : [(field.points.get(other) ?? 0) + (gains[seat] ?? 0)],
    )
    const chance = chanceOf({ playerId, points: points + (gains[own] ?? 0), others }, field, size)
    return { kind: kinds[own] ?? 'lost', chance }
  })
  const chances = Map.groupBy(ends, ({ kind }) => kind)
  const after = (kind: 'won' | 'drawn' | 'lost') => chances.get(kind)?.map(({ chance }) => chance) ?? []
  const drawn = after('drawn')
  return {
    ...{ playerId, points, chance: overall(ends.map(({ chance }) => chance)) },
    after: {
      ...{
        won: overall(after('won')),
        drawn: drawn.length === 0 ? null : overall(drawn),
        lost: overall(after('lost')),
      },
    },
  }
}

function overall(chances: readonly CutChance[]): CutChance {
  const [first] = chances
  if (first !== undefined && chances.every((chance) => chance === first)) return first
  const isAtBestLevel = chances.every((chance) => chance === 'out' || chance === 'tiebreakers')
  return isAtBestLevel ? 'tiebreakers' : 'open'
}

/** A player whose own match is settled, and with it the others' at the table who are still there. */
type Settled = {
  readonly playerId: PlayerId
  readonly points: number
  readonly others: readonly number[] | null
}

function chanceOf(settled: Settled, field: Field, size: number): CutChance {
  const { later } = field
  const worst = settled.points + (later?.loss ?? 0)
  const best = settled.points + (later?.win ?? 0)
  if (mostAt(worst, settled, field) < size) return 'in'
  if (fewestAt(best + 1, settled, field) >= size) return 'out'
  return fewestAt(best, settled, field) >= size ? 'tiebreakers' : 'open'
}

function mostAt(threshold: number, settled: Settled, field: Field): number {
  const { later } = field
  if (later === null) return othersWith({ extreme: 'most', needed: threshold }, settled, field)
  const reachable = othersWith({ extreme: 'most', needed: threshold - later.win }, settled, field)
  // Each table of the next round has at most one winner, which limits those who need a win.
  const withoutWin = othersWith({ extreme: 'most', needed: threshold - (later.draw ?? later.loss) }, settled, field)
  return Math.min(reachable, withoutWin + later.tables)
}

function fewestAt(threshold: number, settled: Settled, field: Field): number {
  return othersWith({ extreme: 'fewest', needed: threshold - (field.later?.loss ?? 0) }, settled, field)
}

type Count = { readonly extreme: 'most' | 'fewest'; readonly needed: number }

/** Others with so many points after this round, each open table ending to give the most or fewest. */
function othersWith(count: Count, settled: Settled, field: Field): number {
  const { needed } = count
  const { playerId, others } = settled
  const all = everybodyWith(count, field)
  const table = field.tableOf.get(playerId)
  if (!table || !others) return all - Number((field.points.get(playerId) ?? 0) >= needed)
  return all - atTable(count, field, table) + others.filter((points) => points >= needed).length
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

function atTable({ extreme, needed }: Count, { points, endsOf, gone }: Field, table: Table): number {
  const counts = endsOf(table).map(
    ({ gains }) =>
      table.filter((player, seat) => !gone.has(player) && (points.get(player) ?? 0) + (gains[seat] ?? 0) >= needed)
        .length,
  )
  return extreme === 'most' ? Math.max(...counts) : Math.min(...counts)
}
