import { type SeededRandom, seededRandom } from '../../../seeded-random.ts'
import { shuffled } from '../../../shuffled.ts'
import { placed } from '../../kinds/result.ts'
import { FIRST_STAGE } from '../../kinds/stage.ts'
import { MAGIC } from '../../rule-packs/magic.ts'
import { POD_PRESETS, podRules } from '../../rule-packs/pod-rules.ts'
import type { PlacingRules, RulePack } from '../../rule-packs/rule-pack.ts'
import type { Match, MatchId, Placings, Player, PlayerId, Side } from '../../tournament.ts'
import type { StandingsInput } from '../compute-standings.ts'

const RULES: readonly PlacingRules[] = [
  ...Object.values(POD_PRESETS),
  { ...POD_PRESETS.standard, drawCounts: 'pod', tiebreakers: ['match-win', 'opponents-beaten', 'mean-seat'] },
  { ...POD_PRESETS.standard, byePoints: 2, floor: [1, 3], byeOpponents: 2, byeOpponentShare: [33, 100] },
]

const OF_POD: readonly RulePack[] = RULES.map((placings) => podRules({ ...MAGIC, placings }))

/** Three to 26 players at tables of three to five: drops, late entries, missed rounds, byes, losses and unfinished games. */
export function somePodEvent(seed: string): StandingsInput {
  const random = seededRandom(seed)
  const below = (most: number) => Math.floor(random() * most)
  const rounds = 1 + below(7)
  const players = Array.from({ length: 3 + below(24) }, (_, index): Player => {
    const droppedAfter = random() < 0.2 ? below(rounds) : null
    const firstRound = random() < 0.1 ? 2 : 1
    return { id: `p${index}` as PlayerId, name: `p${index}`, publicId: null, firstRound, droppedAfter, droppedBy: null }
  })
  const rules = OF_POD[below(OF_POD.length)] ?? podRules(MAGIC)
  const matches = Array.from({ length: rounds }, (_, index) => roundOf(random, players, index + 1)).flat()
  return {
    rules,
    players,
    matches,
    stages: [FIRST_STAGE],
    rounds: [],
    teamKind: null,
    teams: [],
    lot: `lot ${seed}`,
    throughRound: rounds,
  }
}

function roundOf(random: SeededRandom, players: readonly Player[], round: number): readonly Match[] {
  const isThere = ({ firstRound, droppedAfter }: Player) => firstRound <= round && round <= (droppedAfter ?? round)
  const present = shuffled(players.filter(isThere), random).filter(() => random() > 0.04)
  const matches: Match[] = []
  for (let next = 0; next < present.length; ) {
    const size = 3 + Math.floor(random() * 3)
    const seated = present.slice(next, next + size).map(({ id }) => id)
    const id = `r${round} ${next}` as MatchId
    next += size
    if (seated.length < 3) {
      for (const player of seated) {
        const kind = random() < 0.8 ? 'bye' : 'loss'
        matches.push({ kind, id: `${id} ${player}` as MatchId, round, player })
      }
    } else matches.push(tableOf({ id, round, sides: seated.map((player): Side => [player]) }, random))
  }
  return matches
}

function tableOf(table: { id: MatchId; round: number; sides: readonly Side[] }, random: SeededRandom): Match {
  const seat = { kind: 'played', table: 1, ...table } as const
  if (random() < 0.05) return { ...seat, state: { kind: 'pending' } }
  const result = placed(outcomeOf(table.sides.length, random))
  return { ...seat, state: { kind: 'terminated', result, decidedBy: 'player', reports: [] } }
}

function outcomeOf(sides: number, random: SeededRandom): Placings {
  const chance = random()
  const seats = Array.from({ length: sides }, (_, side) => side)
  if (chance < 0.5) return { winner: Math.floor(random() * sides) }
  const left = shuffled(seats, random).slice(0, 2 + Math.floor(random() * (sides - 1)))
  if (chance < 0.7) return { drawn: random() < 0.1 ? [] : left }
  const worth = seats.map(() => Math.floor(random() * sides))
  return { places: worth.map((own) => 1 + worth.filter((one) => one < own).length) }
}
