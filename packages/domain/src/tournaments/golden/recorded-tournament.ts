import { games } from '../kinds/result.ts'
import { FIRST_STAGE } from '../kinds/stage.ts'
import type { AllowedScore } from '../results/score.ts'
import { customiseRules, type RuleOverrides } from '../rule-packs/customise-rules.ts'
import { readFraction } from '../rule-packs/fraction.ts'
import type { Fraction, RulePack } from '../rule-packs/rule-pack.ts'
import { findRulePack, rulePackFor } from '../rule-packs/rule-packs.ts'
import type { StandingsInput } from '../standings/compute-standings.ts'
import type { Match, MatchId, Player, PlayerId } from '../tournament.ts'

/** A real tournament with its published standings. */
export type RecordedTournament = {
  readonly id: string
  readonly game: string
  readonly rules: RecordedRules
  readonly players: readonly string[]
  readonly rounds: readonly RecordedRound[]
  readonly standings: readonly RecordedRow[]
  readonly drops?: readonly { readonly player: string; readonly after_round: number }[]
  /** Played, but removed from the published standings. */
  readonly not_in_standings?: readonly string[]
}

export type RecordedRules = {
  readonly family: 'mtr' | 'pokemon'
  readonly floor?: string
  readonly own_gw_floor?: boolean
  readonly opponents?: RulePack['opponents']
  readonly bye_games?: readonly [number, number, number]
  readonly no_opponent?: string
  readonly game_scores: boolean
  /** What the rows' `wins`, `losses` and `draws` cover; null: not published. */
  readonly wins_losses_draws: 'after_round' | 'all-rounds' | 'other' | null
  readonly decimals?: number
  readonly tolerance: number
}

export type RecordedRound = {
  readonly number: number
  readonly kind: 'swiss' | 'elimination'
  readonly matches: readonly RecordedMatch[]
}

/** Games; without `p2` a bye if the first side won, else a loss without an opponent. */
export type RecordedMatch = {
  readonly p1: string
  readonly p2: string | null
  readonly wins1: number
  readonly wins2: number
  readonly draws: number
}

/** Null: not published. */
export type RecordedRow = {
  readonly rank: number
  readonly player: string
  readonly division?: string
  readonly points: number | null
  readonly wins: number | null
  readonly losses: number | null
  readonly draws: number | null
  readonly omw: number | null
  readonly gw: number | null
  readonly ogw: number | null
  readonly after_round: number
}

/** The nearest published pack, and where the publisher differs. */
export type RulesOfRecording = { readonly packId: string; readonly overrides: RuleOverrides }

export function rulesOfRecording(recording: RecordedTournament): RulesOfRecording {
  const { rules } = recording
  const scores = scoresIn(recording)
  const most = Math.max(...scores.map(([won]) => won))
  const common = { scoresAllowed: scores, bestOf: Math.max(1, 2 * most - 1), missedRounds: 'not-played' } as const
  if (rules.family === 'pokemon') return { packId: rulePackFor('pokemon').id, overrides: common }
  const floor = fractionOf(rules.floor ?? '0.33')
  return {
    packId: rulePackFor('magic').id,
    overrides: {
      ...common,
      matchWin: { floor },
      gameWin: { counts: rules.game_scores, floor, ownFloor: rules.own_gw_floor ?? false },
      tiebreakers: rules.game_scores ? ['opponent-match-win', 'game-win', 'opponent-game-win'] : ['opponent-match-win'],
      opponents: rules.opponents ?? 'each-round',
      byeGames: rules.bye_games ?? [2, 0, 0],
      lossGames: lossGamesIn(recording),
      noOpponent: fractionOf(rules.no_opponent ?? '0'),
      unplayedDrawGames: 0,
    },
  }
}

/** As the domain sees it; elimination rounds are ordinary rounds. */
export function domainOfRecording(recording: RecordedTournament): Omit<StandingsInput, 'throughRound'> {
  const { packId, overrides } = rulesOfRecording(recording)
  const pack = findRulePack(packId)
  if (!pack) throw new Error(`No rule pack ${packId}`)
  const rules = customiseRules(pack, overrides)
  if (!rules.accepted) throw new Error(`${recording.id}: ${JSON.stringify(rules.refusal)}`)
  return {
    rules: rules.value,
    lot: recording.id,
    ...{ stages: [FIRST_STAGE], rounds: [], teamKind: null, teams: [] },
    players: recording.players.map((name) => playerOf(recording, name)),
    matches: recording.rounds.flatMap((round) => round.matches.map((match, index) => matchOf(round, match, index))),
  }
}

function playerOf(recording: RecordedTournament, name: string): Player {
  const drop = recording.drops?.find(({ player }) => player === name)
  return {
    id: playerId(name),
    name,
    publicId: null,
    firstRound: firstRoundOf(recording, name),
    droppedAfter: drop?.after_round ?? null,
    droppedBy: null,
  }
}

function firstRoundOf({ rounds }: RecordedTournament, name: string): number {
  return rounds.find(({ matches }) => matches.some(({ p1, p2 }) => p1 === name || p2 === name))?.number ?? 1
}

function matchOf({ number: round }: RecordedRound, match: RecordedMatch, index: number): Match {
  const id = `r${round}-${match.p1}-${match.p2 ?? 'none'}` as MatchId
  const player = playerId(match.p1)
  if (match.p2 === null) return { kind: match.wins1 > match.wins2 ? 'bye' : 'loss', id, round, player }
  const score = { wins1: match.wins1, wins2: match.wins2, draws: match.draws }
  return {
    kind: 'played',
    id,
    round,
    table: index + 1,
    sides: [[player], [playerId(match.p2)]],
    state: { kind: 'terminated', result: games(score), decidedBy: 'organizer', reports: [] },
  }
}

function playerId(name: string): PlayerId {
  return name as PlayerId
}

function fractionOf(text: string): Fraction {
  const fraction = readFraction(text)
  if (!fraction) throw new Error(`${text} is no fraction`)
  return fraction
}

function scoresIn({ rounds }: RecordedTournament): readonly AllowedScore[] {
  const scores = new Map<string, AllowedScore>()
  for (const { p2, wins1, wins2 } of rounds.flatMap(({ matches }) => matches)) {
    if (p2 === null) continue
    const score = [Math.max(wins1, wins2), Math.min(wins1, wins2)] as const
    scores.set(String(score), score)
  }
  const isDraw = ([won, lost]: AllowedScore) => Number(won === lost)
  return [...scores.values()].sort(
    (one, other) => isDraw(one) - isDraw(other) || other[0] - one[0] || one[1] - other[1],
  )
}

function lossGamesIn({ rounds }: RecordedTournament): readonly [number, number, number] {
  const losses = rounds.flatMap(({ matches }) =>
    matches.filter(({ p2, wins1, wins2 }) => p2 === null && wins1 <= wins2),
  )
  const loss = losses[0]
  return loss ? [loss.wins1, loss.wins2, loss.draws] : [0, 2, 0]
}
