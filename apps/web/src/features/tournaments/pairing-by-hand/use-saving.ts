import type { PlayerId, Tournament } from '@tablee/domain/tournaments/tournament'
import { useState } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import type { StaffAccess } from '../api/own-roles.ts'
import { useSetPairings } from '../api/set-round-pairings.ts'
import type { DraftState } from './use-draft.ts'
import { decidedRound, type Fate, type Fates, playersToDecide } from './without-table.ts'

type Saving = {
  readonly tournament: Tournament
  readonly access: StaffAccess
  readonly state: DraftState
  readonly onClose: () => void
}

/** Saves the round; where somebody is without a table, only once it is said what becomes of them. */
export function useSaving({ tournament, access, state, onClose }: Saving) {
  const { t } = useTranslation()
  const [isAsking, setIsAsking] = useState(false)
  const [fates, setFates] = useState<Fates>(new Map())
  const act = useSetPairings(access)
  const { round, draft, from } = state
  const players = playersToDecide(tournament, draft, round)
  const save = async () => {
    const reply = await act.send({ round, from, ...decidedRound(draft, players, fates) })
    setIsAsking(false)
    if (reply === null) return
    notify.success({ title: t('admin.pairing.saved') })
    onClose()
  }
  return {
    act,
    clear: act.clear,
    ask: () => {
      if (players.length > 0) setIsAsking(true)
      else void save()
    },
    question: {
      players,
      isOpen: isAsking,
      fates,
      onChoose: (player: PlayerId, fate: Fate) => setFates(new Map(fates).set(player, fate)),
      onClose: () => setIsAsking(false),
      onSave: () => void save(),
      onSeat: (player: PlayerId) => {
        setIsAsking(false)
        setFates(new Map([...fates].filter(([, fate]) => fate !== 'table')))
        state.select(player)
      },
    },
  }
}
