import { currentRound, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { MatchId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback, useState } from 'react'
import { SavedTable } from './saved-table.ts'
import type { Correction } from './use-tell-corrected.ts'

/** Requested by the staff: its row is scrolled to and focused, or its scores open. */
export type WantedTable = {
  readonly matchId: MatchId
  readonly isOpened: boolean
  /** The result when it was requested, null for none; defaults to the one on opening. */
  readonly seen?: Score | null | undefined
  /** Means its card above the list, with both reports. */
  readonly isDispute?: boolean
  /** By the search: its sheet opens over what was found, and once it is painted the whole list is back. */
  readonly search?: 'found' | 'over'
}

/** What the staff's play screen shows, across tabs. */
export type Desk = {
  readonly shownRound: RoundNumber
  readonly showRound: (round: RoundNumber) => void
  readonly backToCurrent: () => void
  readonly isPairing: boolean
  readonly setIsPairing: (isPairing: boolean) => void
  readonly wanted: WantedTable | null
  readonly grant: () => void
  readonly want: (matchId: MatchId, how: Omit<WantedTable, 'matchId'>) => void
  readonly disputes: DisputesInSight
  /** Read by `useSavedTable`. */
  readonly saved: SavedTable
  readonly noteSaved: (table: number) => void
  /** After an act that moved the tournament on: shows its tables from the top. */
  readonly arrive: () => void
  /** Reports a paired round, with an undo. */
  readonly tellPaired: (title: string, round: RoundNumber) => void
  /** An earlier round was corrected: back to the current one, with an undo if possible. */
  readonly corrected: (correction: Correction | null) => void
  /** People waiting, and how to get to them; null if none. */
  readonly waiting: { readonly label: string; readonly open: () => void } | null
  /** Argument of the last `arrive`; null before. */
  readonly leftBehind: LeftBehind | null
}

/** Visibility of contested tables; unrendered ones are unknown. */
export type DisputesInSight = {
  readonly known: ReadonlyMap<MatchId, boolean>
  readonly note: (matchId: MatchId, isInSight: boolean) => void
}

/** Where the tournament was before one's own act: a new object per act. */
export type LeftBehind = { readonly stand: string }

/** Changes when a round comes or goes. */
export function standOf(tournament: Tournament): string {
  return `${phaseOf(tournament)} ${currentRound(tournament)}`
}

/** `leave` leads to where the work is, unless another tab was chosen meanwhile. */
export function useDesk(
  tournament: Tournament,
  { open, leave }: { readonly open: (tab: 'scores') => void; readonly leave: () => boolean },
): Omit<Desk, 'tellPaired' | 'corrected' | 'waiting'> {
  const current = currentRound(tournament)
  const stand = standOf(tournament)
  const [chosen, setChosen] = useState<RoundNumber | null>(null)
  const [isPairing, setIsPairing] = useState(false)
  const [wanted, setWanted] = useState<WantedTable | null>(null)
  const [saved] = useState(() => new SavedTable())
  const [leftBehind, setLeftBehind] = useState<LeftBehind | null>(null)
  const want: Desk['want'] = (matchId, how) => {
    setChosen(null)
    setIsPairing(false)
    open('scores')
    setWanted({ matchId, ...how })
  }
  const arrive = () => {
    setChosen(null)
    setIsPairing(false)
    setWanted(null)
    // The answer of an act that was pressed before another tab.
    if (leave()) setLeftBehind({ stand })
  }
  return {
    shownRound: chosen !== null && chosen < current ? chosen : current,
    showRound: setChosen,
    backToCurrent: useCallback(() => setChosen(null), []),
    isPairing,
    setIsPairing,
    wanted,
    grant: useCallback(() => setWanted(null), []),
    want,
    disputes: useDisputesInSight(),
    saved,
    noteSaved: useCallback((table: number) => saved.note({ table, stand }), [saved, stand]),
    arrive,
    leftBehind,
  }
}

function useDisputesInSight(): DisputesInSight {
  const [known, setKnown] = useState<DisputesInSight['known']>(new Map())
  const note = useCallback(
    (matchId: MatchId, isInSight: boolean) =>
      setKnown((before) => (before.get(matchId) === isInSight ? before : new Map([...before, [matchId, isInSight]]))),
    [],
  )
  return { known, note }
}
