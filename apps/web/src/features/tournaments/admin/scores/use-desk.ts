import { currentRound, phaseOf } from '@tablee/domain/tournaments/kinds/phase'
import type { Score } from '@tablee/domain/tournaments/results/score'
import type { MatchId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback, useState } from 'react'
import type { Correction } from './use-tell-corrected.ts'

/** A table that the staff asked for: its row comes into sight with the focus, or its scores open. */
export type WantedTable = {
  readonly matchId: MatchId
  readonly isOpened: boolean
  /** The result, null for none, that stood when it was begun to ask for; left out, the one that stands when it opens. */
  readonly seen?: Score | null | undefined
  /** Its card above the list is meant, with both reports. */
  readonly isDispute?: boolean
}

/** What the staff's screen of play is turned to, whatever tab is open. */
export type Desk = {
  readonly shownRound: RoundNumber
  readonly showRound: (round: RoundNumber) => void
  readonly backToCurrent: () => void
  readonly isPairing: boolean
  readonly setIsPairing: (isPairing: boolean) => void
  readonly wanted: WantedTable | null
  /** It is there. */
  readonly grant: () => void
  readonly want: (matchId: MatchId, how: Omit<WantedTable, 'matchId'>) => void
  readonly disputes: DisputesInSight
  /** The table whose score was saved here last, in the round being played. */
  readonly savedTable: number | null
  readonly noteSaved: (table: number) => void
  /** After an act that changed where the tournament stands: shows its tables from the top. */
  readonly arrive: () => void
  /** Says that a round is paired, with the way back. */
  readonly tellPaired: (title: string, round: RoundNumber) => void
  /** A result of an earlier round was corrected: back to the current one. What can be taken back by one tap is told. */
  readonly corrected: (correction: Correction | null) => void
  /** People who wait to be let in, and the way to them; null where nobody does. */
  readonly waiting: { readonly label: string; readonly open: () => void } | null
  /** What `arrive` was called on last; null before. */
  readonly leftBehind: LeftBehind | null
}

/** Which disputed tables are on the screen; of one that was not drawn yet nothing is known. */
export type DisputesInSight = {
  readonly known: ReadonlyMap<MatchId, boolean>
  readonly note: (matchId: MatchId, isInSight: boolean) => void
}

/** Where the tournament stood before an act of one's own: a new one for each act. */
export type LeftBehind = { readonly stand: string }

/** Where a tournament stands: another one means that a round came or went. */
export function standOf(tournament: Tournament): string {
  return `${phaseOf(tournament)} ${currentRound(tournament)}`
}

/** `openTab` opens the tables, or with null the tab where the work is. */
export function useDesk(
  tournament: Tournament,
  openTab: (tab: 'scores' | null) => void,
): Omit<Desk, 'tellPaired' | 'corrected' | 'waiting'> {
  const current = currentRound(tournament)
  const stand = standOf(tournament)
  const [chosen, setChosen] = useState<RoundNumber | null>(null)
  const [isPairing, setIsPairing] = useState(false)
  const [wanted, setWanted] = useState<WantedTable | null>(null)
  const [saved, setSaved] = useState<{ readonly table: number; readonly stand: string } | null>(null)
  const [leftBehind, setLeftBehind] = useState<LeftBehind | null>(null)
  const want: Desk['want'] = (matchId, how) => {
    setChosen(null)
    setIsPairing(false)
    openTab('scores')
    setWanted({ matchId, ...how })
  }
  const arrive = () => {
    setChosen(null)
    setIsPairing(false)
    setWanted(null)
    openTab(null)
    setLeftBehind({ stand })
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
    savedTable: saved?.stand === stand ? saved.table : null,
    noteSaved: useCallback((table: number) => setSaved({ table, stand }), [stand]),
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
