import type { WholeRegistration } from '@tablee/contract/registrations/registration-document'
import type { TournamentId } from '@tablee/domain/tournaments/tournament'
import { useCallback, useRef } from 'react'
import { useTranslation } from '../../../language/use-translation.ts'
import { useToldFailure } from '../../../transport/use-told-failure.ts'
import { notify } from '../../../ui/toasts.tsx'
import { type OrganizerAct, useOrganizerAct } from '../api/organizer-act.ts'

/** Says what was done about a registration, and takes it back when asked. Always the same function. */
export function useActsWithNotice(tournamentId: TournamentId) {
  const { t } = useTranslation()
  const takeBack = useOrganizerAct(tournamentId)
  useToldFailure(takeBack, t('organizer.failed.undo'))
  const send = useRef(takeBack.send)
  send.current = takeBack.send
  return useCallback(
    ({ playerKey, playerName: name }: WholeRegistration, act: OrganizerAct['act']): void => {
      switch (act.kind) {
        case 'check-in':
          return
        case 'undo':
          notify.success({
            title: t(act.undone === 'accept' ? 'organizer.done.undoAccept' : 'organizer.done.undo', { name }),
          })
          return
        default:
          notify.info({
            title: t(`organizer.done.${act.kind}`, { name }),
            action: {
              label: t('organizer.done.takeBack'),
              onClick: () => void send.current({ playerKey, act: { kind: 'undo', undone: act.kind } }),
            },
          })
      }
    },
    [t],
  )
}
