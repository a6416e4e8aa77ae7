import { currentRound } from '@tablee/domain/tournaments/round-progress'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { type Draft, draftOf, isSameDraft, swapPlayers } from './draft-pairings.ts'

export type DraftState = {
  readonly round: RoundNumber
  readonly draft: Draft
  readonly selected: PlayerId | null
  readonly isUnchanged: boolean
  /** The round was paired anew elsewhere since the draft began. */
  readonly isOutdated: boolean
  readonly change: (next: Draft) => void
  /** The first touch picks a player up, the second exchanges the two. */
  readonly touch: (player: PlayerId) => void
  readonly deselect: () => void
  readonly startAgain: () => void
}

/** The round as the organizer is setting it, kept apart from the one that stands. */
export function useDraft(tournament: Tournament): DraftState {
  const round = currentRound(tournament)
  const standing = useMemo(() => draftOf(tournament, round), [tournament, round])
  const [began, setBegan] = useState({ round, standing })
  const [draft, setDraft] = useState<Draft>(standing)
  const [selected, setSelected] = useState<PlayerId | null>(null)
  const change = (next: Draft) => {
    setDraft(next)
    setSelected(null)
  }
  return {
    round,
    draft,
    selected,
    isUnchanged: isSameDraft(draft, standing),
    isOutdated: round !== began.round || !isSameDraft(standing, began.standing),
    change,
    touch: (player) => {
      if (selected === null) setSelected(player)
      else if (selected === player) setSelected(null)
      else change(swapPlayers(draft, selected, player))
    },
    deselect: () => setSelected(null),
    startAgain: () => {
      setBegan({ round, standing })
      change(standing)
    },
  }
}
