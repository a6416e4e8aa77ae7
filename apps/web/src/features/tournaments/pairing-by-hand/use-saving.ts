import type { PairingWarning } from '@tablee/domain/tournaments/rounds/pairing-warnings'
import type { PlayerId, RoundNumber, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import type { StaffAccess } from '../api/own/own-roles.ts'
import { useSetPairings } from '../api/rounds/set-round-pairings.ts'
import { savedRound } from './draft-pairings.ts'
import type { DraftState } from './use-draft.ts'
import { decidedRound, type Fate, type Fates, playersToDecide } from './without-table.ts'

/** For reporting and undoing it. */
export type SavedRound = {
  readonly round: RoundNumber
  readonly before: Tournament
  readonly after: Tournament
  readonly dropped: readonly PlayerId[]
  /** Erased with their tables. */
  readonly lost: number
}

type Saving = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly state: DraftState
  readonly warnings: readonly PairingWarning[]
  readonly onSaved: (saved: SavedRound) => void
  readonly onClose: () => void
}

/** If results would be lost or somebody has no table, asks first. */
export function useSaving({ tournament, access, state, warnings, onSaved, onClose }: Saving) {
  const [asked, setAsked] = useState<'nothing' | 'lost results' | 'without table'>('nothing')
  const [fates, setFates] = useState<Fates>(new Map())
  const act = useSetPairings(access)
  const { round, draft, from, tables } = state
  const players = playersToDecide(tournament, draft, round)
  const lost = warnings.filter(({ kind }) => kind === 'result_lost')
  const save = async () => {
    const wish = { round, from, tables, ...decidedRound(draft, players, fates) }
    const after = savedRound(tournament, wish)
    const reply = await act.send(wish)
    setAsked('nothing')
    if (reply === null) return
    state.startAgain()
    onSaved({ round, before: tournament, after, dropped: wish.dropped, lost: lost.length })
    onClose()
  }
  const askForFates = () => {
    setAsked(players.length > 0 ? 'without table' : 'nothing')
    if (players.length === 0) void save()
  }
  return {
    act,
    clear: act.clear,
    ask: () => {
      if (lost.length > 0) setAsked('lost results')
      else askForFates()
    },
    lost: {
      warnings: lost,
      isOpen: asked === 'lost results',
      onClose: () => setAsked('nothing'),
      onConfirm: askForFates,
    },
    question: {
      players,
      isOpen: asked === 'without table',
      fates,
      onChoose: (player: PlayerId, fate: Fate) => setFates(new Map(fates).set(player, fate)),
      onClose: () => setAsked('nothing'),
      onSave: () => void save(),
      onSeat: (player: PlayerId) => {
        setAsked('nothing')
        setFates(new Map([...fates].filter(([, fate]) => fate !== 'table')))
        state.select(player)
      },
    },
  }
}
