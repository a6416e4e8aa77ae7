import { accept, type Outcome, refuse } from '../../outcome.ts'
import type { Change } from '../change.ts'
import { evolveAll } from '../evolve.ts'
import { draftOf } from '../kinds/draft-rounds.ts'
import { groupsOf } from '../kinds/groups.ts'
import { partOf, playersOfPart, rankedIndexes, withPart } from '../kinds/part.ts'
import { currentRound, isFinished, isRunning, isWaiting } from '../kinds/phase.ts'
import { currentStage, firstStageOf, hasCutBegun, isInCut, pairedInStage, withPlannedRounds } from '../kinds/stage.ts'
import { sizeFault } from '../life/size-fault.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { MIN_PLAYERS_TO_START } from '../size-limits.ts'
import { MOST_PARTS, type WishedPart } from '../stage-part.ts'
import type { Player, PlayerId, RoundNumber, Stage, Tournament } from '../tournament.ts'
import { cutCandidates } from './cut-field.ts'
import { pairNextRound, type WhoDraws } from './pair-next-round.ts'
import { packOfPart } from './part-rules.ts'
import { tooManyParts } from './planned-parts.ts'
import { activePlayers, isRoundComplete } from './round-progress.ts'

export type OpenedStage = WishedPart &
  WhoDraws & {
    /** The round after which it begins, as seen. */
    readonly afterRound: RoundNumber
    readonly seed: string
  }

/**
 * Another part begins: its first round is paired in its own way, by its own points or by those so far. Undone with that round; a draft first
 * draws its pods, and is taken back as drafts are.
 */
export function openStage(tournament: Tournament, wish: OpenedStage): Outcome<readonly Change[]> {
  const { afterRound, seed, pair, pods } = wish
  const fault = openingFault(tournament)
  if (fault) return refuse(fault)
  if (hasJustOpened(tournament, afterRound)) return accept([])
  if (isUnbegun(tournament)) return refuse('part_without_rounds')
  if (afterRound !== currentRound(tournament)) return refuse('round_not_current')
  if (!isRoundComplete(tournament)) return refuse('round_not_complete')
  const parts = rankedIndexes(tournament).length
  if (parts >= MOST_PARTS) return { accepted: false, refusal: tooManyParts(parts + 1) }
  const ready = stageReady(tournament, wish, afterRound)
  if (!ready.accepted) return ready
  const { stage, opened } = ready.value
  const change: Change = { kind: 'stage_opened', stage }
  // Pods are drawn, and decks made, before the first round of a draft.
  if (draftOf(stage)) return accept([change])
  return accept([change, pairNextRound(opened, afterRound + 1, { seed, pair, pods })])
}

/** The stage of such a part, and the tournament in it, with nothing paired yet. */
export function stageReady(
  tournament: Tournament,
  wish: WishedPart,
  afterRound: RoundNumber,
): Outcome<{ readonly stage: Stage; readonly opened: Tournament }> {
  const rules = packOfPart(tournament, wish)
  if (!rules.accepted) return rules
  const players = playersOf(tournament, wish.playing ?? null)
  if (!players.accepted) return players
  const stage = stageOf(wish, { rules: rules.value === tournament.rules ? null : rules.value, players: players.value })
  const opened = evolveAll(tournament, [{ kind: 'stage_opened', stage }])
  const size = sizeFault(opened, activePlayers(opened, afterRound + 1).length)
  return size ? { accepted: false, refusal: size } : accept({ stage, opened })
}

function openingFault(tournament: Tournament) {
  if (isWaiting(tournament)) return 'tournament_not_running'
  if (isFinished(tournament)) return 'tournament_finished'
  if (groupsOf(currentStage(tournament))) return 'cut_follows_groups'
  if (isInCut(tournament)) return hasCutBegun(tournament) ? 'cut_under_way' : 'part_after_knockout'
  return null
}

function hasJustOpened(tournament: Tournament, afterRound: RoundNumber): boolean {
  const paired = isUnbegun(tournament) ? 0 : 1
  const isNext = currentRound(tournament) === afterRound + paired && pairedInStage(tournament) === paired
  return isNext && partOf(currentStage(tournament)) !== null
}

/** The current part is opened, and none of its rounds is paired: a draft whose decks are made. */
function isUnbegun(tournament: Tournament): boolean {
  return tournament.stages.length > 1 && pairedInStage(tournament) === 0
}

/** The first of the standings; null: everybody. */
function playersOf(tournament: Tournament, playing: number | null): Outcome<readonly PlayerId[] | null> {
  if (playing === null && playersOfPart(tournament) === null) return accept(null)
  const candidates = partCandidates(tournament)
  const size = playing ?? candidates.length
  if (size > candidates.length) return refuse('cut_too_big', { size, count: candidates.length })
  return size < MIN_PLAYERS_TO_START ? refuse('not_enough_players') : accept(candidates.slice(0, size))
}

/** Who may play on, in the order of the standings. */
function partCandidates(tournament: Tournament): readonly Player['id'][] {
  return cutCandidates(tournament).map(({ playerId }) => playerId)
}

type Settled = { readonly rules: RulePack | null; readonly players: readonly PlayerId[] | null }

function stageOf(wish: WishedPart, { rules, players }: Settled): Stage {
  const { structure, plannedRounds, carriesPoints } = wish
  const [planned = firstStageOf(structure)] = withPlannedRounds({ stages: [firstStageOf(structure)] }, plannedRounds)
  return withPart(planned, { carriesPoints, players, ...(rules && { rules }) })
}

/** Whether another part could begin now, by the progress alone. */
export function canOpenStage(tournament: Tournament): boolean {
  return (
    isRunning(tournament) &&
    openingFault(tournament) === null &&
    !isUnbegun(tournament) &&
    isRoundComplete(tournament) &&
    rankedIndexes(tournament).length < MOST_PARTS
  )
}
