import { evolveAll } from '../evolve.ts'
import { type PortableRound, type PortableTournament, portableTournament } from '../files/portable-tournament.ts'
import { placed } from '../kinds/result.ts'
import { changeSettings } from '../life/change-settings.ts'
import { customiseRules } from '../rule-packs/customise-rules.ts'
import { POD_PRESETS } from '../rule-packs/pod-rules.ts'
import { rulePackFor } from '../rule-packs/rule-packs.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import { anEmptyTournament } from './a-tournament.ts'

export type Size = { readonly players: number; readonly rounds: number }

/** Draws, losses and wins; remaining rounds were missed. */
type Record = { readonly draws: number; readonly losses: number; readonly wins: number }

const POINTS = { win: 100, draw: 10, loss: 1 }
const MOST_OF_EACH = 9

/**
 * A running tournament where all have different points, by byes, losses and draws: unrealistic, and the costliest to pair. 30 rounds give
 * different records for 2,000 players.
 */
export function fileOfAllScores({ players, rounds }: Size): PortableTournament {
  const records = recordsOf(rounds, players)
  return {
    ...fileOf(records.length),
    rules: rules(),
    rounds: Array.from({ length: rounds }, (_, round) => roundOf(records, round)),
  }
}

/** A finished one where everybody meets someone new each round, realistic for its size. */
export function fileOfMeetings({ players, rounds }: Size): PortableTournament {
  const half = players >> 1
  const score = { wins1: 2, wins2: 1, draws: 0 }
  return {
    ...fileOf(2 * half),
    rounds: Array.from({ length: rounds }, (_, round) => ({
      seed: `round ${round}`,
      tables: Array.from({ length: half }, (_, table) => {
        const other = half + ((table + round) % half)
        const isUpset = (table * 7 + round * 3) % 5 < 2
        return { table: table + 1, players: isUpset ? ([other, table] as const) : ([table, other] as const), score }
      }),
      byes: [],
      losses: [],
    })),
  }
}

/** A running one at tables of four, played for a wager; everybody sits with others each round. */
export function fileOfWagers({ players, rounds }: Size): PortableTournament {
  const quarter = players >> 2
  const empty = anEmptyTournament()
  const planned = changeSettings(empty, { structure: 'pods' })
  if (!planned.accepted) throw new Error(planned.refusal.code)
  const pods = evolveAll(empty, planned.value)
  return {
    ...fileOf(4 * quarter, { ...pods, rules: { ...pods.rules, placings: POD_PRESETS.wager } }),
    rounds: Array.from({ length: rounds }, (_, round) => ({
      seed: `round ${round}`,
      tables: Array.from({ length: quarter }, (_, table) => ({
        table: table + 1,
        sides: [0, 1, 2, 3].map((seat) => [seat * quarter + ((table + seat * round) % quarter)] as const),
        result: placed((table + round) % 5 === 4 ? { drawn: [0, 1, 2, 3] } : { winner: (table + round) % 5 }),
      })),
      byes: [],
      losses: [],
    })),
  }
}

function fileOf(players: number, empty: Tournament = anEmptyTournament()): PortableTournament {
  return {
    ...portableTournament(empty),
    state: 'running',
    players: Array.from({ length: players }, (_, index) => ({
      ...{ key: `p${index.toString(36)}` as PlayerId, name: `Player ${index}` },
      ...{ firstRound: 1, droppedAfter: null, disqualifiedIn: null },
    })),
  }
}

function rules() {
  const varied = customiseRules(rulePackFor('other'), { points: POINTS })
  if (!varied.accepted) throw new Error(varied.refusal.code)
  return varied.value
}

/** Neighbours with equal draws draw against each other. */
function recordsOf(rounds: number, count: number): readonly Record[] {
  const places = Array.from({ length: MOST_OF_EACH + 1 }, (_, number) => number)
  const longest = Array.from({ length: rounds + 1 }, (_, number) => rounds - number)
  const all = longest.flatMap((played) =>
    places.flatMap((draws) =>
      places.flatMap((losses) => (draws + losses <= played ? [{ draws, losses, wins: played - draws - losses }] : [])),
    ),
  )
  const chosen = Map.groupBy(all.slice(0, count), ({ draws }) => draws)
  return [...chosen.values()].flatMap((alike) => alike.slice(0, alike.length - (alike.length % 2)))
}

function roundOf(records: readonly Record[], round: number): PortableRound {
  const places = [...records.keys()]
  const isDrawn = (place: number) => round < (records[place]?.draws ?? 0)
  const isWon = (place: number) => !isDrawn(place) && round < (records[place]?.draws ?? 0) + (records[place]?.wins ?? 0)
  const isLost = (place: number) => {
    const { draws = 0, wins = 0, losses = 0 } = records[place] ?? {}
    return round >= draws + wins && round < draws + wins + losses
  }
  return {
    seed: `round ${round}`,
    tables: places
      .filter((place) => place % 2 === 0 && isDrawn(place))
      .map((place, table) => ({
        table: table + 1,
        players: [place, place + 1],
        score: { wins1: 1, wins2: 1, draws: 0 },
      })),
    byes: places.filter(isWon),
    losses: places.filter(isLost),
  }
}
