import { countedRulesOf, rulesByRound } from '../kinds/counted-rules.ts'
import { baseIndexAt, firstRoundOf, partOf, rankedIndexes } from '../kinds/part.ts'
import { lastRankedRound } from '../kinds/stage.ts'
import type { CountedRules } from '../rule-packs/pod-rules.ts'
import type { EntrantId, Player, RoundNumber, Stage, Tournament } from '../tournament.ts'

/** Rounds that are counted together, and who is ranked by them. */
export type RankedSpan = {
  /** Its last part, whose tiebreakers order it. */
  readonly stage: number
  readonly from: RoundNumber
  readonly through: RoundNumber
  readonly rules: CountedRules
  /** Left out: its parts have one and the same. */
  readonly rulesOf?: ((round: RoundNumber) => CountedRules) | undefined
  readonly stoppedAfter?: ReadonlyMap<EntrantId, RoundNumber> | undefined
  /** Null: everybody. */
  readonly members: ReadonlySet<EntrantId> | null
}

type Spanned = Pick<Tournament, 'rules' | 'stages' | 'rounds' | 'players' | 'teamKind'> & {
  readonly throughRound: RoundNumber
}

/**
 * In which spans everybody is ranked, best first: who plays in a later part stands above those who do not, unless it carries the points of
 * all on. One for everybody where there is one part.
 */
export function rankedSpans(tournament: Spanned): readonly [RankedSpan, ...RankedSpan[]] {
  const through = Math.min(tournament.throughRound, lastRankedRound(tournament))
  const begun = rankedIndexes(tournament).filter(
    (index) => index === 0 || firstRoundOf(tournament, index) <= tournament.throughRound,
  )
  const gates = begun.filter((index) => index === 0 || isGate(tournament.stages[index]))
  const spans = gates.map((gate, place): RankedSpan => {
    const next = gates[place + 1]
    const last = next === undefined ? through : Math.min(through, firstRoundOf(tournament, next) - 1)
    const own = begun.filter((index) => index >= gate && (next === undefined || index < next))
    return spanOf(tournament, { gate, stages: own, through: last })
  })
  const [lowest, ...above] = spans
  if (!lowest) throw new Error('A tournament has a stage that is ranked')
  const [highest = lowest, ...below] = [...above.toReversed(), lowest]
  return [
    highest,
    ...below.map((span, place) => without(span, [highest, ...below.slice(0, place)], tournament.players)),
  ]
}

/** Whether a part separates those in it from the others. */
function isGate(stage: Stage | undefined): boolean {
  const part = stage === undefined ? null : partOf(stage)
  return part !== null && (!part.carriesPoints || part.players !== null)
}

type Span = { readonly gate: number; readonly stages: readonly number[]; readonly through: RoundNumber }

function spanOf(tournament: Spanned, { gate, stages, through }: Span): RankedSpan {
  const base = baseIndexAt(tournament, gate)
  const stage = stages.at(-1) ?? gate
  const counted = rankedIndexes(tournament).filter((index) => index >= base && index <= stage)
  const rules = counted.map((index) => countedRulesOf(tournament, index))
  const own = countedRulesOf(tournament, stage)
  const isMixed = rules.some((each) => each !== own)
  const stopped = stoppedIn(tournament, { base, stage })
  return {
    ...{ stage, through, from: base === 0 ? 1 : firstRoundOf(tournament, base) },
    rules: isMixed ? withByes(own, rules) : own,
    ...(isMixed && { rulesOf: rulesByRound(tournament) }),
    ...(stopped.size > 0 && { stoppedAfter: stopped }),
    members: gate === 0 ? null : membersOf(tournament, gate),
  }
}

/** Byes of a part at tables of four add opponents, whichever part came last. */
function withByes(own: CountedRules, all: readonly CountedRules[]): CountedRules {
  const byeWorth = own.byeWorth ?? all.findLast((rules) => rules.byeWorth !== undefined)?.byeWorth
  return byeWorth === own.byeWorth ? own : { ...own, byeWorth }
}

/** Who plays in a part: those it was opened for, or everybody who had not left by then. */
function membersOf(tournament: Spanned, gate: number): ReadonlySet<EntrantId> {
  const isIn = memberOf(tournament, gate)
  return new Set(tournament.players.filter(isIn).map(({ id }) => id))
}

function memberOf(tournament: Spanned, gate: number): (player: Player) => boolean {
  const stage = tournament.stages[gate]
  const chosen = (stage && partOf(stage)?.players) ?? null
  if (chosen) {
    const those = new Set(chosen)
    return ({ id }) => those.has(id)
  }
  const first = firstRoundOf(tournament, gate)
  return ({ droppedAfter }) => droppedAfter === null || droppedAfter >= first
}

/** Those whom a part within the span left behind: its rounds were not missed. */
function stoppedIn(
  tournament: Spanned,
  { base, stage }: { readonly base: number; readonly stage: number },
): ReadonlyMap<EntrantId, RoundNumber> {
  const stopped = new Map<EntrantId, RoundNumber>()
  for (const index of rankedIndexes(tournament)) {
    const parted = tournament.stages[index]
    if (index <= base || index > stage || !parted || !partOf(parted)?.players) continue
    const isIn = memberOf(tournament, index)
    for (const player of tournament.players) {
      if (!isIn(player) && !stopped.has(player.id)) stopped.set(player.id, firstRoundOf(tournament, index) - 1)
    }
  }
  return stopped
}

function without(span: RankedSpan, above: readonly RankedSpan[], players: readonly Player[]): RankedSpan {
  const taken = new Set(above.flatMap(({ members }) => [...(members ?? [])]))
  const own = span.members ?? players.map(({ id }) => id)
  return { ...span, members: new Set([...own].filter((id) => !taken.has(id))) }
}
