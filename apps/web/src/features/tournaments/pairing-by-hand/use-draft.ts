import type { HandPairing } from '@tablee/domain/tournaments/hand-pairing'
import { currentRound } from '@tablee/domain/tournaments/kinds/phase'
import {
  carryPairingsOver,
  type RoundMove,
  roundMoves,
  type SeenRound,
  seenRound,
} from '@tablee/domain/tournaments/seen-round'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useMemo, useState } from 'react'
import { type Draft, draftOf, isSameDraft, pairingKey, swapPlayers } from './draft-pairings.ts'

export type DraftState = {
  readonly round: RoundNumber
  readonly draft: Draft
  readonly selected: PlayerId | null
  readonly isUnchanged: boolean
  /** The round as it was when the draft began. */
  readonly from: SeenRound
  /** What happened elsewhere since, where saving the draft would undo it. */
  readonly moves: readonly RoundMove[]
  /** Another round is open by now. */
  readonly isOtherRound: boolean
  /** What was arranged and did not fit the round any more when it was carried over. */
  readonly unfit: readonly HandPairing[]
  readonly change: (next: Draft) => void
  /** The first touch picks a player up, the second exchanges the two. */
  readonly touch: (player: PlayerId) => void
  readonly select: (player: PlayerId | null) => void
  /** Goes on from the round as it is now, with all that still fits. */
  readonly carryOver: () => void
  /** Forgets what was arranged. */
  readonly startAgain: () => void
}

type Beginning = { readonly round: RoundNumber; readonly from: SeenRound }

/** The round as the organizer is setting it, kept apart from the one that stands. */
export function useDraft(tournament: Tournament): DraftState {
  const round = currentRound(tournament)
  const standing = useMemo(() => draftOf(tournament, round), [tournament, round])
  const [began, setBegan] = useState<Beginning>(() => ({ round, from: seenRound(tournament, round) }))
  const [draft, setDraft] = useState<Draft>(standing)
  const [selected, setSelected] = useState<PlayerId | null>(null)
  const [unfit, setUnfit] = useState<readonly HandPairing[]>([])
  const change = (next: Draft) => {
    setDraft(next)
    setSelected(null)
  }
  const beginWith = (next: Draft) => {
    setBegan({ round, from: seenRound(tournament, round) })
    change(next)
  }
  const isOtherRound = round !== began.round
  const wish = { round, pairings: draft, from: began.from }
  return {
    round,
    draft,
    selected,
    isUnchanged: isSameDraft(draft, standing),
    from: began.from,
    moves: isOtherRound ? [] : roundMoves(tournament, wish),
    isOtherRound,
    unfit,
    change,
    touch: (player) => {
      if (selected === null) setSelected(player)
      else if (selected === player) setSelected(null)
      else change(swapPlayers(draft, selected, player))
    },
    select: setSelected,
    carryOver: () => {
      const carried = carryPairingsOver(tournament, wish)
      const kept = new Set([...carried, ...began.from.map(({ pairing }) => pairing)].map(pairingKey))
      setUnfit(draft.filter((pairing) => !kept.has(pairingKey(pairing))))
      beginWith(carried)
    },
    startAgain: () => {
      setUnfit([])
      beginWith(standing)
    },
  }
}
