import type { Change } from '../change.ts'
import type { DraftCards, Drafted, DraftPod } from '../draft/draft.ts'
import { type DraftStage, draftOf } from '../kinds/draft-rounds.ts'
import { firstRoundOf } from '../kinds/part.ts'
import type { PlayerId, RoundNumber, Tournament } from '../tournament.ts'

type PlacePods = readonly (readonly number[])[]

/** A draft in the file: players are places in its list. The time of picks stays behind. */
export type PortableDraft = Pick<Drafted, 'plannedRounds' | 'ranksByPod' | 'knockout' | 'seed'> & {
  /** The first of its rounds, or the one that is to be. */
  readonly firstRound: RoundNumber
  readonly cards: DraftCards
  readonly pods: PlacePods
  readonly drawnPods?: PlacePods | undefined
}

type Places = ReadonlyMap<PlayerId, number>

/** The drafts that begin a tournament, one after the other; those of later parts are with their parts. */
export function portableDrafts(tournament: Tournament, places: Places): readonly PortableDraft[] {
  return tournament.stages.flatMap((stage, index) => {
    const draft = draftOf(stage)
    // Those of later parts are in the list of parts.
    return draft && !draft.part ? [portableDraft(draft, firstRoundOf(tournament, index), places)] : []
  })
}

/** One of them. */
export function portableDraft(draft: DraftStage, firstRound: RoundNumber, places: Places): PortableDraft {
  const { plannedRounds, cards, ranksByPod, knockout, seed, pods, drawnPods } = draft
  // Whoever was removed before the start is not in the list, and without them the seed draws other pods.
  const isWhole = [...pods, ...(drawnPods ?? [])].flat().every((id) => places.has(id))
  const inPlaces = (all: readonly DraftPod[]) => all.map((pod) => pod.flatMap((id) => places.get(id) ?? []))
  return {
    ...{ firstRound, plannedRounds, cards, pods: inPlaces(pods) },
    ...(ranksByPod && { ranksByPod }),
    ...(knockout && { knockout }),
    ...(isWhole && seed !== undefined && { seed }),
    ...(isWhole && drawnPods && { drawnPods: inPlaces(drawnPods) }),
  }
}

/** The stage of a draft that begins with that round; the first one is there from the beginning. */
export function draftChanges(
  drafts: readonly PortableDraft[],
  round: RoundNumber,
  keyOf: (place: number) => PlayerId,
): readonly Change[] {
  return drafts.flatMap((draft, index): readonly Change[] => {
    if (draft.firstRound !== round) return []
    const stage = draftStage(draft, keyOf)
    return [index === 0 ? { kind: 'stage_chosen', stage } : { kind: 'stage_opened', stage }]
  })
}

/** The stage as it was. */
export function draftStage(
  { firstRound: _, pods, drawnPods, ...draft }: PortableDraft,
  keyOf: (place: number) => PlayerId,
): DraftStage {
  const seats = (all: PlacePods) => all.map((pod) => pod.map(keyOf))
  return { kind: 'draft', ...draft, pods: seats(pods), ...(drawnPods && { drawnPods: seats(drawnPods) }) }
}

type Played = { readonly players: number; readonly rounds: number }

/** Why these drafts cannot have been played; null if they can. */
export function contradictionOfDrafts(drafts: readonly PortableDraft[], { players, rounds }: Played): string | null {
  const [first] = drafts
  if (!first) return 'structure.drafts'
  const begins = drafts.map(({ firstRound }) => firstRound)
  const areInOrder = begins.every((round, index) => index === 0 || round > (begins[index - 1] ?? 0))
  if (first.firstRound !== 1 || !areInOrder || (begins.at(-1) ?? 1) > rounds + 1) return 'structure.drafts'
  if (rounds > 0 && first.pods.length === 0) return 'structure.drafts'
  return drafts.every((draft) => haveSeats(draft, players)) ? null : 'structure.pods'
}

/** Whether everybody of its pods sits once, and is in the list. */
export function haveSeats({ pods, drawnPods = [] }: PortableDraft, players: number): boolean {
  return [pods, drawnPods].every((all) => {
    const seated = all.flat()
    return new Set(seated).size === seated.length && seated.every((place) => place < players)
  })
}
