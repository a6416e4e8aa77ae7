import { accept, type Outcome, refuse } from '../../outcome.ts'
import { evolveAll } from '../evolve.ts'
import { playersOfPart, withPart } from '../kinds/part.ts'
import { firstStageOf, withPlannedRounds } from '../kinds/stage.ts'
import { sizeFault } from '../life/size-fault.ts'
import type { RulePack } from '../rule-packs/rule-pack.ts'
import { MIN_PLAYERS_TO_START } from '../size-limits.ts'
import type { WishedPart } from '../stage-part.ts'
import type { Player, PlayerId, RoundNumber, Stage, Tournament } from '../tournament.ts'
import { cutCandidates } from './cut-field.ts'
import { packOfPart } from './part-rules.ts'
import { activePlayers } from './round-progress.ts'

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
