import type { RegistrationView } from '@tablee/contract/registrations/registration-document'
import type { UndoableAct } from '@tablee/domain/registrations/undo-registration-act'
import { raisedCapacity } from '@tablee/domain/tournaments/players/capacity'
import type { Tournament } from '@tablee/domain/tournaments/tournament'
import { useCallback, useRef } from 'react'
import { useToldFailure } from '../../../acts/use-told-failure.ts'
import { useTranslation } from '../../../language/use-translation.ts'
import { notify } from '../../../ui/toasts.tsx'
import { type OrganizerAct, useOrganizerAct } from '../api/organizer-act.ts'

export type DoneAct = {
  readonly registration: RegistrationView
  readonly act: OrganizerAct['act']
  /** The new number of seats, if the act added one. */
  readonly seats: number | null
}

/** Reports an act with its undo. Stable function. */
export function useActsWithNotice({ id, capacity }: Pick<Tournament, 'id' | 'capacity'>): (done: DoneAct) => void {
  const { t } = useTranslation()
  const takeBack = useOrganizerAct(id)
  useToldFailure(takeBack, t('organizer.failed.undo'))
  const latest = useRef({ send: takeBack.send, capacity })
  latest.current = { send: takeBack.send, capacity }
  const tellUndone = useCallback(
    (title: string, seats: number | null): void => {
      if (seats === null) notify.success({ title })
      else notify.info({ title, description: t('tournament.seatsNow', { count: seats }) })
    },
    [t],
  )
  return useCallback(
    ({ registration: { playerKey, playerName: name }, act, seats }): void => {
      const undo = async (undone: UndoableAct) => {
        const { send, capacity: before } = latest.current
        const reply = await send({ playerKey, act: { kind: 'undo', undone } })
        const after = reply && raisedCapacity(before, reply.data.maxPlayers)
        if (after !== null) tellUndone(t('organizer.done.undo', { name }), after)
      }
      switch (act.kind) {
        case 'check-in':
        case 'hide':
        case 'payment':
        case 'byes':
          return
        case 'undo':
          tellUndone(t(act.undone === 'accept' ? 'organizer.done.undoAccept' : 'organizer.done.undo', { name }), seats)
          return
        default:
          notify.info({
            title: t(`organizer.done.${act.kind}`, { name }),
            ...(seats === null ? {} : { description: t('tournament.seatsNow', { count: seats }) }),
            action: {
              label: t('organizer.done.takeBack'),
              onClick: () => void undo(act.kind),
            },
          })
      }
    },
    [t, tellUndone],
  )
}
