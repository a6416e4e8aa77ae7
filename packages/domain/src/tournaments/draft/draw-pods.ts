import { accept, type Outcome, refuse } from '../../outcome.ts'
import { seededRandom } from '../../seeded-random.ts'
import { shuffled } from '../../shuffled.ts'
import type { Change } from '../change.ts'
import { currentDraft, type DraftStage, hasDraftBegun, withoutDraw } from '../kinds/draft-rounds.ts'
import { currentRound, isFinished, isWaiting } from '../kinds/phase.ts'
import { isInCut, pairedInStage } from '../kinds/stage.ts'
import { activePlayers, isRoundComplete } from '../rounds/round-progress.ts'
import { MIN_PLAYERS_TO_START } from '../size-limits.ts'
import { computeOverallStandings } from '../standings/compute-standings.ts'
import type { PlayerId, Tournament } from '../tournament.ts'
import type { DraftCards, DraftPod } from './draft.ts'
import { areDraftPods, draftPodOptions, USUAL_DRAFT_POD } from './pod-sizes.ts'

export type DraftWish = {
  /** Of each pod; null: the first that is proposed. */
  readonly sizes: readonly number[] | null
  readonly cards: DraftCards
  readonly ranksByPod: boolean
  readonly knockout: boolean
}

/** Draws pods and seats: by lot, or of a later draft by the standings. Drawn again until the first pick. */
export function drawPods(tournament: Tournament, wish: DraftWish, seed: string): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  if (isInCut(tournament)) return refuse('cut_under_way')
  const current = currentDraft(tournament)
  if (!current) return refuse('not_a_draft')
  const isNext = pairedInStage(tournament) > 0
  if (!isNext && hasDraftBegun(tournament)) return refuse('draft_under_way')
  if (!isWaiting(tournament) && !isRoundComplete(tournament)) return refuse('round_not_complete')
  const players = activePlayers(tournament, currentRound(tournament) + 1).map(({ id }) => id)
  if (players.length < MIN_PLAYERS_TO_START) return refuse('not_enough_players')
  const sizes = wish.sizes ?? usualSizes(players.length, wish)
  if (!areDraftPods(sizes, players.length)) return refuse('draft_pods_invalid', { count: players.length })
  if (wish.knockout && sizes.some((size) => size !== USUAL_DRAFT_POD)) return refuse('draft_knockout_of_eight')
  const part = isNext && current.part ? { ...current.part, carriesPoints: true } : current.part
  const plannedRounds = isNext ? null : current.plannedRounds
  const stage = drawnDraft(tournament, { wish, sizes, players, seed, plannedRounds, part })
  return accept([isNext ? { kind: 'stage_opened', stage } : { kind: 'stage_chosen', stage }])
}

function usualSizes(players: number, { knockout }: DraftWish): readonly number[] {
  const isOfEights = knockout && players % USUAL_DRAFT_POD === 0
  if (isOfEights) return Array.from({ length: players / USUAL_DRAFT_POD }, () => USUAL_DRAFT_POD)
  return draftPodOptions(players)[0] ?? []
}

/** For a draft that nobody drew pods for, as it begins. */
export function usualDraft(tournament: Tournament, current: DraftStage, seed: string): DraftStage {
  const players = activePlayers(tournament, currentRound(tournament) + 1).map(({ id }) => id)
  const wish: DraftWish = {
    ...{ sizes: null, cards: current.cards },
    ...{ ranksByPod: current.ranksByPod === true, knockout: false },
  }
  const sizes = usualSizes(players.length, wish)
  const { plannedRounds, part } = current
  return drawnDraft(tournament, { wish, sizes, players, seed, plannedRounds, part })
}

type Drawing = {
  readonly wish: DraftWish
  readonly sizes: readonly number[]
  readonly players: readonly PlayerId[]
  readonly seed: string
  readonly plannedRounds: number | null
  /** Of the stage that is drawn; the next one goes on with its players and points. */
  readonly part: DraftStage['part']
}

function drawnDraft(tournament: Tournament, { wish, sizes, players, seed, plannedRounds, part }: Drawing): DraftStage {
  const { cards, ranksByPod, knockout } = wish
  const isFirst = tournament.rounds.length === 0
  const pods = isFirst ? podsByLot(players, sizes, seed) : podsByStandings(tournament, { players, sizes, seed })
  return {
    ...{ kind: 'draft', plannedRounds, pods, cards, seed },
    ...(ranksByPod && { ranksByPod }),
    ...(knockout && { knockout }),
    ...(part && { part }),
  }
}

/** By their ids in the seed's order, so that nobody's place depends on when they came. */
function podsByLot(players: readonly PlayerId[], sizes: readonly number[], seed: string): readonly DraftPod[] {
  return divided(shuffled([...players].sort(), seededRandom(`${seed} pods`)), sizes)
}

type ByStandings = Pick<Drawing, 'players' | 'sizes' | 'seed'>

/** The best sit in the first pod; odd pods stand last, so that the leaders have no bye. Only seats are drawn. */
function podsByStandings(tournament: Tournament, { players, sizes, seed }: ByStandings): readonly DraftPod[] {
  const there = new Set(players)
  const standings = computeOverallStandings({ ...tournament, throughRound: currentRound(tournament) })
  const ranked = standings.flatMap(({ playerId }) => (there.has(playerId) ? [playerId] : []))
  const others = players.filter((id) => !ranked.includes(id))
  const inOrder = sizes.toSorted((one, other) => (one % 2) - (other % 2) || other - one)
  return divided([...ranked, ...others], inOrder).map((pod, index) =>
    shuffled([...pod].sort(), seededRandom(`${seed} seats ${index + 1}`)),
  )
}

function divided(players: readonly PlayerId[], sizes: readonly number[]): readonly DraftPod[] {
  let from = 0
  return sizes.map((size) => {
    from += size
    return players.slice(from - size, from)
  })
}

/** Whether the seed gives these pods again: by lot wholly, of a later draft the seats alone. Null where it is unknown. */
export function followFromSeed({ pods, drawnPods = pods, seed }: DraftStage, isFirst: boolean): boolean | null {
  if (seed === undefined || drawnPods.length === 0) return null
  const sizes = drawnPods.map(({ length }) => length)
  const again = isFirst
    ? podsByLot(drawnPods.flat(), sizes, seed)
    : drawnPods.map((pod, index) => shuffled([...pod].sort(), seededRandom(`${seed} seats ${index + 1}`)))
  return again.every((pod, index) => pod.join() === drawnPods[index]?.join())
}

/** The index of its stage, as seen. */
export type SeenDraft = { readonly stage: number }

/** Until the first pick; a later draft is taken back whole. */
export function takeBackPods(tournament: Tournament, { stage }: SeenDraft): Outcome<readonly Change[]> {
  if (isFinished(tournament)) return refuse('tournament_finished')
  const current = currentDraft(tournament)
  if (!current) return refuse('not_a_draft')
  if (stage >= tournament.stages.length) return accept([])
  if (stage < tournament.stages.length - 1 || hasDraftBegun(tournament)) return refuse('draft_under_way')
  if (stage > 0) return accept([{ kind: 'stage_taken_back' }])
  return accept(current.pods.length === 0 ? [] : [{ kind: 'stage_chosen', stage: withoutDraw(current) }])
}
